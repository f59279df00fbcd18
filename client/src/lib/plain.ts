// What is known of any game: it stands in for what its board says, where it has none or until it is here.
import type { Known } from "./board";

export const PLAIN: Known = {
  dwell: () => 300,
  score: (view, seat) => view.scores?.[seat] ?? null,
  prompt: () => "",
};
