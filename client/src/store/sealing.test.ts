import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Kind } from "../wire/entries";
import { entry, hello, news, table } from "../wire/fakes";
import { NotGranted } from "../wire/socket";
import type { Refused, Table } from "../wire/wire";
import { summed } from "./chance";
import { Sealing } from "./sealing";
import { keep, keptTable } from "./seats";

const SEAL = "5e".repeat(32);
const dealt = { kind: "dealt", rule: "VO-2" };
const moved = { kind: "taken", rule: "VO-5", seat: 1 };
const refusal: Refused = { type: "refused", id: "", kind: "match_on", clause: "", text: "", values: {} };

interface Asked {
  seat: number;
  share: string;
  grant(n: number): void;
  refuse(): void;
}
let asked: Asked[];

beforeEach(() => {
  localStorage.clear();
  asked = [];
  keep({ table: "t", secret: "s" });
});

afterEach(() => localStorage.clear());

function sealing(): Sealing {
  return new Sealing(
    "t",
    (seat, share) =>
      new Promise((granted, refused) => {
        asked.push({ seat, share, grant: (n) => granted({ n }), refuse: () => refused(new NotGranted(refusal)) });
      }),
  );
}

function waiting(more: Partial<Table> = {}): Table {
  return table({ phase: "waiting", match: 0, sealed: SEAL, ...more });
}

async function settle(): Promise<void> {
  for (let turns = 0; turns < 5; turns += 1) await Promise.resolve();
}

