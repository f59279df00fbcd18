// Made by typescript.py from the room's messages, entries and wishes: change those, then run this again.

/** The first message at a table. */
export interface Hello {
  type: "hello";
  n: number;
  you: number[];
  bench: number[];
  screen: number;
  table: Table;
  views: Record<string, View>;
  missed: Missed[];
  spread_ms: number;
}

/** The table as everybody sees it. */
export interface Table {
  id: string;
  n: number;
  phase: "closed" | "over" | "playing" | "waiting";
  host: number;
  match: number;
  setting: Setting;
  first: number | null;
  day?: string;
  fill: boolean | null;
  outdated: boolean;
  sealed: string;
  commitment: string;
  shares: string[];
  secret: string;
  seats: Seat[];
  bench: Benched[];
  screens: Screen[];
  bots_won: number;
  finished: number;
  asked: Asked | null;
  pause?: Pause;
}

/** The frame of a table. */
export interface Setting {
  game: string;
  seats: number;
  options: Record<string, boolean | number | string | string[]>;
  public: boolean;
  away_s: number;
  watch_delay_s: number;
  move_s: number;
  purse_s: number;
  hints: boolean;
}

/** A chair as everybody sees it. */
export interface Seat {
  name: string;
  bot: string;
  animal: number;
  shape: number;
  face?: number;
  won: number;
  played: number;
  picks: Record<string, string>;
  shared: boolean;
  person: boolean;
  theirs: boolean;
  offer?: Offer;
  here: boolean;
  gone_at: number;
  bot_at: number;
  since: number;
  purse_ms: number;
}

/** Who on the bench may have a chair that was left, and until when. */
export interface Offer {
  bench: number;
  until: number;
}

/** Somebody who waits for a chair, as everybody sees them. */
export interface Benched {
  name: string;
  shape: number;
  face?: number;
  won: number;
  played: number;
  here: boolean;
}

/** A television at the table, as everybody sees it. */
export interface Screen {
  here: boolean;
  gone_at: number;
}

/** Something that the others must agree to. */
export interface Asked {
  n: number;
  question: "again" | "back" | "box" | "chair" | "pause" | "screen" | "seat";
  seat: number;
  name: string;
  game: string;
  yes: number[];
  missing: number[];
}

/** The match stands still: nobody moves, and no time passes. */
export interface Pause {
  at: number;
  until: number;
  seat: number;
  screen?: number;
}

/** What a seat may know of the match, with the moves open to it. */
export interface View<Position = Record<string, unknown>, Options = Record<string, unknown>> {
  game: string;
  seat: number;
  seats: number;
  options: Options;
  position: Position;
  actors: number[];
  legal: string[];
  scores: number[] | null;
  winners: number[];
}

/** An entry that a guest was not here for. */
export interface Missed {
  n: number;
  entry: Entry;
  events: Event[];
}

/** The first of every journal. */
export interface OpenedEntry {
  kind: "opened";
  at: number;
}

/** Another box. */
export interface BoxedEntry {
  kind: "boxed";
  at: number;
  seat: number;
  name: string;
  screen?: number;
}

/** Somebody has a chair. */
export interface SatEntry {
  kind: "sat";
  at: number;
  seat: number;
  name: string;
  was?: string;
  bench?: number;
}

/** A chair is nobody's any more, or a bot's. */
export interface FreedEntry {
  kind: "freed";
  at: number;
  seat: number;
  bot: string;
  was?: string;
}

/** A chair belongs to another device of its person, or to whoever had it before. */
export interface ReseatedEntry {
  kind: "reseated";
  seat: number;
  at: number;
}

/** Somebody waits. */
export interface BenchedEntry {
  kind: "benched";
  at: number;
  name: string;
}

/** Somebody waits no longer. */
export interface UnbenchedEntry {
  kind: "unbenched";
  at: number;
  bench: number;
  name: string;
}

/** A chair that was left is offered to somebody on the bench. */
export interface OfferedEntry {
  kind: "offered";
  at: number;
  seat: number;
  bench: number;
  name: string;
}

