import { z } from "zod";
import type { BlockCatalog } from "./catalog.ts";
import type { MakeId } from "./ids.ts";
import { checkInput } from "./reading/check-input.ts";
import { migrateBlock } from "./reading/migrate.ts";
import { ok, type Result, refused } from "./reading/problems.ts";
import { type BlockRecord, blockRecord, STYLES_A_PAGE, type StyleRecord, styleRecord, type TokenRecord } from "./records.ts";
import { valuesIn } from "./style/style-layers.ts";
import type { Styles } from "./style/styles.ts";
import { tokensOf } from "./style/values.ts";
import { tokenRecord } from "./tokens/token-record.ts";
import { type DocumentTree, subtree } from "./tree.ts";

/** A piece of a page that can travel: some blocks with all they hold, their named styles, and the tokens these refer to. */
export interface Fragment {
  readonly rootIds: readonly string[];
  readonly blocks: readonly BlockRecord[];
  readonly tokens: readonly TokenRecord[];
  readonly namedStyles?: readonly StyleRecord[] | undefined;
}

const fragmentShape = z.strictObject({
  rootIds: z.array(z.string()).min(1).max(200),
  blocks: z.array(blockRecord).min(1).max(5_000),
  tokens: z.array(tokenRecord).max(500),
  namedStyles: z.array(styleRecord).max(STYLES_A_PAGE).optional(),
});

/** Copies blocks out of a page. Ids inside other chosen ids are left out: they come along anyway. */
export function copyFragment(tree: DocumentTree, ids: readonly string[]): Fragment {
  const trees = new Map(ids.map((id) => [id, subtree(tree, id)]));
  const rootIds = ids.filter((id) => !ids.some((other) => other !== id && trees.get(other)?.some((block) => block.id === id)));
  const blocks = rootIds.flatMap((id) => trees.get(id) ?? []);
  const styleIds = new Set(blocks.flatMap((block) => block.styleIds ?? []));
  const namedStyles = tree.namedStyles().filter(({ id }) => styleIds.has(id));
  const used = tokenIdsIn([...blocks, ...namedStyles].map(({ styles }) => styles));
  const tokens = tree.tokens().filter((token) => used.has(token.id));
  return { rootIds, blocks, tokens, ...(namedStyles.length > 0 ? { namedStyles } : {}) };
}

/** The tokens that styles refer to. */
export function tokenIdsIn(all: readonly Styles[]): Set<string> {
  const ids = new Set<string>();
  for (const styles of all) {
    for (const { value } of valuesIn(styles)) for (const id of tokensOf(value)) ids.add(id);
  }
  return ids;
}

/** Reads a fragment from the clipboard: hostile input until it has been through here. */
export function readFragment(input: unknown, catalog: BlockCatalog): Result<Fragment> {
  const unwanted = checkInput(input);
  if (unwanted) return { ok: false, problems: [unwanted] };
  const parsed = fragmentShape.safeParse(input);
  if (!parsed.success) return refused("malformed", [], parsed.error.issues[0]?.message ?? "not a fragment");
  const blocks = (parsed.data.blocks as BlockRecord[]).map((block) => {
    const kind = catalog.get(block.kind);
    return kind ? migrateBlock(kind, block) : block;
  });
  const ids = new Set(blocks.map((block) => block.id));
  if (ids.size !== blocks.length) return refused("malformed", ["blocks"], "two blocks share an id");
  const roots = parsed.data.rootIds;
  if (roots.some((id) => !ids.has(id))) return refused("malformed", ["rootIds"], "a root is not among the blocks");
  if (blocks.some((block) => !roots.includes(block.id) && !ids.has(block.parentId))) {
    return refused("malformed", ["blocks"], "a block's parent is not among the blocks");
  }
  const { tokens, namedStyles } = parsed.data;
  const brought = [...tokens, ...(namedStyles ?? [])];
  const isTaken = brought.some(({ id }) => ids.has(id)) || new Set(brought.map(({ id }) => id)).size !== brought.length;
  if (isTaken) return refused("malformed", ["tokens"], "two of blocks, tokens and styles share an id");
  return ok({ rootIds: roots, blocks, tokens, ...(namedStyles ? { namedStyles } : {}) });
}

/** The same fragment with fresh ids, so that it can stand beside the original. Anchors and locks stay with the original. */
export function withFreshIds(fragment: Fragment, makeId: MakeId): Fragment {
  const fresh = new Map(fragment.blocks.map((block) => [block.id, makeId()]));
  const renamed = (id: string) => fresh.get(id) ?? id;
  return {
    rootIds: fragment.rootIds.map(renamed),
    blocks: fragment.blocks.map(({ anchor: _anchor, locked: _locked, ...block }) => ({
      ...block,
      id: renamed(block.id),
      parentId: renamed(block.parentId),
    })),
    tokens: fragment.tokens,
    ...(fragment.namedStyles ? { namedStyles: fragment.namedStyles } : {}),
  };
}
