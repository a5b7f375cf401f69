import type { DocumentTree } from "@vitrine/document";
import { fieldValues } from "./field-values.ts";
import { LinkRule } from "./rules/links.ts";
import { shownBlocks } from "./shown-blocks.ts";

/**
 * How many links to other sites a page has.
 * @param hosts those of its own site, in small letters
 */
export function outboundLinks(tree: DocumentTree, hosts: readonly string[]): number {
  const shown = shownBlocks(tree);
  const links = new LinkRule(tree.page(), shown, { hosts, ownPath: "", paths: null });
  for (const { block, definition } of shown) links.judge(fieldValues(definition.panel, block.props));
  return links.outbound;
}
