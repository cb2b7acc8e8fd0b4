// What of the choices' kinds and piles is drawn on this table, and what becomes of the rest.
import type { Drawing } from "../../board/offers";

export const DRAWING: Drawing = {
  onTable: ["area", "piece", "building", "power", "hand"],
  laidOut: ["offered"],
  buttons: ["answer", "protect"],
  usual: { area: "place", piece: "remove", building: "raze", power: "power", hand: "play" },
};
/** Of these, what stands in an area. */
export const IN_AREA = ["area", "piece", "building", "power"];
