import type { Template } from "@vitrine/contract";
import type { Language, PageDocument } from "@vitrine/document";

/** A page to start from: its own art direction, with copy in each language. */
export interface PageTemplate {
  readonly id: string;
  readonly category: Template["category"];
  readonly name: Readonly<Record<Language, string>>;
  readonly description: Readonly<Record<Language, string>>;
  /** The page in a language, as it would be made at `now` (milliseconds); ids are the same at every call. */
  readonly build: (language: Language, now: number) => PageDocument;
  /** The sort of page it makes, and its part in a sale, where they are not those of its category. */
  readonly pageKind?: Template["pageKind"];
  readonly pageType?: Template["pageType"];
  /** One narrow column on every screen, where it is not as its category. */
  readonly orientation?: Template["orientation"];
  /** The market it is written for in every language; otherwise that follows the language. */
  readonly country?: Template["country"];
}
