import type { useText } from "../../../platform/language/use-text.ts";
import type messages from "../../messages/pt.json";

/** Style properties and keywords that have a name in the interface. */
export type TextProperty = keyof (typeof messages)["style"]["names"];
export type TextKeyword = keyof (typeof messages)["style"]["words"];

/** Keywords that are typed where lengths are, with a name of their own there. */
export const LENGTH_KEYWORDS = ["auto", "none"] as const;

type BuilderText = ReturnType<typeof useText<"builder">>;

/** What a keyword is called; one that is not offered anywhere stays as CSS has it. */
export function keywordText(t: BuilderText, keyword: string): string {
  const key = `style.words.${keyword as TextKeyword}` as const;
  const text = t(key);
  return text === key ? keyword : text;
}

/** What a keyword is called where a length is typed: `none` is no limit there. */
export function lengthKeywordText(t: BuilderText, keyword: string): string {
  const known = LENGTH_KEYWORDS.find((each) => each === keyword);
  return known ? t(`style.lengthWords.${known}`) : keyword;
}

/** The keyword behind what somebody typed in their own language; anything else as it was typed. */
export function typedKeyword(t: BuilderText, typed: string): string {
  const text = typed.trim().toLowerCase();
  return LENGTH_KEYWORDS.find((each) => t(`style.lengthWords.${each}`).toLowerCase() === text) ?? typed;
}
