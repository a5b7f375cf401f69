import { LANGUAGES, type Language } from "@vitrine/document";
import { z } from "zod";

export const language = z.enum(LANGUAGES);

/** Portuguese is what everything falls back to. */
export const FALLBACK_LANGUAGE: Language = "pt";

/** One text in every language of the interface. */
export type Translated = Readonly<Record<Language, string>>;

/** The best language for a browser's `Accept-Language`. */
export function languageFor(acceptLanguage: string | null | undefined): Language {
  const needs = (acceptLanguage ?? "")
    .split(",")
    .map((part, index) => {
      const [tag = "", ...parameters] = part.trim().toLowerCase().split(";");
      const quality = Number(
        parameters
          .find((parameter) => parameter.trim().startsWith("q="))
          ?.trim()
          .slice(2) ?? 1,
      );
      return { tag: tag.split("-")[0] ?? "", quality: Number.isFinite(quality) ? quality : 0, index };
    })
    .sort((a, b) => b.quality - a.quality || a.index - b.index);
  for (const { tag } of needs) {
    const found = LANGUAGES.find((known) => known === tag);
    if (found) return found;
  }
  return FALLBACK_LANGUAGE;
}
