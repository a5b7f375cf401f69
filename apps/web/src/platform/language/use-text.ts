import type { Language } from "@vitrine/document";
import { use, useSyncExternalStore } from "react";
import { currentLanguage, messagesFor, onLanguageChange, textsOf } from "./i18n.ts";
import type { Place, Text } from "./message-types.ts";

/** The language on screen, for dates and numbers. */
export function useLanguage(): Language {
  return useSyncExternalStore(onLanguageChange, currentLanguage);
}

/** The texts of a place, typed by its Portuguese file: `const t = useText("pages"); t("title")`. */
export function useText<Where extends Place>(place: Where): Text<Where> {
  useLanguage();
  use(messagesFor(place));
  return textsOf(place);
}