/** They would rather wait. */
export interface DeclinedEntry {
  kind: "declined";
  at: number;
  seat: number;
  bench: number;
  name: string;
}

/** A bot on a chair, or none. */
export interface BotEntry {
  kind: "bot";
  at: number;
  seat: number;
  bot: string;
  was?: string;
}

/** Whether bots take the chairs that are empty when a match begins. */
export interface FilledEntry {
  kind: "filled";
  at: number;
  bots: boolean;
}

/** A bot plays for somebody who is away, from now on. */
export interface CalledEntry {
  kind: "called";
  at: number;
  seat: number;
}

/** Those at the table wait on for somebody who is away. */
export interface WaitedEntry {
  kind: "waited";
  at: number;
  seat: number;
}

/** Another name, on a chair or on the bench. */
export interface NamedEntry {
  kind: "named";
  at: number;
  seat?: number;
  bench?: number;
  name: string;
  was?: string;
}

/** Another face, on a chair or on the bench. */
export interface FacedEntry {
  kind: "faced";
  at: number;
  seat?: number;
  bench?: number;
  name: string;
  face: number;
}

/** A preset phrase. */
export interface SaidEntry {
  kind: "said";
  at: number;
  seat: number;
  phrase: string;
}

/** Another host. */
export interface HostedEntry {
  kind: "hosted";
  at: number;
  seat: number;
}

/** The last of a journal. */
export interface ClosedEntry {
  kind: "closed";
  at: number;
}

/** Who begins the next match. */
export interface FirstEntry {
  kind: "first";
  at: number;
  seat: number;
}

/** What somebody chose for the own seat. */
export interface PickedEntry {
  kind: "picked";
  at: number;
  seat: number;
  option: string;
  value: string;
}

/** A match begins. */
export interface StartedEntry {
  kind: "started";
  at: number;
}

/** The secret of the next match. */
export interface SealedEntry {
  kind: "sealed";
  at: number;
}

/** What a seat adds to the chance. */
export interface SharedEntry {
  kind: "shared";
  at: number;
  seat: number;
}

/** A move; where hands raced for it, with what is kept of the race. */
export interface MovedEntry {
  kind: "moved";
  at: number;
  seat: number;
  by?: "bot" | "clock" | "person" | "table";
  race?: Measured[];
  seed?: string;
}

/** A hand in a race: what its page said and what counted, in milliseconds after the own paint. */
export interface Measured {
  seat: number;
  took: number;
  measured: number;
  flagged: boolean;
}

/** The last move was taken back. */
export interface TookBackEntry {
  kind: "took_back";
  seat: number;
  at: number;
}

/** The match stands still. */
export interface PausedEntry {
  kind: "paused";
  at: number;
  seat: number;
  screen?: number;
}

/** It goes on. */
export interface WentOnEntry {
  kind: "went_on";
  at: number;
  seat: number;
  screen?: number;
}

/** Something that the others must agree to. */
export interface AskedEntry {
  kind: "asked";
  at: number;
  question: "again" | "back" | "box" | "chair" | "pause" | "screen" | "seat";
  seat: number;
  name?: string;
  game?: string;
}

/** Yes or no. */
export interface AnsweredEntry {
  kind: "answered";
  at: number;
  seat: number;
  yes: boolean;
}

/** Some are here. */
export interface CameEntry {
  kind: "came";
  seats: number[];
  bench?: number[];
  screens?: number[];
  at: number;
}

/** Some are away. */
export interface WentEntry {
  kind: "went";
  seats: number[];
  bench?: number[];
  screens?: number[];
  at: number;
}

/** A television is let in. */
export interface ScreenedEntry {
  kind: "screened";
  at: number;
  screen?: number;
}

/** A television leaves. */
export interface UnscreenedEntry {
  kind: "unscreened";
  at: number;
  screen: number;
}

/** Something that happened in a match, and what belongs to its kind; `to` whom, where it is for one seat alone. */
export interface Event {
  kind: string;
  rule: string;
  seat?: number;
  to?: number;
  [field: string]: unknown;
}

