import { type DocumentTree, type Language, type PageDocument, treeOf } from "@vitrine/document";

/** What a page's row says of its document, so that nobody has to read that to know it. */
export interface DocumentFacts {
  readonly language: Language;
  readonly followsSite: boolean;
}

export function factsOf(tree: Pick<DocumentTree, "page" | "tokens">): DocumentFacts {
  return { language: tree.page().language, followsSite: tree.tokens().some(({ site }) => site) };
}

export function factsOfDocument({ records }: PageDocument): DocumentFacts {
  return factsOf(treeOf(records));
}
