import { blockCatalog } from "@vitrine/blocks";
import {
  checkDocument,
  DOCUMENT_LIMITS,
  type DocumentProblem,
  imageIdsIn,
  PAGE_ID,
  type PageDocument,
  readDocument,
  treeOf,
  withoutPrivateSettings,
} from "@vitrine/document";
import { documentFrom, refuseDocument } from "../../../platform/documents/document-input.ts";
import { fragmentFrom } from "../../../platform/documents/fragment-input.ts";
import { coverOf } from "./cover-of.ts";
import type { OwnContent } from "./own-template-store.ts";

/**
 * Makes of the page somebody sends what a template keeps of it. It is checked as any page is. Its title, its canonical
 * addresses and the code of its settings are left out: they are that page's own, and none of those that are made of the
 * template shall have them.
 * @throws Refusal
 */
export function pageContent(input: unknown): OwnContent {
  const content = withoutItsOwn(documentFrom(input));
  return {
    content,
    cover: coverOf(content),
    language: treeOf(content.records).page().language,
    imageIds: [...imageIdsIn(Object.values(content.records))],
  };
}

function withoutItsOwn(document: PageDocument): PageDocument {
  const page = document.records[PAGE_ID];
  if (page?.type !== "page") return document;
  return { ...document, records: { ...document.records, [PAGE_ID]: { ...withoutPrivateSettings(page), title: "" } } };
}

/**
 * Blocks from outside as a template keeps them. Each is checked as on a page; where they may stand is decided by the
 * page they are put into, so that a tab or a field can be kept by itself.
 * @throws Refusal
 */
export function sectionContent(input: unknown): OwnContent {
  const refuse = (problems: readonly DocumentProblem[]) => refuseDocument(problems, "fragment");
  const { fragment, asPage } = fragmentFrom(input);
  const read = readDocument(asPage, blockCatalog, DOCUMENT_LIMITS.bytes);
  if (!read.ok) {
    const wrong = read.problems.filter(isWrongAnywhere);
    if (wrong.length > 0) throw refuse(wrong);
    // The reader names the first ten: among those behind them may be some that are about more than the place.
    const more = checkDocument(treeOf(asPage.records), blockCatalog).filter(isWrongAnywhere);
    if (more.length > 0) throw refuse(more);
  }
  const imageIds = [...imageIdsIn([...fragment.blocks, ...(fragment.namedStyles ?? [])])];
  return { content: fragment, cover: null, language: null, imageIds };
}

function isWrongAnywhere({ code, why }: DocumentProblem): boolean {
  return why === undefined || code === "too_deep" || code === "slot_full";
}