/** One entry, as this guest may know it. */
export interface News {
  type: "news";
  n: number;
  entry: Entry;
  table?: Table;
  you?: number[];
  bench?: number[];
  screen?: number;
  events?: Event[];
  views?: Record<string, View>;
  race?: Race;
}

/** A race begins with this message. */
export interface Race {
  id: string;
  nonce: string;
  phase: number;
}

/** A wish came true with entry `n`. */
export interface Granted {
  type: "granted";
  id: string;
  n: number;
}

/** Why a wish did not come true, on the socket and over HTTP. */
export interface Refused {
  type: "refused";
  id: string;
  kind: string;
  clause: string;
  text: string;
  values: Record<string, unknown>;
  again?: boolean;
}

/** The answer to a ping. */
export interface Pong {
  type: "pong";
  id: string;
  spread_ms: number;
}

/** The last message of a table that was removed. */
export interface Removed {
  type: "removed";
}

/** The public tables, again whenever they change. */
export interface Lobby {
  type: "lobby";
  game: string;
  tables: Waiting[];
}

/** A public table that waits for players. */
export interface Waiting {
  id: string;
  game: string;
  free: number;
  seats: number;
  touched: number;
}

/** A throw is on its way: it will be on all screens at one moment. `commit` fixes what is drawn for the race. */
export interface Armed {
  type: "armed";
  race: string;
  commit: string;
}

/** A race begins anew with what is on the table. */
export interface Go {
  type: "go";
  race: Race;
}

/** Whose hand seems to be first; the verdict may still be another. */
export interface Hands {
  type: "hands";
  race: string;
  seat: number;
  what: string;
}

/** Your hand was there before there was anything to see: it rests for a moment of this throw. */
export interface Early {
  type: "early";
  race: string;
  lock_ms: number;
}

/** How far away each seat is, in milliseconds there and back, as far as it is measured. */
export interface Lines {
  type: "lines";
  lines: Record<string, number>;
}

/** What somebody on a chair tries out, for televisions; '' when they stop. */
export interface Aim {
  type: "aim";
  seat: number;
  move: string;
}

/** A lamp is lit, on the phone of whoever measures or on the televisions, to tell how late these are. */
export interface Lamp {
  type: "lamp";
  on: "hand" | "screen";
}

/** By how many milliseconds the televisions are shown a throw ahead; 0: not at all. */
export interface Late {
  type: "late";
  ms: number;
}

/** A box on the shelf. */
export interface Game {
  name: string;
  titles: Record<string, string>;
  pitches: Record<string, string>;
  seats: Seats;
  minutes: number;
  age: number;
  rules: number;
  begins: Record<string, string>;
  credit: string;
  options: GameOption[];
  bots: string[];
  levels: Record<string, string>;
  lesson: boolean;
  dial: Record<string, number>;
}

/** How many can play. */
export interface Seats {
  min: number;
  max: number;
  best_from: number;
}

/** Something that a table may agree on. */
export interface GameOption {
  name: string;
  clause: string;
  default: boolean | number | string | string[];
  expected: string;
  values: string[];
  most: Record<string, number>;
  low: number;
  high: number;
  each: boolean;
}

/** What a game's package brings for a page: `contract` says how a board of its own is spoken to. */
export interface Brought {
  contract: number;
  files: Record<string, string>;
  langs: string[];
  pieces: string[];
  roles: Record<string, Role>;
  moves: Touch[];
}

/** What a field is. Of a list of records each is a zone of its own, and `parts` says which fields are what. */
export interface Role {
  form: "count" | "grid" | "phase" | "pile" | "row" | "track" | "turn" | "unseen";
  look: "card" | "die" | "disc" | "pawn" | "tile";
  each: boolean;
  own: boolean;
  icon: string;
  score: boolean;
  empty: string;
  square: string;
  steps: number;
  on: string;
  whose: string[];
  parts: Record<string, string>;
}

/** Moves of one kind: their text with holes, and the field that fills each. `{die*}` is several, in any order. */
export interface Touch {
  text: string;
  holes: Record<string, string>;
  icon: string;
  confirm: boolean;
}

