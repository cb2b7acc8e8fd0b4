// What draws the pictures and signs in the texts of Oath (see FigureModule).
export { default as Figure } from "./Figure.svelte";
export { signs } from "./signs";
