import {
  copyFragment,
  emptyDocument,
  type Fragment,
  type Language,
  PAGE_ID,
  PAGE_SLOT,
  type PageDocument,
  SECTION_ALONE_ID,
  treeOf,
} from "@vitrine/document";

/** A section as a document that an editor opens: nothing stands beside it, and it stays. */
export function documentOfSection({ rootIds, blocks, tokens, namedStyles = [] }: Fragment, language: Language): PageDocument {
  const { schema, records } = emptyDocument({ title: "", language });
  const named = (id: string): string => (rootIds.includes(id) ? SECTION_ALONE_ID : id);
  const own = blocks.map((block) => {
    const where = rootIds.includes(block.id) ? { parentId: PAGE_ID, slot: PAGE_SLOT } : { parentId: named(block.parentId) };
    return { ...block, ...where, id: named(block.id) };
  });
  const brought = [...tokens.map(({ site: _site, ...token }) => token), ...namedStyles, ...own];
  return { schema, records: { ...records, ...Object.fromEntries(brought.map((record) => [record.id, record])) } };
}

/** What an editor has made of it, under the id that the section had: what a page shows of it keeps its ids by that. */
export function sectionOfDocument({ records }: PageDocument, rootId: string): Fragment {
  const fragment = copyFragment(treeOf(records), [SECTION_ALONE_ID]);
  const named = (id: string): string => (id === SECTION_ALONE_ID ? rootId : id);
  const blocks = fragment.blocks.map((block) => ({ ...block, id: named(block.id), parentId: named(block.parentId) }));
  return { ...fragment, rootIds: [rootId], blocks };
}
