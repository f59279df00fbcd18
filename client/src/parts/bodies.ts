// The seats' shapes as bodies, in a box of 64 by 64, and where the middle between their eyes is.

export const FACED = 26; // pixels, below which nobody has a face

export type Mood = "calm" | "glad" | "sad" | "thinks";

/** From -1 to 1, to the right and down. */
export interface Look {
  x: number;
  y: number;
}
interface Body {
  outline: string;
  eyes: number; // how far down
  apart: number; // from the middle to each eye
}

export const BODIES: Body[] = [
  { outline: "M32 4a28 28 0 1 1 0 56a28 28 0 1 1 0-56z", eyes: 28, apart: 10 },
  { outline: "M25.3 12.3Q32 0 38.7 12.3L58.3 47.7Q65 60 51 60H13Q-1 60 5.7 47.7z", eyes: 34, apart: 7.8 },
  { outline: "M6 16Q6 6 16 6H48Q58 6 58 16V48Q58 58 48 58H16Q6 58 6 48z", eyes: 27, apart: 11 },
  {
    outline: "M27.8 3.2Q32 -1 36.2 3.2L60.8 27.8Q65 32 60.8 36.2L36.2 60.8Q32 65 27.8 60.8L3.2 36.2Q-1 32 3.2 27.8z",
    eyes: 28,
    apart: 9.5,
  },
  {
    outline:
      "M28.2 7Q32 0 35.8 7L41 16.5Q42.9 20 46.8 20.8L57.4 22.7Q65.3 24.2 59.8 30L52.3 37.8Q49.6 40.7 50.1 44.7L51.5 55.4Q52.6 63.3 45.4 59.9L35.6 55.2Q32 53.5 28.4 55.2L18.6 59.9Q11.4 63.3 12.5 55.4L13.9 44.7Q14.4 40.7 11.7 37.8L4.2 30Q-1.3 24.2 6.6 22.7L17.2 20.8Q21.1 20 23 16.5z",
    eyes: 30,
    apart: 8,
  },
  {
    outline:
      "M28 3.4Q32 0.5 36 3.4L59.3 20.4Q63.4 23.3 61.8 28.1L52.9 55.4Q51.4 60.2 46.4 60.2L17.6 60.2Q12.6 60.2 11.1 55.4L2.2 28.1Q0.6 23.3 4.7 20.4z",
    eyes: 31,
    apart: 10,
  },
  {
    outline:
      "M20 7.5Q20 1.5 26 1.5L38 1.5Q44 1.5 44 7.5L44 18Q44 20 46 20L56.5 20Q62.5 20 62.5 26L62.5 38Q62.5 44 56.5 44L46 44Q44 44 44 46L44 56.5Q44 62.5 38 62.5L26 62.5Q20 62.5 20 56.5L20 46Q20 44 18 44L7.5 44Q1.5 44 1.5 38L1.5 26Q1.5 20 7.5 20L18 20Q20 20 20 18z",
    eyes: 27,
    apart: 8.5,
  },
];

/** Mouths, drawn around a point below the eyes. */
export const MOUTHS: Record<Mood, string> = {
  calm: "M-6.5-1Q0 6 6.5-1",
  glad: "M-8-3Q0-.5 8-3Q8 8 0 8Q-8 8-8-3z",
  sad: "M-6 4Q0-3.5 6 4",
  thinks: "M-3 2Q2-.5 6 1",
};
