// What everybody can count in a campaign: its targets, and the warbands of both sides (O-5.5.8). What powers make of them is for
// the engine to say: its odds know.
import type { BoardData, CampaignView, OathView, TargetKind } from "./types";

export interface Target {
  kind: TargetKind;
  /** A slot, a relic, a banner; nothing for a pawn. */
  id: string;
}

export interface Force {
  /** On boards. */
  boards: number;
  /** At sites. */
  sites: number;
  /** Sites that bandits hold. */
  bandits: number;
}

export function targetsOf(data: BoardData, campaign: CampaignView): Target[] {
  return campaign.targets.flatMap((number) => {
    const found = data.targets[number];
    return found ? [{ kind: found[0], id: found[1] }] : [];
  });
}

export function attackForce(view: OathView, campaign: CampaignView): Force {
  const joined = campaign.joined_site === null ? undefined : view.map[campaign.joined_site];
  return {
    boards: view.seats[campaign.attacker]?.warbands ?? 0,
    sites: joined?.warbands ?? 0,
    bandits: 0,
  };
}

/** A defender's board counts if the pawn is where the attack comes from, or at a targeted site. */
export function defenseForce(data: BoardData, view: OathView, campaign: CampaignView): Force {
  const slots = targetsOf(data, campaign).flatMap(({ kind, id }) => (kind === "site" ? [id] : []));
  const near = [campaign.site, ...slots];
  const force: Force = { boards: 0, sites: 0, bandits: 0 };
  for (const seat of new Set([campaign.defender, ...campaign.allies])) {
    const mine = view.seats[seat];
    if (mine && mine.pawn !== null && near.includes(mine.pawn)) force.boards += mine.warbands;
  }
  for (const slot of slots) {
    const here = view.map[slot];
    force.sites += here?.warbands ?? 0;
    if (here?.ruler === "bandits") force.bandits += 1;
  }
  return force;
}