describe("sealing", () => {
  it("gives one share a seat once a commitment is seen, and keeps both with their entries", async () => {
    const one = sealing();
    one.greeted(hello(4, [0, 1], [], { table: waiting() }));
    expect(asked.map(({ seat }) => seat)).toEqual([0, 1]);
    for (const { share } of asked) expect(share).toMatch(/^[0-9a-f]{64}$/);
    expect(asked[0]?.share).not.toBe(asked[1]?.share);
    asked[0]?.grant(5);
    asked[1]?.grant(6);
    await settle();
    const shares = { 0: { share: asked[0]?.share, n: 5 }, 1: { share: asked[1]?.share, n: 6 } };
    expect(keptTable("t")?.promises).toEqual([{ match: 1, commitment: SEAL, n: 4, shares, offered: {} }]);
    one.told(news(7, { kind: "named" }, [], [], { table: waiting() }), [0, 1]);
    expect(asked.length).toBe(2);
  });

  it("counts only what was granted, and offers the same share again and no other", async () => {
    const one = sealing();
    one.greeted(hello(4, [0], [], { table: waiting() }));
    one.told(news(5, { kind: "sat" }, [], [], { table: waiting() }), [0]);
    expect(asked.length).toBe(1);
    asked[0]?.refuse();
    await settle();
    expect(one.promised(1)?.shares).toEqual({});
    sealing().greeted(hello(6, [0], [], { table: waiting() }));
    expect(asked[1]?.share).toBe(asked[0]?.share);
  });

  it("holds on to the first commitment that was shown for a match, and gives nothing to another", async () => {
    const one = sealing();
    one.greeted(hello(4, [0], [], { table: waiting() }));
    asked[0]?.grant(5);
    await settle();
    one.told(news(6, { kind: "sealed" }, [], [], { table: waiting({ sealed: "00".repeat(32) }) }), [0]);
    expect([asked.length, one.promised(1)?.commitment]).toEqual([1, SEAL]);
  });

  it("is the same after the page is loaded anew", async () => {
    sealing().greeted(hello(4, [0], [], { table: waiting() }));
    asked[0]?.grant(5);
    await settle();
    const again = sealing();
    again.greeted(hello(5, [0], [], { table: waiting() }));
    expect([asked.length, again.promised(1)?.shares["0"]?.n]).toEqual([1, 5]);
  });

  it("gives another share for each match, and remembers the last few", async () => {
    const one = sealing();
    for (let match = 0; match < 5; match += 1) {
      one.told(
        news(10 * match, { kind: "sealed" }, [], [], {
          table: waiting({ match, phase: match ? "over" : "waiting", sealed: `${match}`.repeat(64) }),
        }),
        [0],
      );
      asked[match]?.grant(10 * match + 1);
      await settle();
    }
    expect(keptTable("t")?.promises?.map(({ match }) => match)).toEqual([3, 4, 5]);
    expect(new Set(asked.map(({ share }) => share)).size).toBe(5);
  });

  it("adds a word by another share; the last one that was granted counts", async () => {
    const one = sealing();
    one.greeted(hello(4, [0], [], { table: waiting() }));
    const added = one.add(1, [0], "licorne");
    asked[1]?.grant(6);
    asked[0]?.grant(5);
    expect(await added).toBe(true);
    await settle();
    expect(one.promised(1)?.shares["0"]).toEqual({ share: asked[1]?.share, n: 6 });
    const late = one.add(1, [0], "licorne");
    asked[2]?.refuse();
    expect(await late).toBe(false);
    expect(one.promised(1)).toMatchObject({ shares: { 0: { n: 6 } }, offered: {} });
    expect(JSON.stringify([localStorage, asked])).not.toContain("licorne");
  });

  it("gives anew for a seat on which somebody sat down here", async () => {
    const one = sealing();
    one.greeted(hello(4, [0], [], { table: waiting() }));
    asked[0]?.grant(5);
    await settle();
    one.sat(waiting(), 8, 0);
    expect([asked.length, asked[1]?.share === asked[0]?.share]).toEqual([2, false]);
  });

  it("gives nothing while a match is on, without a seat, or where nothing is sealed", () => {
    const one = sealing();
    one.greeted(hello(4, [0], [], { table: waiting({ phase: "playing" }) }));
    one.greeted(hello(4, [], [], { table: waiting() }));
    one.greeted(hello(4, [0], [], { table: waiting({ sealed: "" }) }));
    expect([asked, keptTable("t")?.promises]).toEqual([[], undefined]);
  });

  it("forgets what was heard before a gap: only the last moves count then", () => {
    const one = sealing();
    const missed = (n: number, kind: Kind) => ({ n, entry: entry(kind), events: [] });
    one.greeted(
      hello(5, [0], [], { table: waiting({ phase: "playing" }), missed: [missed(4, "started"), missed(5, "moved")] }),
    );
    one.greeted(
      hello(7, [0], [], { table: waiting({ phase: "playing" }), missed: [missed(6, "moved"), missed(7, "said")] }),
    );
    expect(one.heard.length).toBe(3);
    one.greeted(hello(90, [0], [], { table: waiting({ phase: "playing" }), missed: [missed(90, "moved")] }));
    expect(one.heard.length).toBe(1);
  });

  it("hears the deal and every move, and unhears what was taken back", () => {
    const one = sealing();
    one.greeted(hello(4, [0], [], { table: waiting() }));
    one.told(news(5, { kind: "started" }, [], [], { events: [dealt] }), [0]);
    one.told(news(6, {}, [], [], { events: [moved, { ...moved, to: 0 }] }), [0]);
    one.told(news(7, {}), [0]);
    one.told(news(8, { kind: "said" }), [0]);
    expect(one.heard).toEqual([summed([dealt]), summed([moved]), summed([])]);
    one.told(news(9, { kind: "took_back" }), [0]);
    expect(one.heard.length).toBe(2);
    one.told(news(10, { kind: "started" }), [0]);
    expect(one.heard).toEqual([summed([])]);
  });

  it("takes what it missed for heard while the match is on, but not what it is told of a match that was over before", () => {
    const missed = [{ n: 5, entry: entry("moved"), events: [moved] }];
    const [late, early] = [sealing(), sealing()];
    late.greeted(hello(5, [0], [], { table: waiting({ phase: "over", match: 1 }), missed }));
    early.greeted(hello(5, [0], [], { missed }));
    early.greeted(
      hello(6, [0], [], { table: waiting({ phase: "over", match: 1 }), missed: [{ ...missed[0]!, n: 6 }] }),
    );
    expect([late.heard.length, early.heard.length]).toEqual([0, 2]);
  });
});
