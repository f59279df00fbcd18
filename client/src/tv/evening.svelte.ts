// The evening of this television: it opens by itself, is entered again after a break, or asked into by its code.
import { shared } from "../wire/address";
import { join, lend, openTable } from "../wire/api";
import { NotGranted } from "../wire/socket";
import type { Refused } from "../wire/wire";
import { takeKey, wantsKey } from "../lib/key";
import { settings } from "../lib/settings.svelte";
import { freshSecret } from "../store/seats";
import { TableStore } from "../store/table.svelte";
import { type Kept, type Place, keptEvening, leave, lives, take, touch } from "./kept";

const HOUR_MS = 3600 * 1000;
const AGAIN_MS = 10_000; // before another try to open an evening
const KNOCK_MS = 2000; // between two tries to come in
const KNOCKS = 30; // a minute
const LOOK_MS = 100;

const NO_PLACE: Place = { table: "", secret: "", join: "", at: 0, forms: [] };
const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

export class Evening {
  store = $state.raw<TableStore | null>(null);
  place = $state.raw<Place>(NO_PLACE);
  before = $state.raw<Place | null>(null); // yesterday's, that can be taken up again
  code = $state("");
  refused = $state.raw<Refused | null>(null); // why there is no evening
  seen = $state.raw<Refused | null>(null); // what was refused and has been read
  keyless = $state(false); // the house asks for its key
  asking = $state(false); // somebody's yes is awaited

  /** Where a phone comes in: by the link, or by the code where this set was asked in. */
  readonly link = $derived(
    this.place.join ? shared(`/join/${this.place.join}`) : this.code ? shared(`/${this.code}`) : "",
  );
  /** What somebody types. */
  readonly address = $derived(this.code ? shared(`/${this.code}`).replace(/^https?:\/\//, "") : "");

  private timer: ReturnType<typeof setTimeout> | undefined;

  async begin(): Promise<void> {
    addEventListener("hashchange", () => {
      takeKey();
      if (this.keyless) void this.open();
    });
    const last = keptEvening();
    if (last && lives(last, Date.now())) this.enter(last, last);
    else await this.open();
  }

  /** A new evening; where none can be opened it is tried again. */
  async open(): Promise<void> {
    clearTimeout(this.timer);
    this.drop();
    const key = settings.key.trim();
    const opening = { game: "", sit: false, screen: true, secret: freshSecret(), ...(key ? { key } : {}) };
    try {
      const { table, secret, join: link } = await openTable(opening);
      this.enter({ table, secret, join: link, at: Date.now(), forms: [] });
    } catch (error) {
      this.keyless = wantsKey(error);
      this.refused = error instanceof NotGranted ? error.refused : null;
      if (!this.keyless) this.timer = setTimeout(() => void this.open(), AGAIN_MS);
    }
  }

  /** Be at that table from now on. */
  enter(place: Place, known?: Kept, store?: TableStore): void {
    this.drop();
    take(place);
    this.place = place;
    this.before = (known ?? keptEvening())?.before ?? null;
    this.refused = null;
    this.keyless = false;
    this.store = store ?? new TableStore({ table: place.table, secret: place.secret }, null);
    void this.askCode();
  }

  /** An evening that is on already: somebody there must say yes. Answers whether somebody did. */
  async askIn(code: string): Promise<boolean> {
    this.refused = null;
    this.asking = true;
    try {
      const { table, secret } = await join({ link: code, screen: true, secret: freshSecret() });
      const store = await this.knock(table, secret);
      if (store) this.enter({ table, secret, join: "", at: Date.now(), forms: [] }, undefined, store);
      return store !== null;
    } catch (error) {
      if (error instanceof NotGranted) this.refused = error.refused;
      return false;
    } finally {
      this.asking = false;
    }
  }

  /** Leave: the phones play on without it. */
  async leave(): Promise<void> {
    const { store, place } = this;
    leave(place.table);
    if (store?.seen.link === "open") await Promise.race([store.asking.wish({ do: "unscreen" }, true), pause(KNOCK_MS)]);
    await this.open();
  }

  /** It was closed or removed, or shows nothing here any more: why is said where the next begins. */
  async over(why: Refused | null = null): Promise<void> {
    leave(this.place.table);
    await this.open();
    if (why && this.store) this.store.asking.refused = { ...why, kind: "no_screen_here" };
  }

  /** Something has happened there. */
  touched(forms: number[]): void {
    touch(this.place.table, forms, Date.now());
  }

  /** The code, which lives for as long as somebody asks for it; a new one ends the old. */
  async askCode(anew = false): Promise<void> {
    clearTimeout(this.timer);
    const { table, secret } = this.place;
    const found = await lend(table, secret, anew).catch(() => null);
    if (table !== this.place.table) return;
    if (found) this.code = found.code;
    this.timer = setTimeout(() => void this.askCode(), found ? HOUR_MS : AGAIN_MS);
  }

  private async knock(table: string, secret: string): Promise<TableStore | null> {
    for (let tries = 0; tries < KNOCKS && this.asking; tries += 1) {
      const store = new TableStore({ table, secret }, null);
      while (!store.seen.table && !store.seen.gone && this.asking) await pause(LOOK_MS);
      if (store.seen.table) return store;
      store.close();
      await pause(KNOCK_MS);
    }
    return null;
  }

  private drop(): void {
    this.store?.close();
    this.store = null;
    this.place = NO_PLACE;
    this.code = "";
  }
}
