import {
  type BlockRecord,
  type BlockRules,
  type Fragment,
  type Json,
  keysBetween,
  type Language,
  type MakeId,
  type Styles,
} from "@vitrine/document";
import type { z } from "zod";
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
  readonly messages: Readonly<Record<Language, KindMessages>>;
  readonly seed: (language: Language) => Omit<BlockSeed, "kind">;
  /** The content panel, field by field. */
  readonly panel: readonly PanelField[];
  /** Props edited by typing on the canvas. */
  readonly inlineText?: Readonly<Record<string, "inline" | "rich">>;
  /** The kind's own look, once a page. Every selector is wrapped in `:where()`, so that any style of a block wins. */
  readonly css: string;
  /** Selectors of its look that stand outside `:where()`, because they have to win over a style of a block. */
  readonly strongSelectors?: readonly string[];
  /** Whether a block still lacks what it is for: publishing warns, and visitors load no script for it. */
  isUnfinished?(props: z.infer<Props>): boolean;
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
