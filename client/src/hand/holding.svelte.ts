// Whether this phone is a hand just now, and what it needs for that: fetched only where a television is.
import { type Component, untrack } from "svelte";
import type { HandModule } from "../lib/board";
import { Fetched } from "../lib/fetched.svelte";
import { settings } from "../lib/settings.svelte";
import { hush } from "../lib/sound";
import { clock } from "../lib/clock.svelte";
import type { TableStore } from "../store/table.svelte";
import { handOf } from "../any/found";
import { type Held, held, showing } from "./when";
import type { ShellProps } from "./shell";

interface Brought {
  game: string; // whose hand it is
  Shell: Component<ShellProps>;
  module: HandModule | null;
}

export class Holding {
  private readonly brought: Fetched<Brought | null>;
  private held = $state.raw<Held | null>(null);

  readonly Shell = $derived.by(() => this.brought.now?.Shell ?? null);
  readonly module = $derived.by(() => this.brought.now?.module ?? null);
  readonly showing = $derived.by(() => showing(this.store.seen.table?.screens ?? [], clock));
  /** Somebody of this device has a place at a table that goes on. */
  private readonly seated = $derived.by(() => {
    const { table, you, bench } = this.store.seen;
    return table !== null && table.phase !== "closed" && !table.outdated && you.length + bench.length > 0;
  });
  private readonly near = $derived(this.seated && this.showing !== "none");
  private readonly able = $derived.by(() => {
    const { table, you } = this.store.seen;
    if (!this.seated || !this.Shell) return false;
    return (
      table?.phase === "waiting" ||
      !you.length ||
      (this.module !== null && this.brought.now?.game === table?.setting.game)
    );
  });
  readonly hand = $derived(this.held?.hand ?? false);
  /** It could be one. */
  readonly offered = $derived(this.able && this.showing !== "none" && !this.hand);
  /** It will be one as soon as that is fetched: no board appears before it. */
  readonly awaited = $derived.by(
    () => this.near && settings.hand === "auto" && this.held === null && this.brought.failed === null,
  );

  /** Made where a component begins. */
  constructor(private readonly store: TableStore) {
    this.brought = new Fetched<Brought | null>(null, () => (this.near ? bring(store.seen.game) : null));
    $effect(() => {
      hush(this.near && this.showing === "here");
      return () => hush(false);
    });
    $effect.pre(() => {
      const { table, view } = this.store.seen;
      const facts = { able: this.able, wish: settings.hand, showing: this.showing };
      const now = { ...facts, playing: table?.phase === "playing", lies: view };
      if (table && !this.awaited) this.held = untrack(() => held(this.held, now));
      else if (table && this.Shell) this.held = held(null, now);
    });
  }

  /** Be a hand, at once. */
  readonly take = (): void => {
    settings.hand = "auto";
    this.held = { hand: true, missed: false, since: null };
  };

  /** Show the board instead. */
  readonly lay = (): void => {
    settings.hand = "board";
  };
}

async function bring(game: string): Promise<Brought> {
  const [shell, module] = await Promise.all([import("./Hand.svelte"), game ? handOf(game) : null]);
  return { game, Shell: shell.default, module };
}
