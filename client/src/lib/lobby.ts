// Public tables that wait for players, again whenever they change.
import { Line } from "./line";
import type { Waiting } from "./wire";

/** Hear of them until the answer is called. */
export function watchLobby(heard: (tables: Waiting[]) => void, game = ""): () => void {
  const line = new Line({
    opened: () => line.send({ do: "lobby", game }),
    message: (message) => message.type === "lobby" && heard(message.tables),
    link: () => {},
  });
  return () => line.close();
}
