// What a land looks like, in a few strokes around the origin: trees, peaks, waves, watchtowers, ears of corn.
export const GLYPHS: Record<string, string> = {
  greenwood: "M0 12V4M-9 4 0-13 9 4z",
  highpeaks: "M-15 10-4-10 3 2 7-4 15 10M-8-3l4 3 4-3",
  waterlands: "M-15-4q5-6 10 0t10 0 10 0M-15 6q5-6 10 0t10 0 10 0",
  marches: "M-8 12V-8h4v4h3v-4h4v4h3v-4h4V12zM0 12V5",
  sunplains: "M0 13V-5M0-5q-5-3 0-9 5 6 0 9M0 4q-8 0-8-7M0 4q8 0 8-7",
};
