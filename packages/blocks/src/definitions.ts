import { assertMigrations, type BlockCatalog, type BlockRecord, type BlockRules, kindState } from "@vitrine/document";
import { button } from "./button/block.ts";
import { columns } from "./columns/block.ts";
import { container } from "./container/block.ts";
import { countdown } from "./countdown/block.ts";
import type { BlockDefinition } from "./define-block.ts";
import { divider } from "./divider/block.ts";
import { faq } from "./faq/block.ts";
import { field } from "./field/block.ts";
import { form } from "./form/block.ts";
import { heading } from "./heading/block.ts";
import { image } from "./image/block.ts";
import type { BlockKind } from "./kinds.ts";
import { list } from "./list/block.ts";
import { section } from "./section/block.ts";
import { spacer } from "./spacer/block.ts";
import { text } from "./text/block.ts";
import { video } from "./video/block.ts";

export const BLOCK_DEFINITIONS: Readonly<Record<BlockKind, BlockDefinition>> = {
  section,
  container,
  columns,
  divider,
  spacer,
  heading,
  text,
  list,
  button,
  image,
  video,
  form,
  field,
  faq,
  countdown,
};

for (const definition of Object.values(BLOCK_DEFINITIONS)) assertMigrations(definition);

/** The kinds as the document engine sees them. */
export const blockCatalog: BlockCatalog = new Map<string, BlockRules>(Object.entries(BLOCK_DEFINITIONS));

export function blockDefinition(kind: string): BlockDefinition | undefined {
  return Object.hasOwn(BLOCK_DEFINITIONS, kind) ? BLOCK_DEFINITIONS[kind as BlockKind] : undefined;
}

/** Whether a block still lacks what it is for; never one whose kind or version is not known here. */
export function isUnfinished(block: BlockRecord): boolean {
  return kindState(blockCatalog, block) === "known" && (blockDefinition(block.kind)?.isUnfinished?.(block.props) ?? false);
}