/** For the host alone. */
export interface Opened {
  table: string;
  join: string;
  watch: string;
  seat: number;
  secret: string;
  name: string;
  sealed: string;
}

/** For whoever sat down, or waits. */
export interface Joined {
  table: string;
  seat: number;
  secret: string;
  name: string;
}

/** What is behind a link, or behind a code. */
export interface Linked {
  kind: "code" | "join" | "watch";
  table?: Table;
  brief?: Brief;
}

/** What a code tells of its table: nobody's name. */
export interface Brief {
  id: string;
  game: string;
  phase: "closed" | "over" | "playing" | "waiting";
  seats: number;
  free: number;
}

/** The code by which people find a table, while it lives. */
export interface Lent {
  code: string;
}

/** A table from one's own seats. */
export interface Looked {
  you: number[];
  bench: number[];
  table: Table;
  views: Record<string, View>;
}

/** A wish over HTTP came true with entry `n`. */
export interface Done {
  n: number;
}

/** What was played at a table, and what is left of it: nothing goes beyond the table. */
export interface Evening {
  matches: Ended[];
  bots_won: number;
}

/** A match of the evening that came to its end. */
export interface Ended {
  match: number;
  game: string;
  seats: Player[];
  scores: number[];
  winners: number[];
  moves: number;
  began: number;
  ended: number;
  you: number[];
}

/** Who had a chair at the end of a match. */
export interface Player {
  name: string;
  bot: string;
  animal: number;
  shape: number;
  face?: number;
}

/** A moment of a finished match. */
export interface Moment {
  move: number;
  moves: number;
  view: View;
  events: Event[];
}

/** A finished match from its first card to its last. */
export interface Retold {
  match: number;
  moves: number;
  names: string[];
  scores: number[];
  winners: number[];
  seated: Seated[];
  told: Told[];
}

/** Who has a chair after so many moves, until somebody else does. */
export interface Seated {
  move: number;
  seat: number;
  name: string;
  bot: string;
}

/** What one move brought, as a seat may know it; move 0 is the deal. */
export interface Told {
  move: number;
  seat: number;
  at: number;
  events: Event[];
}

/** Some decisions of a finished match; `next` is the move to go on from, 0 when all are done. */
export interface Reviewed {
  moves: number;
  next: number;
  decisions: Judged[];
}

/** A decision of a finished match: the chances to win with it and with the best move, as that seat could know. */
export interface Judged {
  move: number;
  seat: number;
  made: string;
  best: string;
  chance: number;
  best_chance: number;
}

/** A move that a strong bot would make; '' where it would wait. */
export interface Hint {
  move: string;
}

/** Whether one's own last move can be taken back; if not, the kind of the refusal. */
export interface Back {
  back: boolean;
  kind: string;
}

/** Where a learner is: what is said now, the moves that fit (the first is the one meant), and what was done last. */
export interface Taught {
  step: number;
  steps: number;
  say: string;
  moves: string[];
  view: View;
  turns: Turn[];
}

/** A move in a lesson: what it brought, and how the table looks afterwards. */
export interface Turn {
  seat: number;
  events: Event[];
  view: View;
}

/** Who should come next, as a place on the dial, and how strong the person seems. */
export interface Sized {
  dial: number;
  size: number;
}

/** Take a chair. */
export interface SitWish {
  do: "sit";
  id?: string;
  seat?: number | null;
  name?: string;
  link?: string;
}

/** Take a chair that is free, else a place on the bench. */
export interface ComeWish {
  do: "come";
  id?: string;
  seat?: number | null;
  name?: string;
  link?: string;
}

/** Wait on the bench. */
export interface BenchWish {
  do: "bench";
  id?: string;
  name?: string;
  link?: string;
}

/** Leave a chair that one is offered to the next. */
export interface DeclineWish {
  do: "decline";
  id?: string;
  seat?: number | null;
}

/** Ask for a chair that cannot just be taken. */
export interface AskSeatWish {
  do: "ask_seat";
  id?: string;
  seat?: number | null;
  name?: string;
  link?: string;
}

/** Give a seat back, or a place on the bench. */
export interface StandWish {
  do: "stand";
  id?: string;
  seat?: number | null;
  bench?: number | null;
}

