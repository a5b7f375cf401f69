import { blockDefinition, seedFragment } from "@vitrine/blocks";
import { type Fragment, type Json, type Language, randomId, type Styles } from "@vitrine/document";
import { kindVersion } from "../drag/landing.ts";

/** A block to be: what is said of it, over what a new one of its kind begins with. */
export interface NewBlock {
  readonly kind: string;
  readonly props: { readonly [key: string]: Json };
  readonly styles?: Styles;
  readonly slots?: Readonly<Record<string, readonly NewBlock[]>>;
}

type Seed = Parameters<typeof seedFragment>[0];

function seedOf({ kind, props, styles, slots }: NewBlock, language: Language): Seed {
  const inner = Object.entries(slots ?? {}).map(([slot, each]) => [slot, each.map((block) => seedOf(block, language))] as const);
  return {
    kind,
    props: { ...blockDefinition(kind)?.seed(language).props, ...props },
    ...(styles ? { styles } : {}),
    slots: Object.fromEntries(inner),
  };
}

/** New blocks under fresh ids, one root each. */
export function seeded(blocks: readonly NewBlock[], language: Language): Fragment {
  const each = blocks.map((block) => seedFragment(seedOf(block, language), randomId, kindVersion));
  return { rootIds: each.flatMap(({ rootIds }) => rootIds), blocks: each.flatMap((one) => one.blocks), tokens: [] };
}
