import type { Json, Language } from "@vitrine/document";

/**
 * A field of a kind's content panel. `prop` names the prop it edits; its label, and the labels of choices
 * (`<prop>.<value>`), stand in the kind's messages. A field of an item stands there as `<prop>.<item prop>`.
 * The builder has one control for each `type`.
 */
export type PanelField =
  | {
      readonly type: "text";
      readonly prop: string;
      readonly maxLength: number;
      /** Values that are often meant, to be chosen from; anything else may be typed. */
      readonly offers?: readonly string[];
      /** It holds what one of the block's items is called by: they are offered, and it is told where none is called so. */
      readonly names?: { readonly items: string; readonly by: string };
      readonly when?: PanelCondition;
    }
  | { readonly type: "longText"; readonly prop: string; readonly maxLength: number; readonly when?: PanelCondition }
  /** Code, in letters of one width. */
  | { readonly type: "code"; readonly prop: string; readonly maxLength: number; readonly when?: PanelCondition }
  /** The hosts that the code in another prop may reach: those found there, to be allowed one by one. */
  | { readonly type: "hosts"; readonly prop: string; readonly of: string; readonly max: number; readonly when?: PanelCondition }
  | { readonly type: "inlineText"; readonly prop: string; readonly when?: PanelCondition }
  | { readonly type: "richText"; readonly prop: string; readonly when?: PanelCondition }
  | {
      readonly type: "number";
      readonly prop: string;
      readonly min: number;
      readonly max: number;
      readonly step?: number;
      readonly unit?: string;
      readonly when?: PanelCondition;
    }
  | { readonly type: "toggle"; readonly prop: string; readonly when?: PanelCondition }
  | { readonly type: "choice"; readonly prop: string; readonly options: readonly string[]; readonly when?: PanelCondition }
  | {
      readonly type: "link";
      readonly prop: string;
      /** Whether it has places for what is answered in the block: `[email]`. */
      readonly takesAnswers?: boolean;
      /** The words beside it that are pressed to go there: where they lead nowhere, they do nothing. */
      readonly of?: string;
      readonly when?: PanelCondition;
    }
  /** The address of a sound: one from anywhere, or one of the account's library. */
  | { readonly type: "sound"; readonly prop: string; readonly when?: PanelCondition }
  /** A drawing of the bundled set, or null for none. */
  | { readonly type: "icon"; readonly prop: string; readonly when?: PanelCondition }
  | {
      readonly type: "image";
      readonly prop: string;
      /** The text beside it that says what it shows, to those who do not see it. */
      readonly alt?: string;
      /** Whether the block is nothing without it. */
      readonly isExpected?: boolean;
      readonly when?: PanelCondition;
    }
  /** A day of the calendar, as `2026-01-31`; empty for none. */
  | { readonly type: "day"; readonly prop: string; readonly when?: PanelCondition }
  /** A film behind the block, with its first picture; null for none. */
  | { readonly type: "film"; readonly prop: string; readonly when?: PanelCondition }
  | { readonly type: "dateTime"; readonly prop: string; readonly when?: PanelCondition }
  /** A list of short texts: the options of a select. */
  | { readonly type: "texts"; readonly prop: string; readonly max: number; readonly when?: PanelCondition }
  /** A list of items with fields of their own: questions and answers. Each carries an `id` of its own. */
  | {
      readonly type: "items";
      readonly prop: string;
      readonly max: number;
      readonly item: readonly PanelField[];
      /** An item as it is added, with words to be overwritten in the page's language. */
      readonly newItem: (id: string, language: Language) => { [key: string]: Json };
      readonly when?: PanelCondition;
    }
  /**
   * The blocks in a slot, for a kind that is made of parts: added, put in order, doubled, deleted, chosen, each with the
   * fields of its own panel. `prop` names the slot, `child` the kind that is added. `gathers` names another slot, which the
   * child has too: the first one that is added takes in what stands there. Not for items.
   */
  | {
      readonly type: "children";
      readonly prop: string;
      readonly child: string;
      readonly gathers?: string;
      readonly when?: PanelCondition;
    };

/** Blocks in a slot, of a kind that is made of parts: see `PanelField`. */
export type ChildrenField = Extract<PanelField, { type: "children" }>;

/** Shows a field only while another prop has one of these values. */
export interface PanelCondition {
  readonly prop: string;
  readonly is: readonly (string | boolean)[];
}
