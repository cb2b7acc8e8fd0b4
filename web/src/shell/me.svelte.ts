// Who the person before this screen is: a name, and a cookie that only the server reads.
import { ask, type Carried, type Me as Page, type SignOut } from "./api";

class Me {
  /** undefined: not asked yet; null: nobody. */
  name = $state<string | null | undefined>(undefined);
  /** On how many devices this person is known. */
  devices = $state(0);
  /** Until when a link to another device is open, in seconds; null if none is. */
  linkUntil = $state<number | null>(null);

  private show(page: Page): void {
    this.name = page.name;
    this.devices = page.devices ?? 0;
    this.linkUntil = page.link_until ?? null;
  }

  async load(): Promise<void> {
    this.show(await ask("get", "/api/me"));
  }

  async setName(name: string): Promise<void> {
    this.show(await ask("post", "/api/me", { body: { name } }));
  }

  /** Open a link from another device. Where this one is somebody else's, nothing is done unless they may be replaced. */
  carry(token: string, replace: boolean): Promise<Carried> {
    return ask("post", "/api/me/carry", { body: { token, replace } });
  }

  /** A link to another device; the one before is good no longer. */
  async makeLink(): Promise<string> {
    const { url, until } = await ask("post", "/api/me/link");
    this.linkUntil = until;
    return url;
  }

  async takeLinkBack(): Promise<void> {
    this.show(await ask("post", "/api/me/link/back"));
  }

  async signOut(where: SignOut): Promise<void> {
    this.show(await ask("post", "/api/me/leave", { body: { where } }));
  }
}

export const me = new Me();
