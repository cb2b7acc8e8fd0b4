// Immortals, as a board for the shell (see GameModule).
export { default as Board } from "./Board.svelte";
export { default as Card } from "./Card.svelte";
export { seatColour } from "./palette";
export { question } from "./question";
export { default as SeatPanel } from "./SeatPanel.svelte";
export { sounds } from "./sounds";
