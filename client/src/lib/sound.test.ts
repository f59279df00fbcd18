// Sounds as they are played, at a table too, with nothing but the loudspeaker taken away.
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeSocket, hello, news, table, view } from "../wire/fakes";
import { TableStore } from "../store/table.svelte";
import { PLAIN } from "./plain";
import { settings } from "./settings.svelte";
import { sound, wakeSounds } from "./sound";

const nothing = (): object => ({ connect: nothing, getChannelData: () => [] });
const node = () => ({ gain: {}, playbackRate: {}, start: () => played++, connect: nothing });
class FakeAudio {
  createBuffer = () => ({ getChannelData: () => ({ set() {} }) });
  createBufferSource = node;
  createGain = node;
}
const activation = { hasBeenActive: false };
let played = 0;
let heard: string[] = [];
const listen = (event: Event) => heard.push((event as CustomEvent<string>).detail);

beforeAll(() => {
  Object.assign(globalThis, { AudioContext: FakeAudio, StereoPannerNode: class {} });
  Object.defineProperty(navigator, "userActivation", { value: activation, configurable: true });
});

beforeEach(() => {
  [played, heard] = [0, []];
  settings.sound = true;
  settings.pace = 1;
  addEventListener("butin:sound", listen);
});

afterEach(() => {
  removeEventListener("butin:sound", listen);
  vi.useRealTimers();
});

describe("sounds", () => {
  it("are woken by a key that is somebody's wish, not before, and can be switched off", async () => {
    wakeSounds();
    dispatchEvent(new Event("keydown"));
    await import("./synth");
    sound("tap");
    expect(heard).toEqual([]);
    activation.hasBeenActive = true;
    dispatchEvent(new Event("keydown"));
    await vi.waitFor(() => {
      sound("tap");
      expect(heard).toEqual(["tap"]);
    });
    settings.sound = false;
    sound("coin");
    expect(heard).toEqual(["tap"]);
  });

  it("are one note or several", async () => {
    vi.useFakeTimers();
    sound("end");
    await vi.advanceTimersByTimeAsync(1000);
    expect([heard, played]).toEqual([["end"], 3]);
  });
});

describe("a table", () => {
  let store: TableStore;
  const covered = { kind: "covered", rule: "VO-6", seat: 0 };

  beforeEach(() => {
    vi.useFakeTimers();
    FakeSocket.all = [];
    vi.stubGlobal("WebSocket", FakeSocket);
    store = new TableStore({ table: "t", secret: "s" }, null);
    store.retelling.board = { ...PLAIN, dwell: () => 400, sound: () => "coin" };
    FakeSocket.last.accept();
  });
  afterEach(() => {
    store.close();
    vi.unstubAllGlobals();
  });

  async function hear(message: object): Promise<void> {
    FakeSocket.last.say(message);
    await vi.advanceTimersByTimeAsync(1000);
  }

  it("calls with a bell when it is somebody's move, once until they have made it", async () => {
    await hear(hello(5, [0], [1]));
    await hear(news(6, { seat: 1 }, [view(0, [0, 1])], [covered]));
    await hear(news(7, { seat: 1 }, [view(0, [0])], [covered]));
    expect(heard).toEqual(["coin", "bell", "coin"]);
    await hear(news(8, { seat: 0 }, [view(0, [1])], [covered]));
    await hear(news(9, { seat: 1 }, [view(0, [0])], [covered]));
    expect(heard.slice(3)).toEqual(["coin", "coin", "bell"]);
  });

  it("lets a knock be heard when somebody sits down, and three notes at the end", async () => {
    await hear(hello(5, [0], [1]));
    await hear({ ...news(6, { kind: "sat", seat: 1 }), table: table() });
    await hear({ ...news(7, { seat: 1 }, [view(0, [])]), table: table({ phase: "over" }) });
    expect(heard).toEqual(["knock", "end"]);
  });
});