/** Free a seat, or a place on the bench. */
export interface FreeWish {
  do: "free";
  id?: string;
  seat?: number | null;
  bench?: number | null;
}

/** Take another box, or ask for it. */
export interface BoxWish {
  do: "box";
  id?: string;
  seat?: number | null;
  game?: string;
  seats?: number | null;
  options?: Record<string, boolean | number | string | string[]> | null;
  since?: number | null;
}

/** Put a bot on a seat; '' takes it away. */
export interface BotWish {
  do: "bot";
  id?: string;
  seat?: number | null;
  bot?: string;
}

/** Say whether bots take the empty chairs, or these are put away. */
export interface FillWish {
  do: "fill";
  id?: string;
  bots?: boolean;
}

/** Let a bot play now for somebody who is away. */
export interface CallBotWish {
  do: "call_bot";
  id?: string;
  seat?: number | null;
}

/** Wait on for somebody who is away. */
export interface WaitWish {
  do: "wait";
  id?: string;
  seat?: number | null;
}

/** Another name for a seat, or for a place on the bench. */
export interface NameWish {
  do: "name";
  id?: string;
  seat?: number | null;
  bench?: number | null;
  name?: string;
}

/** A face for a seat, or for a place on the bench. */
export interface FaceWish {
  do: "face";
  id?: string;
  seat?: number | null;
  bench?: number | null;
  face?: number | null;
}

/** Say a preset phrase. */
export interface SayWish {
  do: "say";
  id?: string;
  seat?: number | null;
  phrase?: string;
}

/** Hand over the host's role. */
export interface HostWish {
  do: "host";
  id?: string;
  seat?: number | null;
}

/** Close the table for good. */
export interface CloseWish {
  do: "close";
  id?: string;
}

/** Say who begins the next match; -1 is the lot. */
export interface FirstWish {
  do: "first";
  id?: string;
  seat?: number | null;
}

/** Choose for a seat what no two can have. */
export interface PickWish {
  do: "pick";
  id?: string;
  seat?: number | null;
  option?: string;
  value?: string;
}

/** Add to the chance of the next match. */
export interface ShareWish {
  do: "share";
  id?: string;
  seat?: number | null;
  share?: string;
}

/** Begin the match. */
export interface StartWish {
  do: "start";
  id?: string;
  close_up?: boolean;
  since?: number | null;
}

/** Offer a rematch. */
export interface AgainWish {
  do: "again";
  id?: string;
  seat?: number | null;
}

/** Make a move. */
export interface MoveWish {
  do: "move";
  id?: string;
  seat?: number | null;
  move?: string;
}

/** A hand in a race. */
export interface GrabWish {
  do: "grab";
  id?: string;
  seat?: number | null;
  move?: string;
  race?: string;
  took?: number;
  hold?: number;
}

/** Ask to take the last move back. */
export interface BackWish {
  do: "back";
  id?: string;
  seat?: number | null;
}

/** Let the match stand still, or ask for it. */
export interface PauseWish {
  do: "pause";
  id?: string;
  seat?: number | null;
}

/** Go on after a pause. */
export interface GoOnWish {
  do: "go_on";
  id?: string;
  seat?: number | null;
}

/** Say yes or no to what is being asked. */
export interface AnswerWish {
  do: "answer";
  id?: string;
  seat?: number | null;
  yes?: boolean;
  n?: number;
}

/** Ask to be a television. */
export interface ScreenWish {
  do: "screen";
  id?: string;
  link?: string;
}

/** A television leaves, or is sent away. */
export interface UnscreenWish {
  do: "unscreen";
  id?: string;
  screen?: number | null;
}

/** A page shows the throw. */
export interface PaintedReport {
  do: "painted";
  id?: string;
  race?: string;
  hold?: number;
  frame?: number;
}

/** Nobody has pressed yet. */
export interface TickReport {
  do: "tick";
  id?: string;
  race?: string;
  elapsed?: number;
}

/** A page is hidden; `grain` is how finely its clock tells the time. */
export interface AwayReport {
  do: "away";
  id?: string;
  grain?: number;
}

