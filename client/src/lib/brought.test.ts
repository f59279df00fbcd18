// What a game's package brings: in the language that there is, piece by piece, asked once.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fetchRulebook, fetchWords, wordsOver } from "./words";
import { langsFor } from "./brought";

const FILES: Record<string, string> = {
  "words.en.ftl": "event-coin = A coin for { $seat }.\nbot-mouse = The Mouse\n",
  "words.fr.ftl": "event-coin = Une pièce pour { $seat }.\n",
  "rulebook.en.md": "# Higher\n",
};
const asked: string[] = [];
let down = false;

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal("fetch", (url: string) => {
    asked.push(url);
    if (down) return Promise.reject(new TypeError("no net"));
    const name = /([^/?]*)(\?v=.*)?$/.exec(url)?.[1] ?? "";
    if (name) return Promise.resolve(new Response(FILES[name], { status: name in FILES ? 200 : 404 }));
    const files = Object.fromEntries(Object.keys(FILES).map((one) => [one, "12ab"]));
    return Promise.resolve(
      Response.json({ contract: 1, files, langs: ["fr", "en"], pieces: [], roles: {}, moves: [] }),
    );
  });
});
afterEach(() => vi.unstubAllGlobals());

test("a reader's language goes first, then English, then the first there is", () => {
  expect(langsFor("de", ["fr", "en"])).toEqual(["en", "fr"]);
  expect(langsFor("fr", ["fr", "en", "it"])).toEqual(["fr", "en"]);
  expect(langsFor("de", ["it"])).toEqual(["it"]);
});

test("a sentence that is missing in one language is said in the next", async () => {
  const words = wordsOver("fr", [await fetchWords("tiny", "fr")], ["Léa"]);
  expect([words.t("event-coin", { seat: 0 }), words.t("bot-mouse")]).toEqual(["Une pièce pour Léa.", "The Mouse"]);
  const german = wordsOver("de", [await fetchWords("tiny", "de")], ["Léa"]);
  expect(german.t("event-coin", { seat: 0 })).toBe("A coin for Léa.");
});

test("a rulebook comes in the language that it has, and files by their digests", async () => {
  expect(await fetchRulebook("tiny2", "de")).toBe("# Higher\n");
  expect(asked).toEqual(["/games/tiny2/", "/games/tiny2/rulebook.en.md?v=12ab"]);
  await fetchRulebook("tiny2", "fr");
  expect(asked.filter((url) => url === "/games/tiny2/")).toHaveLength(1);
});

test("what did not come is asked for again", async () => {
  down = true;
  await expect(fetchWords("tiny3", "fr")).rejects.toThrow("no net");
  down = false;
  await expect(fetchWords("tiny3", "fr")).resolves.toBeDefined();
});
