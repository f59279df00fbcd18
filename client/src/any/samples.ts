// Three games that nobody here knows, for tests: cards, dice and a grid.
import type { View } from "../frames/contract";
import type { Brought, Role, Touch } from "../wire/wire";

interface Sample {
  roles: Record<string, Role>;
  moves: Touch[];
  view: View;
}

const BARE: Role = {
  form: "unseen",
  look: "card",
  each: false,
  own: false,
  icon: "",
  score: false,
  empty: "",
  square: "{row},{column}",
  steps: 0,
  on: "",
  whose: [],
  parts: {},
};

export const bare = (form: Role["form"], more: Partial<Role> = {}): Role => ({ ...BARE, form, ...more });

const touch = (text: string, holes: Record<string, string> = {}, more: Partial<Touch> = {}): Touch => ({
  text,
  holes,
  icon: "",
  confirm: false,
  ...more,
});

export const viewOf = (position: Record<string, unknown>, legal: string[], seat = 0): View => ({
  seat,
  game: "sample",
  seats: 2,
  options: {},
  position,
  actors: [0],
  scores: null,
  winners: [],
  legal,
});

export const boxOf = ({ roles, moves }: Sample): Brought => ({
  contract: 1,
  files: {},
  langs: ["en"],
  pieces: [],
  roles,
  moves,
});

export const TINY: Sample = {
  roles: {
    first: bare("unseen"),
    pile: bare("pile"),
    stock: bare("pile"),
    coins: bare("count", { icon: "coin", score: true }),
    hands: bare("row", { each: true, own: true }),
  },
  moves: [touch("{card}", { card: "hands" })],
  view: viewOf({ first: 0, pile: [5, 7], stock: 3, coins: [1, 0], hands: [[3, 11], 2] }, ["3", "11"]),
};

export const DICE: Sample = {
  roles: {
    phase: bare("phase"),
    dice: bare("row", { look: "die" }),
    kept: bare("row", { look: "die", each: true }),
    secret: bare("row", { each: true, own: true }),
    points: bare("count", { icon: "star", score: true }),
  },
  moves: [
    touch("keep {die}", { die: "dice" }),
    touch("throw", {}, { icon: "cup" }),
    touch("stop", {}, { confirm: true }),
    touch("swap {dice*}", { dice: "dice" }),
  ],
  view: viewOf({ phase: "keep", dice: [3, 5, 5, 1], kept: [[6], []], secret: [["12"], ["?"]], points: [3, 0] }, [
    "keep 3",
    "keep 5",
    "keep 1",
    "throw",
    "stop",
  ]),
};

export const FROGS: Sample = {
  roles: {
    board: bare("grid", { look: "disc", empty: ".", square: "{letter}{row}", whose: ["f", "r"] }),
    eaten: bare("count", { icon: "fly", score: true }),
  },
  moves: [touch("{start}-{end}", { start: "board", end: "board" })],
  view: viewOf(
    {
      board: [
        ["f", ".", "f"],
        [".", "r", "."],
      ],
      eaten: [0, 1],
    },
    ["a1-a2", "c1-c2"],
  ),
};
