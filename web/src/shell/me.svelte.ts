// Who the person before this screen is: a name, and a cookie that only the server reads.
import { ask, type Carried, type Me as Page, type SignOut } from "./api";

class Me {
  /** undefined: not asked yet; null: nobody. */
  name = $state<string | null | undefined>(undefined);
  /** On how many devices this person is known. */
  devices = $state(0);
  /** Until when a link to another device is open, in seconds; null if none is. */
  linkUntil = $state<number | null>(null);

  /** How often the server was asked: what it says to an older question than the newest is out of date, and not shown. */
  private asked = 0;

  private async show(answer: () => Promise<Page>): Promise<void> {
    const asked = ++this.asked;
    const page = await answer();
    if (asked !== this.asked) return;
    this.name = page.name;
    this.devices = page.devices;
    this.linkUntil = page.link_until;
  }

  load(): Promise<void> {
    return this.show(() => ask("get", "/api/me"));
  }

  setName(name: string): Promise<void> {
    return this.show(() => ask("post", "/api/me", { body: { name } }));
  }

  /** Open a link from another device. Where this one is somebody else's, nothing is done unless they may be replaced. */
  carry(token: string, replace: boolean): Promise<Carried> {
    return ask("post", "/api/me/carry", { body: { token, replace } });
  }

  /** A link to another device; the one before is good no longer. */
  async makeLink(): Promise<string> {
    this.asked++;
    const { url, until } = await ask("post", "/api/me/link");
    this.linkUntil = until;
    return url;
  }

  takeLinkBack(): Promise<void> {
    return this.show(() => ask("post", "/api/me/link/back"));
  }

  signOut(where: SignOut): Promise<void> {
    return this.show(() => ask("post", "/api/me/leave", { body: { where } }));
  }
}

export const me = new Me();
