import type { SectionCategory } from "@vitrine/contract";
import type { Language } from "@vitrine/document";
import type { Piece } from "./making/piece.ts";

/**
 * A ready-made section: it stands in any page, so it wears that page's colours and fonts (`$color-…`, `$font-…`
 * of the tokens every page starts with) and brings none of its own.
 */
export interface SectionTemplate {
  readonly id: string;
  readonly category: SectionCategory;
  readonly name: Readonly<Record<Language, string>>;
  /** The section with its copy in a language; the same at every call. */
  readonly build: (language: Language) => Piece;
}
