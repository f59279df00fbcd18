// Why a hint is a good move, in one sentence.
import type { Words } from "@page/lib/board";
import { WORTH, isKind } from "./position";
import type { View } from "./shapes";

export function advice(view: View, move: string, words: Words): string {
  const [doing = "", what = ""] = move.split(" ");
  if (doing === "throw") return words.t(view.position.phase === "race" ? "advice-again" : "advice-throw");
  if (doing === "column") return words.t("advice-column");
  if (isKind(doing)) return words.t("advice-take", { object: doing, worth: WORTH[doing] });
  if (doing === "give") return words.t("advice-give", { value: what });
  if (doing === "replace") return words.t("advice-replace", { task: what });
  return doing === "nothing" ? words.t("advice-nothing") : "";
}
