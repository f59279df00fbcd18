// Birds, each seen from the side.
import type { Mood } from "../bodies";
import { BEAK, INK, PAPER, eye, flat, line, part, spot } from "./pen";

export const magpie = (mood: Mood): string =>
  part("M16 46L1 12l9-4 16 32z", "#3b6fb8") +
  part("M9 61C7 47 13 38 23 32 21 15 28 4 40 4c10 0 16 7 16 16 0 9-3 13-4 20 1 8 0 15-2 21z", "#3a3358") +
  part("M29 61c-3-11 3-20 14-22 5 0 9 3 9 6 0 6-1 11-2 16z", PAPER) +
  part("M10 58c1-10 8-17 18-18 4 9 1 16-6 20z", "#4f8fe0") +
  line("M15 56c2-5 5-8 9-10") +
  part("M53 11Q60 12 64 19q-5 4-11 3z", "#6d6488") +
  `<circle cx="60" cy="27.5" r="4.5" fill="none" stroke="${INK}" stroke-width="6"/><circle cx="60" cy="27.5" r="4.5" fill="none" stroke="#f7c948" stroke-width="2.6"/>` +
  eye(mood, 43, 16, 5.5, 1, PAPER, true);

export const jay = (mood: Mood): string =>
  part("M17 17L14 5l8 4 3-8 7 7 8-5-1 12z", "#b97f6b") +
  part("M55 61c4-14-1-26-11-31 0-12-7-19-17-19-10 0-16 7-16 16 0 8 4 13 3 20-2 6-1 10 1 14z", "#d9a48e") +
  part("M14 46c4-3 9-6 11-12-4-1-8-2-12-1-1 4 1 8 1 13z", PAPER) +
  part("M14 29c6 0 11 3 12 11-6 0-11-4-12-11z", INK) +
  part("M34 61c-4-11 3-20 15-22 8 5 9 14 6 22z", "#3f86e0") +
  line("M37 53l17-4M35 58l20-3M39 47l13-4", 2.4) +
  part("M14 20Q5 20 1 27q6 4 13 3z", "#6d6488") +
  part("M1 30q0 9 4 9t4-9z", "#c98b3f") +
  part("M-1 29q1-5 6-5t6 5z", "#7a5230") +
  eye(mood, 23, 21, 5.2, -1);

export const heron = (mood: Mood): string =>
  part("M38 7c10-3 17 0 22 8-7-4-13-4-19-2z", INK) +
  part(
    "M24 16c8 4 13 8 12 14-1 7-14 10-14 22 0 4 1 6 2 9h30c8-9 7-22-3-27-4-2-5-6-5-12C46 11 42 4 33 4c-6 0-9 4-9 12z",
    "#a9bdd8",
  ) +
  flat("M25 53c1-10 16-13 19-23-1-5-4-8-8-11l-5-2c5 4 8 8 7 14-2 6-13 10-13 22z", PAPER) +
  line("M40 30l-2 4M35 38l-3 3M30 44l-2 4", 2.4) +
  part("M34 61c0-12 6-19 16-20 6 5 7 14 2 20z", "#7d93b8") +
  line("M41 58c1-5 3-8 7-10") +
  part("M28 8L1 17q14 3 27 1z", BEAK) +
  flat("M31 5c5-2 10-1 12 3-4-2-8-2-12-1z", INK) +
  eye(mood, 33, 12.5, 4.4, -1);

export const blackbird = (mood: Mood): string =>
  part("M14 50L1 37l4-8 16 10z", "#4b4368") +
  part("M8 61C5 45 12 33 24 27 23 15 30 8 40 8c10 0 15 7 15 15 5 12 4 26-1 38z", "#4b4368") +
  part("M12 58c0-12 8-20 20-21 3 10-2 19-12 23z", "#5f5680") +
  line("M18 56c2-6 5-9 9-11") +
  (mood === "sad"
    ? part("M53 17L64 25l-11 4z", BEAK)
    : part("M49 12L62 1q2 8-6 15z", BEAK) + part("M55 17q7-1 9 2-3 6-10 6z", BEAK)) +
  spot(42, 20, 8, BEAK) +
  eye(mood, 42, 20, 5);

export const quail = (mood: Mood): string =>
  part("M25 14C22 8 18 6 13 8c-5 2-7-4-2-6 8-3 16 1 18 11z", INK) +
  part("M9 61c-3-7-2-14 3-18 2-3 1-6 0-9-2-11 4-20 14-20 9 0 14 6 14 14 13 2 21 11 21 23 0 4-1 7-3 10z", "#c4925f") +
  part("M9 61c-3-7-2-14 3-18 8 2 14 9 13 18z", "#f3ddb0") +
  line("M40 40l4 4M48 42l3 5M36 48l4 5M46 52l3 5M55 50l1 5", 2.4) +
  flat("M18 17c5-3 12-1 15 5-5-2-10-3-16-1z", PAPER) +
  part("M13 24Q7 24 4 29q5 3 10 2z", "#6d6488") +
  part("M14 33c3 5 10 6 14 3-1 6-9 9-15 5z", "#5c3f28") +
  eye(mood, 23, 27, 4.8, -1);

export const duckling = (mood: Mood): string =>
  part("M30 9C27 3 22 1 19 3c3 1 4 4 5 7z", "#f7d34f") +
  part("M6 61c-3-8 1-17 9-20 4-2 5-5 4-9-2-13 5-23 17-23s18 8 18 18c0 8-4 12-7 16 5 5 6 12 4 18z", "#ffe07a") +
  flat("M22 59c-1-8 8-14 18-13 6 3 9 7 8 13z", "#fff0bd") +
  part("M9 55c-2-9 6-13 15-10 3 8-3 15-11 14-2 0-3-2-4-4z", "#f7c948") +
  line("M16 54q4 0 6-4", 2) +
  part("M50 20q8 0 13 5-2 5-13 5z", BEAK) +
  (mood === "glad" ? part("M50 29q7 0 10 3-4 5-11 1z", "#e5787d") : "") +
  spot(46, 32, 3, "#ffb98a", 2) +
  eye(mood, 42, 22, 5.2, 1);
