// @vitest-environment node
// What each folder may not see is planted into it, and ESLint says so.
import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import { ESLint } from "eslint";
import { beforeAll, expect, it } from "vitest";

const INWARD = "wire lib store parts frames any rules table hand tv home open join learn replay worker pages".split(
  " ",
);
const RULES = ["@typescript-eslint/no-restricted-imports", "no-restricted-syntax"];

const cwd = resolve(import.meta.dirname, "../..");
const eslint = new ESLint({ cwd, overrideConfigFile: "client/eslint.config.js", cache: false });

/** What ESLint says of this text, were it in that file; the walls alone. */
async function said(filePath: string, text: string): Promise<string[]> {
  const [found] = await eslint.lintText(text, { filePath, warnIgnored: true });
  expect(found?.messages.filter((one) => one.fatal || one.ruleId === null)).toEqual([]); // it is looked at
  return (found?.messages ?? []).flatMap(({ ruleId }) => (ruleId && RULES.includes(ruleId) ? [ruleId] : []));
}

/** All ways to see something of a folder; each is one finding where there is a wall. */
const sees = (...from: string[]): string =>
  from.map((one) => `export { it } from "${one}/it";\nexport const its = () => import("${one}/it");\n`).join("");
const RED = (walls: number): string[] => Array.from({ length: walls }, () => RULES).flat();

beforeAll(() => said("client/src/lib/It.svelte", ""), 60_000); // parsers are read

it("has a wall for every folder", () => {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((one) => one.isDirectory());
  expect(folders.map((one) => one.name).sort()).toEqual([...INWARD, "words"].sort());
});

it.each(INWARD.map((folder, nth) => [folder, INWARD[nth + 1] ?? "routes"]))(
  "lets nothing in %s see %s, from whatever depth",
  async (folder, after) => {
    const planted = sees(`../${after}`, `@page/${after}`);
    expect(await said(`client/src/${folder}/it.ts`, planted)).toEqual(RED(2));
    expect(await said(`client/src/${folder}/It.svelte`, `<script lang="ts">\n${planted}</script>\n`)).toEqual(RED(2));
    expect(await said(`client/src/${folder}/its/it.ts`, sees(`../../${after}`))).toEqual(RED(1));
  },
);

it("lets a folder see those before it, and types wherever they are", async () => {
  for (const [nth, folder] of INWARD.entries()) {
    const planted = sees(...INWARD.slice(0, nth).map((before) => `../${before}`));
    expect(await said(`client/src/${folder}/it.ts`, planted)).toEqual([]);
    expect(await said(`client/src/${folder}/it.ts`, 'export type { It } from "../pages/it";')).toEqual([]);
  }
});

it("lets boards see what is made for them", async () => {
  const board = "src/butin/games/voleurs/board/it.ts";
  const others = ["@page/wire", "@page/store", "@page/table", "../../labyrinthe/board", "../../../../../client/src"];
  expect(await said(board, sees("@page/lib", "@page/parts", "@page/frames", "."))).toEqual([]);
  expect(await said(board, sees(...others))).toEqual(RED(others.length));
  expect(await said(board, 'export type { View } from "@page/wire/wire";')).toEqual([]);
});
