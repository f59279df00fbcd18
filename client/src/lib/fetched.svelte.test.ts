import { flushSync } from "svelte";
import { afterEach, expect, it } from "vitest";
import { Fetched } from "./fetched.svelte";

let asked: { key: string; grant(found: string): void; refuse(): void }[] = [];
let stop = () => {};
const answered = () => new Promise((done) => setTimeout(done));

const load = (key: string) =>
  new Promise<string>((grant, refuse) => asked.push({ key, grant, refuse: () => refuse(new Error("gone")) }));

/** As a component has it, which asks by a key; none: nothing. */
function shown(first: string) {
  const at = $state({ key: first });
  let fetched!: Fetched<string>;
  asked = [];
  stop = $effect.root(() => {
    fetched = new Fetched("before", () => (at.key ? load(at.key) : null));
  });
  flushSync();
  return { at, fetched };
}

afterEach(() => stop());

it("what is shown is fetched, and again by another key; what was there before stays until then", async () => {
  const { at, fetched } = shown("a");
  asked[0]?.grant("found a");
  await answered();
  expect(fetched.now).toBe("found a");
  at.key = "b";
  flushSync();
  expect([asked.map(({ key }) => key), fetched.now]).toEqual([["a", "b"], "found a"]);
  asked[1]?.grant("found b");
  await answered();
  expect(fetched.now).toBe("found b");
});

it("a late answer is dropped, also where nothing is asked for any more or nobody looks", async () => {
  const { at, fetched } = shown("a");
  at.key = "b";
  flushSync();
  asked[1]?.grant("found b");
  asked[0]?.grant("found a");
  await answered();
  expect(fetched.now).toBe("found b");
  at.key = "c";
  flushSync();
  at.key = "";
  flushSync();
  asked[2]?.refuse();
  await answered();
  expect([fetched.now, fetched.failed]).toEqual(["found b", null]);
  at.key = "d";
  flushSync();
  stop();
  asked[3]?.grant("found d");
  await answered();
  expect(fetched.now).toBe("found b");
});

it("says why nothing came", async () => {
  const { fetched } = shown("a");
  asked[0]?.refuse();
  await answered();
  expect([fetched.now, String(fetched.failed)]).toEqual(["before", "Error: gone"]);
});
