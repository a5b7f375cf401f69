import { type BlockRecord, copyFragment, type Fragment, PAGE_ID, type PageDocument, treeOf } from "@vitrine/document";
import { pageWithForm } from "../page-with-form.ts";

/** A section with a heading that says this, and the form of `pageWithForm`. */
export function sectionSaying(words: string): Fragment {
  const { document, headingId } = pageWithForm();
  const tree = treeOf(document.records);
  const [root] = tree.children(PAGE_ID, "body");
  const fragment = copyFragment(tree, [root?.id ?? ""]);
  const blocks = fragment.blocks.map((block) =>
    block.id === headingId ? { ...block, props: { ...block.props, content: [{ type: "text", text: words }] } } : block,
  );
  return { ...fragment, blocks };
}

/** A page with a section of its own that says `own`, and a block that shows each of these synced sections, with a copy in none. */
export function pageShowing(own: string, ...sectionIds: readonly string[]): PageDocument {
  const { document } = pageWithForm();
  const { blocks } = sectionSaying(own);
  const records = { ...document.records, ...Object.fromEntries(blocks.map((block) => [block.id, block])) };
  sectionIds.forEach((sectionId, index) => {
    const id = `sync${index}`;
    const place = { kind: "synced", version: 1, parentId: PAGE_ID, slot: "body", order: `a5${index}1`, styles: {} };
    records[id] = { type: "block", id, ...place, props: { sectionId, version: 1 } };
  });
  return { ...document, records };
}

/** The blocks of a section as the copy that a block of a page keeps. */
export function copyOf({ blocks, rootIds }: Fragment, placeId: string): BlockRecord[] {
  return blocks.map((block) => {
    const isRoot = rootIds.includes(block.id);
    return { ...block, id: `c${block.id}`, parentId: isRoot ? placeId : `c${block.parentId}`, slot: isRoot ? "content" : block.slot };
  });
}

/** A section with so many headings in it. */
export function sectionOfHeadings(count: number): Fragment {
  const { rootIds, blocks, tokens } = sectionSaying("Espaços");
  const [root, heading] = blocks;
  if (!root || !heading) throw new Error("no section");
  const copy = (index: number) => ({ ...heading, id: `t${index}`, order: `b${index}1`, parentId: root.id, slot: "content" });
  return { rootIds, blocks: [root, ...Array.from({ length: count }, (_, index) => copy(index))], tokens };
}
