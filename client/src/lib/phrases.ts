// What may be said at a table (room/table/phrases.py).

export const PHRASES = [
  "hello",
  "well_played",
  "thanks",
  "oops",
  "your_turn",
  "one_moment",
  "again",
  "good_night",
  "lucky",
  "courage",
];
export const EMOTES = ["smile", "laugh", "wow", "cry", "think", "heart", "clap", "sleep"];
