// The television's own words.
import { lendWords } from "../lib/words";

type Texts = Parameters<typeof lendWords>[0];

lendWords(import.meta.glob("../words/tv.*.ftl", { query: "?raw", import: "default" }) as Texts);
