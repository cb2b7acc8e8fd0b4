// Tyrants of the Underdark, as a board for the shell (see GameModule).
export { default as Board } from "./Board.svelte";
export { default as Card } from "./Card.svelte";
export { seatColour } from "./palette";
export { default as SeatPanel } from "./SeatPanel.svelte";
export { sounds } from "./sounds";
