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
}
