import type { Language } from "@vitrine/document";
import { use, useSyncExternalStore } from "react";
import { currentLanguage, messagesFor, onLanguageChange, textsOf } from "./i18n.ts";
import type { Namespace, Text } from "./message-types.ts";

/** The language on screen, for dates and numbers. */
export function useLanguage(): Language {
  return useSyncExternalStore(onLanguageChange, currentLanguage);
}

/** The texts of a namespace, typed by its Portuguese file: `const t = useText("pages"); t("title")`. */
export function useText<Where extends Namespace>(namespace: Where): Text<Where> {
  useLanguage();
  use(messagesFor(namespace));
  return textsOf(namespace);
}
