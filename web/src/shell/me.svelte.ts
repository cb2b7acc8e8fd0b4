// Who the person before this screen is: a name, and a cookie that only the server reads.
import { ask } from "./api";

class Me {
  /** undefined: not asked yet; null: nobody. */
  name = $state<string | null | undefined>(undefined);

  async load(): Promise<void> {
    this.name = (await ask("get", "/api/me")).name;
  }

  async setName(name: string): Promise<void> {
    this.name = (await ask("post", "/api/me", { body: { name } })).name;
  }

  async carry(token: string): Promise<void> {
    this.name = (await ask("post", "/api/me/carry", { body: { token } })).name;
  }
}

export const me = new Me();
