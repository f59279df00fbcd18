// What may be said at a table (room/phrases.py), with a face for each emote.

export const PHRASES = ["hello", "well_played", "thanks", "oops", "your_turn", "one_moment", "again", "good_night", "lucky", "courage"];
export const EMOTES: Record<string, string> = {
  smile: "🙂", laugh: "😄", wow: "😮", cry: "😢", think: "🤔", heart: "❤️", clap: "👏", sleep: "😴",
};
