// Whose colour and form: they belong to people, and go along with them from box to box and from chair to chair.
import { getContext, setContext } from "svelte";

const KEY = Symbol("forms");

/** Below this component each seat is drawn in the form that is named here. */
export function lendForms(forms: () => number[]): void {
  setContext(KEY, forms);
}

/** The form of a seat, as it is drawn here; where nobody says otherwise it is the seat's own. */
export function formed(): (seat: number) => number {
  const forms = getContext<(() => number[]) | undefined>(KEY);
  return (seat) => forms?.()[seat] ?? seat;
}
