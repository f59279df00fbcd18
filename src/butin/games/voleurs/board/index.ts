// Voleurs on the page: eight piles, whose they are, and the own hand.
import Board from "./Board.svelte";
import Won from "./Won.svelte";

export { dwell, forgets, games, guide, lands, points, prompt, score, spoken } from "./about";
export { advice } from "./advice";
export { decisive, mark, matters } from "./moments";
export { Board, Won };
export { sound } from "./sounds";
export { touch } from "./touch";
