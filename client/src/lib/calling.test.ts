import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FakeSocket, hello, news, view } from "../wire/fakes";
import { TableStore } from "../store/table.svelte";
import { nudge, tabbed } from "./calling";
import { settings } from "./settings.svelte";

const felt = vi.fn();
let touched = true;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  settings.pace = 0;
  Object.defineProperty(navigator, "vibrate", { value: felt, configurable: true });
  Object.defineProperty(navigator, "userActivation", { get: () => ({ hasBeenActive: touched }), configurable: true });
  touched = true;
  felt.mockClear();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.title = "";
});

it("says on the tab whose move it is, and takes it back", () => {
  document.title = "Butin";
  const back = tabbed("À toi");
  expect(document.title).toBe("● À toi · Butin");
  back();
  expect(document.title).toBe("Butin");
});

it("is felt where the page was touched", () => {
  touched = false;
  nudge();
  expect(felt).not.toHaveBeenCalled();
  touched = true;
  nudge();
  expect(felt).toHaveBeenCalledExactlyOnceWith(20);
});

it("is felt once for each move of one's own", async () => {
  const store = new TableStore({ table: "t", secret: "s" }, null);
  FakeSocket.last.accept();
  const hear = async (message: object): Promise<void> => {
    FakeSocket.last.say(message);
    await vi.advanceTimersByTimeAsync(0);
  };
  await hear(hello(5, [0], [1]));
  expect(felt).toHaveBeenCalledTimes(0);
  await hear(news(6, { seat: 1 }, [view(0, [0])], []));
  await hear(news(7, { kind: "said", seat: 1, phrase: "hello" }));
  expect(felt).toHaveBeenCalledTimes(1);
  await hear(news(8, { seat: 0 }, [view(0, [1])], []));
  await hear(news(9, { seat: 1 }, [view(0, [0])], []));
  expect(felt).toHaveBeenCalledTimes(2);
  store.close();
});
