// A line to the server that comes back by itself: it listens for a heartbeat and connects again, a little later each
// time.
import { here } from "./address";
import type { Message, Wish } from "./wire";

/** `stopped`: the server has said that it stops, and is awaited. */
export type Link = "connecting" | "open" | "lost" | "stopped";

export interface Heard {
  /** The line is open: the first words go out now. */
  opened(): void;
  message(message: Message): void;
  link(link: Link): void;
}

export const PAUSES_MS = [250, 500, 1000, 2000, 4000, 8000];
export const SOON_MS = 2000; // a line that broke may be ours alone: so long at most does the first try wait for others
export const BEAT_MS = 10_000; // of silence before we ask whether anybody is there
export const PATIENCE_MS = 5_000; // for the answer

export const MOMENT_MS = 60_000; // in which a server that has stopped should be back; after that it is lost

export const PULSE_MS = 3_000; // between pings, while others would wait for us
export const PROMISE_MS = 8_000; // after which the server may count us as gone, and we the line as lost

const STOPS = 1012; // the server says that it is about to stop, and over which time to come back

export class Line {
  private socket: WebSocket | null = null;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private awaited = 0; // until when a server that said that it stops may be expected back
  private quick = false; // whether others wait for us
  private pulse: ReturnType<typeof setInterval> | undefined;
  private spread = 0; // the milliseconds over which all who are in this house should spread their return

  constructor(
    private readonly heard: Heard,
    private readonly address: string = socketOf(),
  ) {
    this.connect();
    addEventListener("online", this.hurry);
    addEventListener("offline", this.cut);
    document.addEventListener("visibilitychange", this.hurry);
  }

  send(wish: Wish): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(wish));
  }

  /** Whether others wait for us: then they should know soon if this line is dead, which only we can prove it is not. */
  lively(quick: boolean): void {
    if (quick === this.quick) return;
    this.quick = quick;
    this.beat();
    clearInterval(this.pulse);
    if (quick) this.pulse = setInterval(() => this.promise(), PULSE_MS);
    this.promise();
  }

  private promise(): void {
    this.send({ do: "ping", within: this.quick ? PROMISE_MS : 0 });
  }

  /** Drop what is there and connect anew. */
  again(): void {
    this.drop();
    this.connect();
  }

  close(): void {
    this.closed = true;
    this.drop();
    clearInterval(this.pulse);
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.cut);
    document.removeEventListener("visibilitychange", this.hurry);
  }

  private connect(): void {
    this.heard.link(this.tries ? this.without() : "connecting");
    const socket = new WebSocket(this.address);
    this.socket = socket;
    this.wait(PATIENCE_MS, () => this.lost());
    socket.onopen = () => {
      this.tries = this.awaited = 0;
      this.beat();
      this.heard.link("open");
      this.heard.opened();
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.beat();
      const message = JSON.parse(event.data) as Message;
      if (message.type === "hello" || message.type === "pong") this.spread = message.spread_ms || 0;
      this.heard.message(message);
    };
    socket.onclose = (event) => {
      const stopped = event.code === STOPS;
      if (stopped) [this.spread, this.awaited] = [Number(event.reason) || 0, Date.now() + MOMENT_MS];
      this.lost(stopped);
    };
  }

  private without(): Link {
    return Date.now() < this.awaited ? "stopped" : "lost";
  }

  private beat(): void {
    if (this.quick) this.wait(PROMISE_MS, () => this.lost());
    else this.wait(BEAT_MS, () => this.ask());
  }

  private ask(): void {
    this.send({ do: "ping" });
    this.wait(PATIENCE_MS, () => this.lost());
  }

  private lost(stopped = false): void {
    this.drop();
    if (this.closed) return;
    this.heard.link(this.without());
    const pause = PAUSES_MS[Math.min(this.tries, PAUSES_MS.length - 1)] ?? 0;
    const spread = stopped || this.tries ? this.spread : Math.min(this.spread, SOON_MS);
    this.tries += 1;
    this.wait(Math.max(pause * (0.8 + Math.random() * 0.4), Math.random() * spread), () => this.connect());
  }

  /** The network or the tab is back: no reason to wait any longer. */
  private readonly hurry = (): void => {
    if (document.hidden || this.closed) return;
    if (this.socket?.readyState === WebSocket.OPEN) this.ask();
    else if (this.socket === null) this.again();
  };

  /** The browser says that there is no network. A server on this machine is there all the same: it is tried again. */
  private readonly cut = (): void => {
    if (this.socket) this.lost();
  };

  private drop(): void {
    clearTimeout(this.timer);
    const socket = this.socket;
    this.socket = null;
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
      else socket.close();
    }
  }

  private wait(milliseconds: number, then: () => void): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(then, milliseconds);
  }
}

/** Where the socket is; a table is named, so that all who sit at it can be led to one server. */
export function socketOf(table = ""): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}${here("/ws")}${table ? `?table=${table}` : ""}`;
}
