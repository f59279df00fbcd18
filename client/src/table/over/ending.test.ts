import { beforeAll, expect, it } from "vitest";
import { need, speak, wordsFor } from "../../lib/language.svelte";
import { type Result, kindText, tieText, wonText } from "./ending";

const GAMES = ["voleurs", "schattendieb", "labyrinthe", "attrap_tresors"];
beforeAll(() => speak("fr"));

function result(scores: number[], winners: number[], self = 0): Result {
  const names = scores.map((_, seat) => (seat === self ? "Toi" : (["Léa", "Bo", "Cy"][seat] ?? "")));
  return { scores, winners, names, self };
}

async function told(game: string, one: Result): Promise<(string | undefined)[]> {
  await need(game);
  const words = wordsFor(game, one.names);
  return [wonText, tieText, kindText].map((text) => text(one, words).replaceAll("\u00a0", " "));
}

it("says who won, with how much, and how far ahead of the reader", async () => {
  expect(await told("voleurs", result([22, 24, 23], [1]))).toEqual([
    "Bo gagne avec 24 cartes, 2 d’avance sur toi !",
    "",
    "Belle partie ! La prochaine sera peut-être la tienne.",
  ]);
  expect(await told("schattendieb", result([22, 14, 20], [0]))).toEqual([
    "Bravo, tu gagnes avec 22 points, 2 d’avance sur Cy !",
    "",
    "Belle partie, Cy et Bo !",
  ]);
});

it("says to nobody `you` where several sit at one device, or nobody", async () => {
  expect(await told("attrap_tresors", result([22, 24], [1], -1))).toEqual([
    "Bo gagne avec 24 sacs d’or, 2 d’avance sur Léa !",
    "",
    "Belle partie, Léa !",
  ]);
});

it.each([
  ["voleurs", "tas"],
  ["labyrinthe", "dernière trouvaille"],
  ["attrap_tresors", "cartes d’or"],
])("says in %s what settles a tie", async (game, reason) => {
  const [won, tie] = await told(game, result([24, 24, 3], [1]));
  expect(won).toMatch(/^Bo gagne avec 24 [^,]* !$/);
  expect(tie).toContain("(Toi)");
  expect(tie).toContain(reason);
});

it.each(GAMES)("says in %s that a win is shared", async (game) => {
  const [won, tie, kind] = await told(game, result([24, 24, 3], [0, 1]));
  expect(won).toMatch(/^Victoire partagée : Toi et Bo, avec 24 .* !$/);
  expect([tie, kind]).toEqual(["", "Belle partie, Cy !"]);
});

it.each(GAMES)("has words for it in all languages, in %s", async (game) => {
  for (const lang of ["en", "de", "fr"] as const) {
    await speak(lang);
    await need(game);
    const words = wordsFor(game, ["Ana", "Bo"]);
    expect(wonText(result([1, 2], [1], -1), words)).toContain("Bo");
    expect(wonText(result([2, 2], [0, 1], -1), words)).toMatch(/Ana (et|and|und) Bo/);
  }
});
