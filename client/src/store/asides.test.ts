import { expect, it } from "vitest";
import type { Wish } from "../wire/wire";
import { Asides } from "./asides.svelte";

it("what a phone tries out, a lamp and how late it is go to the televisions, and are heard there", () => {
  const sent: Wish[] = [];
  const lamps: string[] = [];
  const asides = new Asides(
    (wish) => sent.push(wish),
    () => 1,
  );
  asides.onlamp = (on) => lamps.push(on);
  asides.tryOut("cow>0");
  asides.lightLamp("screen");
  asides.tellLate(80);
  expect(sent).toEqual([
    { do: "aim", seat: 1, move: "cow>0" },
    { do: "lamp", seat: 1, value: "screen" },
    { do: "late", seat: 1, ms: 80 },
  ]);
  asides.heard({ type: "aim", seat: 1, move: "cow>0" });
  asides.heard({ type: "late", ms: 80 });
  asides.heard({ type: "lamp", on: "hand" });
  expect([asides.aim, asides.late, lamps]).toEqual([{ seat: 1, move: "cow>0" }, 80, ["hand"]]);
  asides.heard({ type: "aim", seat: 1, move: "" });
  expect(asides.aim).toBe(null);
});
