// The code of an evening: a few letters, none of them a vowel, so that no word and no address of the page is one.

const LETTERS = "BCDFGHJKLMNPRSTVWXZ";
const CODE = new RegExp(`^[${LETTERS}]{4,6}$`, "i");

export const isCode = (text: string): boolean => CODE.test(text);

/** As somebody typed it, with blanks and in small letters. */
export const typed = (text: string): string => text.replace(/[\s.-]/g, "").toUpperCase();
