/** Why a page has nothing to show, as a sentence: what browsers call a TypeError is a net that is not there. */
export const whyLost = (error: unknown): string => (error instanceof TypeError ? "offline" : "refusal-no_such_page");
