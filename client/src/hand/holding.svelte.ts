// Whether this phone is a hand just now, and what it needs for that: fetched only where a television is.
import { type Component, untrack } from "svelte";
import type { HandModule } from "../lib/board";
import { settings } from "../lib/settings.svelte";
import { hush } from "../lib/sound";
import { clock } from "../lib/clock.svelte";
import type { TableStore } from "../store/table.svelte";
import { handOf } from "../any/found";
import { type Held, held, showing } from "./when";
import type { ShellProps } from "./shell";

export class Holding {
  Shell = $state.raw<Component<ShellProps> | null>(null);
  module = $state.raw<HandModule | null>(null);
  private game = $state(""); // whose hand it is
  private held = $state.raw<Held | null>(null);

  private failed = $state(false);

  readonly showing = $derived.by(() => showing(this.store.seen.table?.screens ?? [], clock.now));
  /** Somebody of this device has a place at a table that goes on. */
  private readonly seated = $derived.by(() => {
    const { table, you, bench } = this.store.seen;
    return table !== null && table.phase !== "closed" && !table.outdated && you.length + bench.length > 0;
  });
  private readonly near = $derived(this.seated && this.showing !== "none");
  private readonly able = $derived.by(() => {
    const { table, you } = this.store.seen;
    if (!this.seated || !this.Shell) return false;
    return table?.phase === "waiting" || !you.length || (this.module !== null && this.game === table?.setting.game);
  });
  readonly hand = $derived(this.held?.hand ?? false);
  /** It could be one. */
  readonly offered = $derived(this.able && this.showing !== "none" && !this.hand);
  /** It will be one as soon as that is fetched: no board appears before it. */
  readonly awaited = $derived(this.near && settings.hand === "auto" && this.held === null && !this.failed);

  /** Made where a component begins. */
  constructor(private readonly store: TableStore) {
    $effect(() => (this.showing === "coming" ? clock.tick() : undefined));
    $effect(() => {
      if (this.near) void this.fetch(this.store.seen.table?.setting.game ?? "");
    });
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

  private async fetch(game: string): Promise<void> {
    const [shell, module] = await Promise.all([import("./Hand.svelte"), game ? handOf(game) : null]).catch(() => []);
    if (!shell) this.failed = true;
    if (!shell || game !== this.store.seen.table?.setting.game) return;
    [this.Shell, this.module, this.game] = [shell.default, module ?? null, game];
  }
}
