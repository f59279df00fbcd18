// The sheets that can lie over a table; "" when none does.
export type Opens = "" | "say" | "story" | "menu" | "rules" | "boxes";
