// A table's side of the line: enters it, asks for things, and hears every entry once and in order.
import type { RaceMessage } from "../store/race.svelte";
import { type Link, Line, socketOf } from "./line";
import type { Aim, Granted, Hello, Lamp, Late, Message, News, Refused, TableWish, Wish } from "./wire";

export type Aside = Aim | Lamp | Late;

export interface Place {
  table?: string;
  link?: string;
  secret?: string;
}

export interface Listener {
  hello(message: Hello): void;
  news(message: News): void;
  /** What is no entry: a race on its way. */
  race(message: RaceMessage): void;
  /** What is no entry, for a table with a television. */
  aside(message: Aside): void;
  /** Not now: it is asked again by itself. */
  later(refused: Refused): void;
  link(link: Link): void;
  /** There is no such table, or no longer, or it is not for this device any more. */
  gone(refused: Refused | null): void;
}

/** A wish that was not granted, with the reason in kinds and clauses. */
export class NotGranted extends Error {
  constructor(readonly refused: Refused) {
    super(refused.text);
  }
}

interface Pending {
  wish: TableWish;
  granted(answer: Granted): void;
  refused(error: NotGranted): void;
}

const AGAIN_MS = 400;
const PARTINGS = ["broken", "no_place", "no_screen_here"]; // without an id: the last word of a table

export class TableSocket {
  private readonly line: Line;
  private readonly pending = new Map<string, Pending>();
  private readonly device = Math.random().toString(36).slice(2, 8);
  private count = 0;
  private n = 0; // the last entry that was heard
  private entered = false;

  constructor(
    private readonly place: Place,
    private readonly listener: Listener,
    address = socketOf(place.table),
  ) {
    this.line = new Line(
      { opened: () => this.enter(), message: (message) => this.heard(message), link: (link) => this.linked(link) },
      address,
    );
  }

  /** Ask for something; it is asked again after a broken line, and granted once. */
  wish(fields: TableWish): Promise<Granted> {
    this.count += 1;
    const wish: TableWish = { ...fields, id: `${this.device}-${this.count}` };
    return new Promise((granted, refused) => {
      this.pending.set(wish.id ?? "", { wish, granted, refused });
      if (this.entered) this.line.send(wish);
    });
  }

  /** Say something that nobody answers. */
  report(fields: Wish): void {
    if (this.entered) this.line.send(fields);
  }

  /** Whether others wait for this device. */
  lively(quick: boolean): void {
    this.line.lively(quick);
  }

  close(): void {
    this.line.close();
  }

  private enter(): void {
    this.line.send({ do: "enter", id: "enter", ...this.place, ...(this.n ? { since: this.n } : {}) });
  }

  private linked(link: Link): void {
    if (link !== "open") this.entered = false;
    this.listener.link(link);
  }

  private heard(message: Message): void {
    if (message.type === "hello") this.greeted(message);
    else if (message.type === "news") this.told(message);
    else if (message.type === "granted") this.taken(message.id)?.granted(message);
    else if (message.type === "refused") this.refused(message);
    else if (message.type === "removed") this.end(null);
    else if (message.type === "aim" || message.type === "lamp" || message.type === "late") this.listener.aside(message);
    else if (message.type !== "pong" && message.type !== "lobby") this.listener.race(message);
  }

  private greeted(message: Hello): void {
    this.n = message.n;
    this.entered = true;
    for (const { wish } of this.pending.values()) this.line.send(wish);
    this.listener.hello(message);
  }

  private told(message: News): void {
    if (message.n <= this.n) return;
    if (message.n !== this.n + 1) {
      this.line.again();
      return;
    }
    this.n = message.n;
    this.listener.news(message);
  }

  private refused(message: Refused): void {
    if (message.id === "enter") {
      if (message.again || message.values.seconds)
        setTimeout(() => this.enter(), later(message)); // older servers say only when
      else this.end(message);
    } else if (!message.id && PARTINGS.includes(message.kind)) {
      this.end(message);
    } else if (message.again) {
      const again = this.pending.get(message.id);
      if (again) setTimeout(() => this.line.send(again.wish), later(message));
      this.listener.later(message);
    } else {
      this.taken(message.id)?.refused(new NotGranted(message));
    }
  }

  private taken(id: string): Pending | undefined {
    const pending = this.pending.get(id);
    this.pending.delete(id);
    return pending;
  }

  private end(refused: Refused | null): void {
    this.close();
    this.listener.gone(refused);
  }
}

/** When to ask again: where too much is asked for, as the server says, and not all at once. */
function later({ kind, values }: Refused): number {
  const seconds = kind === "too_fast" ? Number(values.seconds) || 0 : 0;
  return Math.max(AGAIN_MS, seconds * 1000 * (1 + Math.random() * 0.2));
}
