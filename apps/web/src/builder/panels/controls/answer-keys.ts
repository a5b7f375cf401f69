import { knownDefinition } from "@vitrine/blocks";
import { type DocumentTree, subtree } from "@vitrine/document";

/** The keys of what is asked in a block, in its order; each once. */
export function answerKeys(tree: DocumentTree, blockId: string): string[] {
  const keys = subtree(tree, blockId).flatMap((block) => knownDefinition(block)?.question?.(block.props).name ?? []);
  return [...new Set(keys)];
}
