import { assertMigrations, type BlockCatalog, type BlockRecord, type BlockRules, kindState } from "@vitrine/document";
import type { BlockDefinition } from "./define-block.ts";
import { BEHAVING_KINDS } from "./registry/behaviours.ts";
import { BLOCK_DEFINITIONS } from "./registry/definitions.ts";
import type { BlockKind } from "./registry/kinds.ts";

for (const definition of Object.values(BLOCK_DEFINITIONS)) assertMigrations(definition);

/** The kinds as the document engine sees them. */
export const blockCatalog: BlockCatalog = new Map<string, BlockRules>(Object.entries(BLOCK_DEFINITIONS));

export function blockDefinition(kind: string): BlockDefinition | undefined {
  return Object.hasOwn(BLOCK_DEFINITIONS, kind) ? BLOCK_DEFINITIONS[kind as BlockKind] : undefined;
}

/** The definition of a block's kind; none where its kind or version is not known here, and visitors see nothing of it. */
export function knownDefinition(block: BlockRecord): BlockDefinition | undefined {
  return kindState(blockCatalog, block) === "known" ? blockDefinition(block.kind) : undefined;
}

/** Whether a block still lacks what it is for; never one whose kind or version is not known here. */
export function isUnfinished(block: BlockRecord): boolean {
  return knownDefinition(block)?.isUnfinished?.(block.props) ?? false;
}

/** Whether a page needs its kind's script for this block. */
export function isBehaving(block: BlockRecord): boolean {
  const definition = BEHAVING_KINDS.some((kind) => kind === block.kind) ? knownDefinition(block) : undefined;
  return definition !== undefined && !isUnfinished(block) && (definition.needsScript?.(block.props) ?? true);
}
