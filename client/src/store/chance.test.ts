import { createHash, randomBytes } from "node:crypto";
import page from "../../../docs/chance.md?raw";
import { describe, expect, it, vi } from "vitest";
import { commitmentOf, freshShare, hex, sha256, shareOf, summed } from "./chance";

const written = (what: string): string => new RegExp(`^\\| ${what} \\| \`([^\`]+)\` \\|$`, "m").exec(page)?.[1] ?? "";
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

describe("sha-256 without the browser's help", () => {
  it("gives what the standard gives", () => {
    expect(hex(sha256(bytes("")))).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    expect(hex(sha256(bytes("abc")))).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    expect(hex(sha256(bytes("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")))).toBe(
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
    );
    expect(hex(sha256(bytes("a".repeat(1_000_000))))).toBe(
      "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0",
    );
  });

  it("gives what another implementation gives, whatever the length", () => {
    for (let length = 0; length < 300; length += 1) {
      const some = randomBytes(length);
      expect(hex(sha256(some))).toBe(createHash("sha256").update(some).digest("hex"));
    }
  });

  it("needs no crypto.subtle", () => {
    vi.stubGlobal("crypto", { getRandomValues: (array: Uint8Array) => array.fill(7) });
    expect(freshShare("chat")).toBe(shareOf(new Uint8Array(32).fill(7), "chat"));
    vi.unstubAllGlobals();
  });
});

describe("sealed chance", () => {
  it("fits the numbers of docs/chance.md", () => {
    expect(commitmentOf(written("secret"))).toBe(written("commitment"));
    const random = Uint8Array.from({ length: 32 }, (_, place) => place);
    expect(shareOf(random)).toBe(written("share of seat 0"));
    expect(shareOf(random, "trésor")).toBe(written("share of seat 1"));
  });

  it("draws another share each time, also with the same word", () => {
    const shares = [freshShare(), freshShare(), freshShare("chat"), freshShare("chat")];
    expect(new Set(shares).size).toBe(4);
    for (const share of shares) expect(share).toMatch(/^[0-9a-f]{64}$/);
  });

  it("sums up what all were told, as a record does, and leaves out what was for one seat", () => {
    const taken = { kind: "taken", rule: "VO-5", seat: 0, name: "Léa" };
    const told = '[{"kind":"taken","rule":"VO-5","seat":0,"name":"Léa"}]';
    expect(summed([taken, { kind: "picked_up", rule: "VO-11", card: "cow", to: 1 }])).toBe(
      createHash("sha256").update(told).digest("hex").slice(0, 16),
    );
  });
});
