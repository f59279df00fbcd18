// Where the keyboard is.

/** For what is to have the focus as soon as it is there. */
export const focused = (element: HTMLElement): void => element.focus();
