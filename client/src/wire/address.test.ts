import { afterEach, describe, expect, it } from "vitest";
import { below, here, own, shared } from "./address";

describe("a room below a path", () => {
  afterEach(() => document.head.replaceChildren());

  it("lies where its scripts do", () => {
    expect(below("https://name.example/assets/page-3fa.js")).toBe("/");
    expect(below("https://name.example:8443/games/butin/assets/page-3fa.js?x")).toBe("/games/butin/");
    expect(below("http://localhost:5173/src/wire/address.ts")).toBe("/");
  });

  it("has its pages there", () => {
    expect([here("/", "/"), here("/rules/voleurs#VO-1", "/")]).toEqual(["/", "/rules/voleurs#VO-1"]);
    expect([here("/", "/butin/"), here("/rules/voleurs#VO-1", "/butin/")]).toEqual([
      "/butin/",
      "/butin/rules/voleurs#VO-1",
    ]);
  });

  it("is shown to others as its host says, or as the page was reached", () => {
    expect(shared("/join/x", "/butin/")).toBe(`${location.origin}/butin/join/x`);
    const meta = Object.assign(document.createElement("meta"), {
      name: "room",
      content: "https://name.example/butin/",
    });
    document.head.append(meta);
    expect(shared("/join/x", "/butin/")).toBe("https://name.example/butin/join/x");
  });

  it("keeps what is its own under its own names, and at the root under those it always had", () => {
    expect(["tables", "settings", "shelf"].map((name) => own(name, "/"))).toEqual([
      "butin.tables",
      "butin.settings",
      "butin.shelf",
    ]);
    const names = ["/", "/a/", "/a/tables/", "/a.tables/", "/tables/"].flatMap((base) =>
      ["tables", "a"].map((name) => own(name, base)),
    );
    expect(new Set(names).size).toBe(names.length);
  });
});
