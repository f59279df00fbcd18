// The objects of a round and who has them. The two gems are told apart here, so that each flies from where it stood.
import { KINDS } from "./position";
import type { Kind, Position } from "./shapes";

export interface Piece {
  key: string;
  kind: Kind;
  owner: number;
}

export const TOWER = -1;

/** All objects of the round, whoever has them now. */
export function pieces(position: Position): Piece[] {
  const all = [...position.tower, ...position.taken.flat()];
  const fresh = KINDS.flatMap((kind) =>
    all.filter((one) => one === kind).map((_, nth) => ({ key: nth ? `${kind}${nth}` : kind, kind, owner: TOWER })),
  );
  return settled(fresh, position);
}

/** The same objects after something happened; `pressed` is the one that this hand went for. */
export function settled(before: Piece[], position: Position, pressed = ""): Piece[] {
  const count = position.tower.length + position.taken.flat().length;
  if (before.length !== count) return pieces(position);
  let after = before.map((piece) =>
    position.taken[piece.owner]?.includes(piece.kind) ? piece : { ...piece, owner: TOWER },
  );
  for (const kind of KINDS) after = shared(after, kind, position, pressed);
  return after;
}

/** Somebody takes an object of this kind. */
export function given(before: Piece[], kind: Kind, seat: number, pressed = ""): Piece[] {
  const free = before.filter((piece) => piece.kind === kind && piece.owner === TOWER);
  const piece = free.find(({ key }) => key === pressed) ?? free[0];
  return piece ? before.map((one) => (one === piece ? { ...one, owner: seat } : one)) : before;
}

export const rebuilt = (before: Piece[]): Piece[] => before.map((piece) => ({ ...piece, owner: TOWER }));

function shared(before: Piece[], kind: Kind, position: Position, pressed: string): Piece[] {
  let after = before;
  for (const [seat, taken] of position.taken.entries()) {
    const wanted = taken.filter((one) => one === kind).length;
    const own = after.filter((piece) => piece.kind === kind && piece.owner === seat);
    for (const piece of own.slice(wanted)) after = after.map((one) => (one === piece ? { ...one, owner: TOWER } : one));
    for (let more = own.length; more < wanted; more += 1) after = given(after, kind, seat, pressed);
  }
  return after;
}
