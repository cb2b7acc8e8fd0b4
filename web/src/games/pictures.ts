// A picture of each game, for the lobby: small, and there before any board is.
import type { Component } from "svelte";
import AnkhMorpork from "./ankh_morpork/Picture.svelte";
import Immortals from "./immortals/Picture.svelte";
import Oath from "./oath/Picture.svelte";
import Tyrants from "./tyrants/Picture.svelte";

export const pictures: Record<string, Component> = {
  ankh_morpork: AnkhMorpork,
  immortals: Immortals,
  oath: Oath,
  tyrants: Tyrants,
};
