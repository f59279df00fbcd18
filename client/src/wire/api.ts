// What is asked once, over HTTP.
import { here } from "./address";
import { NotGranted } from "./socket";
import type {
  Back,
  Done,
  Evening,
  Game,
  Hint,
  Joined,
  Joining,
  Lent,
  Linked,
  Looked,
  Moment,
  Opened,
  Opening,
  Refused,
  Retold,
  Reviewed,
  Sized,
  Sizing,
  TableWish,
  Taught,
} from "./wire";

export const games = (): Promise<Game[]> => ask("GET", "/api/games");
export const openTable = (opening: Opening): Promise<Opened> => ask("POST", "/api/tables", "", opening);
export const join = (joining: Joining): Promise<Joined> => ask("POST", "/api/join", "", joining);
export const behind = (link: string): Promise<Linked> => ask("GET", `/api/links/${encodeURIComponent(link)}`);
export const lend = (table: string, secret: string, anew = false): Promise<Lent> =>
  ask("POST", `/api/tables/${table}/code`, secret, anew ? { new: true } : {});
export const look = (table: string, secret: string): Promise<Looked> => ask("GET", `/api/tables/${table}`, secret);
export const story = (table: string, secret: string, seat: number, match: number): Promise<Retold> =>
  ask("GET", `/api/tables/${table}/story?seat=${seat}&match=${match}`, secret);
export const review = (table: string, secret: string, match: number, from: number): Promise<Reviewed> =>
  ask("GET", `/api/tables/${table}/review?match=${match}&from=${from}`, secret);
export const taught = (game: string, moves: string[]): Promise<Taught> =>
  ask("POST", `/api/lessons/${encodeURIComponent(game)}`, "", { moves });
export const hint = (table: string, seat: number, secret: string, bot = ""): Promise<Hint> =>
  ask("GET", `/api/tables/${table}/hint?seat=${seat}&bot=${bot}`, secret);
export const size = (sizing: Sizing): Promise<Sized> => ask("POST", "/api/size", "", sizing);
export const mayBack = (table: string, seat: number, secret: string): Promise<Back> =>
  ask("GET", `/api/tables/${table}/back?seat=${seat}`, secret);
export const evening = (table: string, secret: string): Promise<Evening> =>
  ask("GET", `/api/tables/${table}/evening`, secret);
export const wish = (table: string, secret: string, doing: TableWish): Promise<Done> =>
  ask("POST", `/api/tables/${table}/wishes`, secret, doing);
export const moment = (table: string, secret: string, seat: number, move: number, match: number): Promise<Moment> =>
  ask("GET", `/api/tables/${table}/replay?seat=${seat}&move=${move}&match=${match}`, secret);
export const record = async (table: string, secret: string, match: number): Promise<string> =>
  (await fetched("GET", `/api/tables/${table}/record?match=${match}`, secret)).text();
export const qr = (text: string): string => here(`/api/qr?text=${encodeURIComponent(text)}`);

async function ask<T>(method: string, path: string, secret = "", body?: unknown): Promise<T> {
  return (await fetched(method, path, secret, body)).json() as Promise<T>;
}

async function fetched(method: string, path: string, secret: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = secret ? { authorization: `Bearer ${secret}` } : {};
  if (body !== undefined) headers["content-type"] = "application/json";
  const answer = await fetch(here(path), { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  if (!answer.ok) throw new NotGranted(await refusalIn(answer));
  return answer;
}

async function refusalIn(answer: Response): Promise<Refused> {
  try {
    return (await answer.json()) as Refused;
  } catch {
    return { type: "refused", id: "", kind: "no_answer", clause: "", text: answer.statusText, values: {} };
  }
}
