import { blockCatalog } from "@vitrine/blocks";
import {
  checkDocument,
  DOCUMENT_LIMITS,
  type DocumentProblem,
  type DocumentRecord,
  emptyDocument,
  type Fragment,
  PAGE_ID,
  PAGE_SLOT,
  type PageDocument,
  readDocument,
  readFragment,
  treeOf,
} from "@vitrine/document";
import { documentFrom, refuseDocument } from "../../../platform/documents/document-input.ts";
import { coverOf } from "./cover-of.ts";
import type { OwnContent } from "./own-template-store.ts";

/**
 * Makes of the page somebody sends what a template keeps of it. It is checked as any page is. Its title and its canonical
 * address are left out: they are that page's own, and none of those that are made of the template shall have them.
 * @throws Refusal
 */
export function pageContent(input: unknown): OwnContent {
  const content = withoutItsOwn(documentFrom(input));
  return { content, cover: coverOf(content), language: treeOf(content.records).page().language };
}

function withoutItsOwn(document: PageDocument): PageDocument {
  const page = document.records[PAGE_ID];
  if (page?.type !== "page") return document;
  const { canonical: _canonical, ...kept } = page;
  return { ...document, records: { ...document.records, [PAGE_ID]: { ...kept, title: "" } } };
}

/**
 * Blocks from outside as a template keeps them. Each is checked as on a page; where they may stand is decided by the
 * page they are put into, so that a tab or a field can be kept by itself.
 * @throws Refusal
 */
export function sectionContent(input: unknown): OwnContent {
  const refuse = (problems: readonly DocumentProblem[]) => refuseDocument(problems, "fragment");
  const read = readFragment(input, blockCatalog);
  if (!read.ok) throw refuse(read.problems);
  const { rootIds, blocks, tokens, namedStyles } = read.value;
  const records: Record<string, DocumentRecord> = { ...emptyDocument({ title: "", language: "pt" }).records };
  for (const brought of [...tokens, ...(namedStyles ?? [])]) records[brought.id] = brought;
  const taken = blocks.find(({ id }) => Object.hasOwn(records, id));
  if (taken) throw refuse([{ code: "malformed", path: ["blocks", taken.id], detail: "a token or a style has this id" }]);
  for (const block of blocks) {
    records[block.id] = rootIds.includes(block.id) ? { ...block, parentId: PAGE_ID, slot: PAGE_SLOT } : block;
  }
  const page: PageDocument = { schema: 1, records };
  const asPage = readDocument(page, blockCatalog, DOCUMENT_LIMITS.bytes);
  if (!asPage.ok) {
    const wrong = asPage.problems.filter(isWrongAnywhere);
    if (wrong.length > 0) throw refuse(wrong);
    // The reader names the first ten: among those behind them may be some that are about more than the place.
    const more = checkDocument(treeOf(records), blockCatalog).filter(isWrongAnywhere);
    if (more.length > 0) throw refuse(more);
  }
  const content: Fragment = { rootIds: [...new Set(rootIds)], blocks, tokens, ...(namedStyles ? { namedStyles } : {}) };
  return { content, cover: null, language: null };
}

function isWrongAnywhere({ code, why }: DocumentProblem): boolean {
  return why === undefined || code === "too_deep" || code === "slot_full";
}
