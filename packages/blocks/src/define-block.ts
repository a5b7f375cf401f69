import {
  type BlockRecord,
  type BlockRules,
  type Breakpoint,
  type Fragment,
  type Json,
  keysBetween,
  type Language,
  type MakeId,
  type Styles,
} from "@vitrine/document";
import type { z } from "zod";
import type { FormFacts, QuestionFacts } from "./form-facts.ts";
import type { PanelField } from "./panel.ts";

/** A block to be made, with the blocks it starts with inside. */
export interface BlockSeed {
  readonly kind: string;
  readonly props: { [key: string]: Json };
  readonly styles?: Styles;
  readonly slots?: Readonly<Record<string, readonly BlockSeed[]>>;
}

/** Where the palette shows a kind: the sidebar's categories. */
export type PaletteGroup = "layout" | "text" | "media" | "form" | "utility";

/** Words of a kind, in one language: for its owner (label, fields, choices) and for new blocks (seed). */
export interface KindMessages {
  readonly label: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly choices?: Readonly<Record<string, string>>;
  readonly seed?: Readonly<Record<string, string>>;
  /** What the published page itself says: error texts, units. */
  readonly visitor?: Readonly<Record<string, string>>;
  /** What a block that is not finished lacks, and what visitors see of it meanwhile. */
  readonly unfinished?: string;
  /** Where it has to stand, for somebody who adds one to a page without such a place. */
  readonly homeless?: string;
}

/**
 * Parts of the style panel. `layout` is how what a block holds stands in it, `grid` that it stands in columns, `own` that
 * the kind itself says which way it runs, `picture` how an image fills its place.
 */
export type StyleGroup = "layout" | "grid" | "own" | "text" | "spacing" | "size" | "picture" | "background" | "edge" | "effects";

/** A heading that stands in the page's outline. */
export interface HeadingFacts {
  /** From 1 to 6. */
  readonly level: number;
  readonly words: string;
  /** Its owner cannot choose the level: whatever is out of order, it is not to be blamed. */
  readonly isFixed?: boolean;
}

/** Words as a kind's own look shows them, before any style. Colours by the token's id. */
export interface WordsFacts {
  readonly color: string;
  /** What they stand on, where that is not what the block stands on. */
  readonly ground?: string;
  /** In pixels; as large as those around it without one. */
  readonly size?: number;
  /** The same on phones. */
  readonly sizeOnPhones?: number;
  /** From 100 to 900; 400 without one. */
  readonly weight?: number;
}

/** What the check before publishing has to know of a kind that its panel does not say. Nobody needs it to show a page. */
export interface KindChecks<Props> {
  headings?(props: Props): readonly HeadingFacts[];
  /** Of a kind whose words wear the colour, size and ground that are set for the block; null for a block without any. */
  words?(props: Props): WordsFacts | null;
  /** The colour that what it holds stands on, by its token's id. */
  readonly ground?: string;
}

/** What every box takes. */
export const BOX_STYLES: readonly StyleGroup[] = ["text", "spacing", "size", "background", "edge", "effects"];

/** Addresses beyond its own files that a page has to reach for a block; one that begins with `/` is on its own site. */
export interface BlockReach {
  /** Of pages shown inside it. */
  readonly frames?: readonly string[];
  /** Of films and sounds. */
  readonly media?: readonly string[];
  /** That a form is sent to, or led on to by the answer. */
  readonly formTargets?: readonly string[];
  /** Hosts, without their scheme, that a block's own code may load from, run scripts of and talk to. */
  readonly ofOwnCode?: readonly string[];
}

