import type { BlockRecord, DocumentTree, Fragment } from "@vitrine/document";

/** What a page has one of: the heading that says what all of it is about. */
function isTitle({ kind, props }: BlockRecord): boolean {
  return kind === "heading" && props.level === "h1";
}

/** Blocks as they come into a page that has its title already: theirs is a heading below it then, and looks as it did where it has a size of its own. */
export function withOneTitle(page: DocumentTree, fragment: Fragment): Fragment {
  if (![...page.records()].some((record) => record.type === "block" && isTitle(record))) return fragment;
  const blocks = fragment.blocks.map((block) => (isTitle(block) ? { ...block, props: { ...block.props, level: "h2" } } : block));
  return { ...fragment, blocks };
}
