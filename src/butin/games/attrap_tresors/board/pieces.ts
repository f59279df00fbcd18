// The objects of a round and who has them. The two gems are told apart here, so that each goes from where it stood.
import type { Laid } from "./laid";
import { KINDS } from "./position";
import type { Kind } from "./shapes";

export interface Piece {
  key: string;
  kind: Kind;
  owner: number;
}
type Lying = Pick<Laid, "tower" | "taken">;

export const TOWER = -1;
export const SECOND = "gem1"; // the other gem's key

/** All objects of the round, whoever has them. */
export function pieces({ tower, taken }: Lying): Piece[] {
  const all = [...tower, ...taken.flat()];
  const fresh = KINDS.flatMap((kind) =>
    all
      .filter((one) => one === kind)
      .map((_, nth) => ({
        key: nth ? `${kind}${nth}` : kind,
        kind,
        owner: TOWER,
      })),
  );
  return settled(fresh, { tower, taken });
}

/** The same objects after something happened; `pressed` is the one that this hand went for. */
export function settled(before: Piece[], lying: Lying, pressed = ""): Piece[] {
  const { tower, taken } = lying;
  if (before.length !== tower.length + taken.flat().length) return pieces(lying);
  const after = before.map((piece) => (taken[piece.owner]?.includes(piece.kind) ? piece : { ...piece, owner: TOWER }));
  return KINDS.reduce((all, kind) => shared(all, kind, taken, pressed), after);
}

/** It remembers which gem somebody took, as long as the same round goes on. */
export function remembering(pressed: () => string = () => ""): (lying: Lying) => Piece[] {
  let before: Piece[] = [];
  return (lying) => (before = settled(before, lying, pressed()));
}

function shared(before: Piece[], kind: Kind, taken: Kind[][], pressed: string): Piece[] {
  let after = before;
  for (const [seat, things] of taken.entries()) {
    const wanted = things.filter((one) => one === kind).length;
    const own = after.filter((piece) => piece.kind === kind && piece.owner === seat);
    for (const piece of own.slice(wanted)) after = after.map((one) => (one === piece ? { ...one, owner: TOWER } : one));
    for (let more = own.length; more < wanted; more += 1) after = given(after, kind, seat, pressed);
  }
  return after;
}

/** Somebody takes an object of this kind. */
function given(before: Piece[], kind: Kind, seat: number, pressed: string): Piece[] {
  const free = before.filter((piece) => piece.kind === kind && piece.owner === TOWER);
  const piece = free.find(({ key }) => key === pressed) ?? free[0];
  return piece ? before.map((one) => (one === piece ? { ...one, owner: seat } : one)) : before;
}