/** One block kind: what it may hold and where it may stand, its props, how a new one looks, and its panel. */
export interface BlockDefinition<Props extends z.ZodType = z.ZodType> extends BlockRules {
  readonly props: Props;
  readonly group: PaletteGroup;
  /** Its place among the kinds of its group: the palette shows the lowest first. */
  readonly rank: number;
  /** The drawing that stands for it: its name at lucide. */
  readonly icon: string;
  /** Whether the palette offers it; a column's box is made by its columns, not by hand. */
  readonly isOffered: boolean;
  /** Props that no field of the panel changes: what they say is settled elsewhere. */
  readonly uncontrolled?: readonly string[];
  readonly messages: Readonly<Record<Language, KindMessages>>;
  readonly seed: (language: Language) => Omit<BlockSeed, "kind">;
  /** The content panel, field by field. */
  readonly panel: readonly PanelField[];
  /** Of a kind whose items name each other: what else changes with a change of its props, so that names go on leading there. */
  followNames?(before: z.infer<Props>, after: z.infer<Props>): Partial<z.infer<Props>>;
  /** Props edited by typing on the canvas. */
  readonly inlineText?: Readonly<Record<string, "inline" | "rich">>;
  /** The kind's own look, once a page. Every selector is wrapped in `:where()`, so that any style of a block wins. */
  readonly css: string;
  /** Looks that it shares with other kinds, in the same words: each stands once in a page. */
  readonly sharedCss?: readonly string[];
  /** What more of its look few of its blocks need: only pages with one of those bear it. */
  readonly rareLook?: { readonly css: string; isNeeded(props: z.infer<Props>): boolean };
  /** Selectors of its look that stand outside `:where()`, because they have to win over a style of a block. */
  readonly strongSelectors?: readonly string[];
  /** Whether a block still lacks what it is for: publishing warns, and visitors load no script for it. */
  isUnfinished?(props: z.infer<Props>): boolean;
  /** Whether it is one of several of which one is shown: what of them the address names is marked (`data-named`) before it is painted. */
  readonly isPanel?: boolean;
  /** Whether visitors need the kind's script for such a block; without this, for any. */
  needsScript?(props: z.infer<Props>): boolean;
  /**
   * Whether a colour that is set for its words is that of all of them, what it has of headings as well. Of a kind without a
   * ground of its own, which has to be read on any that is set for what it stands in.
   */
  readonly wearsOneColor?: true;
  /** The parts of the style panel that say something about it. */
  readonly styleGroups: readonly StyleGroup[];
  /**
   * Of a kind that stands among the sections and is no part of what is read there: the end of the body that its
   * markup is at, before or after all of them. Nothing in it loads early.
   */
  edge?(props: z.infer<Props>): "start" | "end";
  /**
   * Of a kind that shows or hides with time: whether visitors see a block only a while after they have opened the page, so
   * that nothing in it loads early. What is asked in such a kind is required of nobody.
   */
  waits?(props: z.infer<Props>): boolean;
  /** What the page's content policy has to let in for a block. */
  reach?(props: z.infer<Props>): BlockReach;
  /** Of a kind that visitors send answers with: its view gives one `<form>` that posts to `formAction`; null for a block that asks nothing. */
  form?(props: z.infer<Props>): FormFacts | null;
  /** Of a form that asks by itself, besides the blocks in it. */
  questions?(props: z.infer<Props>): readonly QuestionFacts[];
  /**
   * What of a block is its owner's own code, or a stranger's: all of it that decides what runs. Visitors get it once
   * somebody of the account has seen it and switched it on. Null for a block that brings nothing of the sort.
   */
  ownCode?(props: z.infer<Props>): readonly string[] | null;
  /** Of a kind that asks for an answer, in the form around it. */
  question?(props: z.infer<Props>): QuestionFacts;
  /** What more the check before publishing has to know. */
  readonly check?: KindChecks<z.infer<Props>>;
  /** How wide its content grows at most, in pixels; without it, as wide as there is room. For the sizes of images in it. */
  readonly contentWidth?: number;
  /** How many of its children share its width at a breakpoint; one without it. For the sizes of images in it. */
  columnsAt?(block: BlockRecord, children: number, breakpoint: Breakpoint): number;
}

/** Types a definition's parts against each other; adds nothing. */
export function defineBlock<Props extends z.ZodType>(definition: BlockDefinition<Props>): BlockDefinition<Props> {
  return definition;
}

/** A seed as records with fresh ids, ready for `insertFragment`. `versionOf` gives each kind's current version. */
export function seedFragment(seed: BlockSeed, makeId: MakeId, versionOf: (kind: string) => number): Fragment {
  const blocks: BlockRecord[] = [];
  const add = (each: BlockSeed, parentId: string, slot: string, order: string): string => {
    const id = makeId();
    blocks.push({
      type: "block",
      id,
      kind: each.kind,
      version: versionOf(each.kind),
      parentId,
      slot,
      order,
      props: each.props,
      styles: each.styles ?? {},
    });
    for (const [name, children] of Object.entries(each.slots ?? {})) {
      const orders = keysBetween(null, null, children.length);
      for (const [index, child] of children.entries()) add(child, id, name, orders[index] ?? "");
    }
    return id;
  };
  const rootId = add(seed, "page", "body", "a0");
  return { rootIds: [rootId], blocks, tokens: [] };
}
