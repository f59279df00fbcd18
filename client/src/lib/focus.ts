// Where the keyboard is.

/** For what is to have the focus as soon as it is there. */
export const focused = (element: HTMLElement): void => element.focus();

/** From what has the focus to the next one of a row, or the one before, round and round. */
export function focusBeside(event: KeyboardEvent, row: HTMLElement[], step: number): void {
  const now = row.indexOf(document.activeElement as HTMLElement);
  if (!step || now < 0) return;
  event.preventDefault();
  row[(now + step + row.length) % row.length]?.focus();
}
