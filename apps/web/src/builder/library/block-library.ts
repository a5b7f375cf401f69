import type { Fragment, PageDocument } from "@vitrine/document";

/** What a ready-made section is for, by its id and as it is called in the language on screen. */
export interface SectionCategory {
  readonly id: string;
  readonly name: string;
}

/** A section somebody can put into a page: one of the product's, or one the account has kept. */
export interface SectionCard {
  readonly id: string;
  readonly name: string;
  /** Null for the account's own, which are listed together. */
  readonly category: SectionCategory | null;
  /** Null for one that has no picture. */
  readonly thumbnailUrl: string | null;
  /** What it adds for a visitor, in gzip bytes; null where it is not known. */
  readonly bytes: number | null;
  readonly isOwn: boolean;
  /** Whether pages that have it share it. */
  readonly isSynced?: boolean;
}

export interface SectionPage {
  readonly items: readonly SectionCard[];
  readonly nextCursor: string | null;
}

export type KeepOutcome = { readonly kind: "kept" } | { readonly kind: "refused"; readonly message: string };

/** What is kept as a template: a whole page, or blocks of it with their tokens. */
export type Keepsake =
  | { readonly kind: "page"; readonly name: string; readonly document: PageDocument }
  | { readonly kind: "section"; readonly name: string; readonly fragment: Fragment };

/** The sections and templates the builder can reach; it knows nothing of where they are kept. Calls reject with words for the person. */
export interface BlockLibrary {
  /** The product's sections, in the language of the page, those of a category together. */
  listSections(language: "pt" | "en" | "es"): Promise<readonly SectionCard[]>;
  /** The account's own, newest first, a page at a time. */
  listOwn(cursor: string | null): Promise<SectionPage>;
  /** The blocks of a section, as hostile as a clipboard: to be read with `readFragment`. */
  fragmentOf(card: SectionCard, language: "pt" | "en" | "es"): Promise<unknown>;
  keep(keepsake: Keepsake): Promise<KeepOutcome>;
  remove(card: SectionCard): Promise<KeepOutcome>;
}
