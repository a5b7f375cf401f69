import type { z } from "zod";
import type { Json } from "./reading/json.ts";
import type { Language } from "./records.ts";

/**
 * What a block is, as far as nesting goes. `section` stands at the top of a page, `flow` is content that
 * stands in any container, `part` stands only in the block that is made of such parts (a tab: in its tabs).
 */
export type BlockCategory = "section" | "flow" | "box" | "part";

export interface SlotRule {
  readonly accepts: readonly BlockCategory[];
  /** The most children it takes. */
  readonly max?: number;
}

/** A step from one version of a kind's props to the next. Forward only; must not throw on a saved record. */
export interface PropsMigration {
  readonly to: number;
  readonly migrate: (props: { [key: string]: Json }) => { [key: string]: Json };
}

/** What the document engine must know of a block kind to keep a page legal. */
export interface BlockRules {
  readonly kind: string;
  readonly version: number;
  readonly category: BlockCategory;
  readonly slots: Readonly<Record<string, SlotRule>>;
  readonly props: z.ZodType;
  readonly migrations: readonly PropsMigration[];
  /** Kinds it must stand somewhere inside of (a field: in a form). */
  readonly within?: readonly string[];
  /** The prop it is known by in that block, as text of 40 characters at most: one that is put there is given one that is free. */
  readonly keyProp?: string;
  /** Kinds it must not stand inside of (a form: in a form). */
  readonly notWithin?: readonly string[];
  /** A page has one at most: it cannot be duplicated, nor a copy of it be put beside it. */
  readonly isSingle?: true;
  /** A link to its anchor (`#plans`) opens it over the page: no such link may stand inside of one. */
  readonly isOpened?: true;
  /** Of a kind that links lead to, what the anchor of a new block begins with: `modal` for `modal-1`. */
  anchorBase?(language: Language): string;
}

/** All block kinds, by name. A kind that is not in it is kept as it is and shown as a placeholder. */
export type BlockCatalog = ReadonlyMap<string, BlockRules>;

/** The slot every page has for its sections. */
export const PAGE_SLOT = "body";
export const PAGE_SLOT_RULE: SlotRule = { accepts: ["section"] };
