// The targets of a campaign, by what they are.
import type { BoardData, CampaignView, TargetKind } from "./types";

export interface Target {
  kind: TargetKind;
  /** A slot, a relic, a banner; nothing for a pawn, or a facedown relic. */
  id: string;
}

export function targetsOf(data: BoardData, campaign: CampaignView): Target[] {
  return campaign.targets.flatMap((number) => {
    const found = data.targets[number];
    return found ? [{ kind: found[0], id: found[1] }] : [];
  });
}