/** A page is seen again. */
export interface BackHereReport {
  do: "back_here";
  id?: string;
  grain?: number;
}

/** A move that is tried out; '' when it is not any more. */
export interface AimAside {
  do: "aim";
  id?: string;
  seat?: number | null;
  move?: string;
}

/** Light a lamp. */
export interface LampAside {
  do: "lamp";
  id?: string;
  seat?: number | null;
  value?: string;
}

/** How late the televisions are. */
export interface LateAside {
  do: "late";
  id?: string;
  seat?: number | null;
  ms?: number;
}

/** Look at a table from now on. */
export interface EnterWish {
  do: "enter";
  id?: string;
  table?: string;
  secret?: string;
  link?: string;
  since?: number | null;
  past?: boolean;
}

/** Is anybody there? `within` so many milliseconds the next one comes. */
export interface PingWish {
  do: "ping";
  id?: string;
  within?: number;
}

/** Look at the public tables from now on. */
export interface LobbyWish {
  do: "lobby";
  id?: string;
  game?: string;
}

/** A page has shown everything up to entry `n`. */
export interface SeenWish {
  do: "seen";
  id?: string;
  n?: number;
}

/** What a table is opened with; everything but the game may be left out. '' is a table without a box. */
export interface Opening {
  game: string;
  seats?: number | null;
  options?: Record<string, boolean | number | string | string[]>;
  public?: boolean;
  bots?: Record<string, string>;
  name?: string;
  secret?: string;
  away_s?: number;
  watch_delay_s?: number;
  move_s?: number;
  purse_s?: number;
  hints?: boolean;
  first?: number | null;
  sit?: boolean;
  screen?: boolean;
  day?: string;
  key?: string;
}

/** Sit down by a link, or by a code. */
export interface Joining {
  link: string;
  name?: string;
  seat?: number | null;
  secret?: string;
  bench?: boolean;
  screen?: boolean;
}

/** The code of an evening, as it is; or another, which ends this one. */
export interface Lending {
  new?: boolean;
}

/** How far a learner has come: the moves so far, one for each step of the lesson. */
export interface Learning {
  moves?: string[];
}

/** The last games of one person, the oldest first; `apart` is how far the next bots are from their middle. */
export interface Sizing {
  game: string;
  seats: number;
  games?: Played[];
  apart?: number[];
}

/** A game that somebody played with bots: their dials in the order of turns after the own, and how it ended. */
export interface Played {
  dials: number[];
  share: number;
  margin: number;
  place?: number;
  weight?: number;
}

export type Entry = OpenedEntry | BoxedEntry | SatEntry | FreedEntry | ReseatedEntry | BenchedEntry | UnbenchedEntry | OfferedEntry | DeclinedEntry | BotEntry | FilledEntry | CalledEntry | WaitedEntry | NamedEntry | FacedEntry | SaidEntry | HostedEntry | ClosedEntry | FirstEntry | PickedEntry | StartedEntry | SealedEntry | SharedEntry | MovedEntry | TookBackEntry | PausedEntry | WentOnEntry | AskedEntry | AnsweredEntry | CameEntry | WentEntry | ScreenedEntry | UnscreenedEntry;

export type TableWish = SitWish | ComeWish | BenchWish | DeclineWish | AskSeatWish | StandWish | FreeWish | BoxWish | BotWish | FillWish | CallBotWish | WaitWish | NameWish | FaceWish | SayWish | HostWish | CloseWish | FirstWish | PickWish | ShareWish | StartWish | AgainWish | MoveWish | GrabWish | BackWish | PauseWish | GoOnWish | AnswerWish | ScreenWish | UnscreenWish;

export type Report = PaintedReport | TickReport | AwayReport | BackHereReport;

export type Aside = AimAside | LampAside | LateAside;

export type Wish = TableWish | Report | Aside | EnterWish | PingWish | LobbyWish | SeenWish;

export type Message = Hello | News | Granted | Refused | Pong | Removed | Lobby | Armed | Go | Hands | Early | Lines | Aim | Lamp | Late;
