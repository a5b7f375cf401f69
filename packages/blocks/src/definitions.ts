import { assertMigrations, type BlockCatalog, type BlockRules } from "@vitrine/document";
import type { BlockDefinition } from "./define-block.ts";
import { field } from "./field/block.ts";
import { form } from "./form/block.ts";
import { heading } from "./heading/block.ts";
import type { BlockKind } from "./kinds.ts";
import { section } from "./section/block.ts";

export const BLOCK_DEFINITIONS: Readonly<Record<BlockKind, BlockDefinition>> = { section, heading, form, field };

for (const definition of Object.values(BLOCK_DEFINITIONS)) assertMigrations(definition);

/** The kinds as the document engine sees them. */
export const blockCatalog: BlockCatalog = new Map<string, BlockRules>(Object.entries(BLOCK_DEFINITIONS));

export function blockDefinition(kind: string): BlockDefinition | undefined {
  return Object.hasOwn(BLOCK_DEFINITIONS, kind) ? BLOCK_DEFINITIONS[kind as BlockKind] : undefined;
}
