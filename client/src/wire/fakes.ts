// A server's end of the line, for tests.
import type { EntryOf, Kind } from "./entries";
import type { Event, Hello, News, Table, View, Wish } from "./wire";

/** Stands in for the browser's WebSocket; every one that was opened is in `all`. */
export class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: Wish[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  static get last(): FakeSocket {
    const socket = FakeSocket.all.at(-1);
    if (!socket) throw new Error("nobody has connected");
    return socket;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Wish);
  }

  close(): void {
    this.readyState = 3;
  }

  accept(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  break(code = 1006, reason = ""): void {
    this.readyState = 3;
    this.onclose?.({ code, reason });
  }
}

export function view(seat: number, actors: number[], more: Partial<View> = {}): View {
  return {
    game: "voleurs",
    seat,
    seats: 2,
    options: {},
    position: {},
    actors,
    legal: actors.includes(seat) ? ["cow>0"] : [],
    scores: null,
    winners: [],
    ...more,
  };
}

export function table(more: Partial<Table> = {}): Table {
  const seat = {
    name: "Léa",
    bot: "",
    animal: 1,
    shape: 0,
    won: 0,
    played: 0,
    picks: {},
    shared: false,
    person: true,
    theirs: false,
    here: true,
    gone_at: 0,
    bot_at: 0,
    since: 0,
    purse_ms: 0,
  };
  const setting = {
    game: "voleurs",
    seats: 2,
    options: {},
    public: false,
    away_s: 60,
    watch_delay_s: 0,
    move_s: 0,
    purse_s: 0,
    hints: true,
  };
  return {
    id: "t",
    n: 5,
    phase: "playing",
    host: 0,
    match: 1,
    setting,
    first: 0,
    fill: null,
    outdated: false,
    sealed: "",
    commitment: "",
    shares: [],
    secret: "",
    seats: [seat, { ...seat, name: "Bo", shape: 1 }],
    bench: [],
    screens: [],
    bots_won: 0,
    finished: 0,
    asked: null,
    ...more,
  };
}

export function hello(n: number, you: number[], actors: number[], more: Partial<Hello> = {}): Hello {
  const views = Object.fromEntries((you.length ? you : [-1]).map((seat) => [seat, view(seat, actors)]));
  return { type: "hello", n, you, bench: [], screen: -1, table: table(), views, missed: [], spread_ms: 0, ...more };
}

/** An entry, as far as a test asks for its fields. */
export function entry<K extends Kind>(kind: K, fields: Partial<EntryOf<K>> = {}): EntryOf<K> {
  return { kind, at: 0, ...fields } as EntryOf<K>;
}

/** News of an entry; if it is not said of which kind, of a move. */
export function news<K extends Kind = "moved">(
  n: number,
  fields: Partial<EntryOf<K>> & { kind?: K },
  views: View[] = [],
  events: Event[] = [],
  more: Partial<News> = {},
): News {
  const message: News = { type: "news", n, entry: entry(fields.kind ?? ("moved" as K), fields), ...more };
  if (!views.length) return message;
  const seen = Object.fromEntries(views.map((one) => [one.seat, one]));
  return { ...message, events, views: seen };
}
