import {
  type DocumentTree,
  imageIdsIn,
  type Language,
  PAGE_ID,
  PAGE_SLOT,
  type PageDocument,
  type PageType,
  syncedSectionIds,
  treeOf,
} from "@vitrine/document";

/** What a page's row says of its document, so that nobody has to read that to know it. */
export interface DocumentFacts {
  readonly language: Language;
  readonly type: PageType | null;
  readonly followsSite: boolean;
  readonly sectionIds: string[];
  readonly imageIds: string[];
}

export function factsOf(tree: Pick<DocumentTree, "page" | "tokens" | "children" | "records">): DocumentFacts {
  const { language, pageType } = tree.page();
  return {
    language,
    type: pageType ?? null,
    followsSite: tree.tokens().some(({ site }) => site),
    // They stand where sections stand: on the page itself.
    sectionIds: syncedSectionIds(tree.children(PAGE_ID, PAGE_SLOT)),
    imageIds: [...imageIdsIn(tree.records())].sort(),
  };
}

export function factsOfDocument({ records }: PageDocument): DocumentFacts {
  return factsOf(treeOf(records));
}
