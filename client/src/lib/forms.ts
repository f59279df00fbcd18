// Whose colour, form and face: they belong to people, and go along with them from box to box and from chair to chair.
import { getContext, setContext } from "svelte";

interface Lent {
  forms: () => number[];
  faces: () => (number | undefined)[];
}
const KEY = Symbol("forms");

/** Below this component each seat is drawn in the form that is named here, and with that face where it has one. */
export function lendForms(forms: Lent["forms"], faces: Lent["faces"] = () => []): void {
  setContext<Lent>(KEY, { forms, faces });
}

/** The form of a seat, as it is drawn here; where nobody says otherwise it is the seat's own. */
export function formed(): (seat: number) => number {
  const lent = getContext<Lent | undefined>(KEY);
  return (seat) => lent?.forms()[seat] ?? seat;
}

/** The face that whoever has a seat has chosen; undefined if none. */
export function faced(): (seat: number) => number | undefined {
  const lent = getContext<Lent | undefined>(KEY);
  return (seat) => lent?.faces()[seat];
}
