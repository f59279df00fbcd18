// Public tables that wait for players, again whenever they change.
import { type Link, Line } from "./line";
import type { Waiting } from "./wire";

/** Hear of them, and of the line to them, until the answer is called. */
export function watchLobby(heard: (tables: Waiting[]) => void, link: (link: Link) => void, game = ""): () => void {
  const line = new Line({
    opened: () => line.send({ do: "lobby", game }),
    message: (message) => message.type === "lobby" && heard(message.tables),
    link,
  });
  return () => line.close();
}
