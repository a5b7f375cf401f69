import { blockCatalog } from "@vitrine/blocks";
import { type DocumentRecord, emptyDocument, type Fragment, PAGE_ID, PAGE_SLOT, type PageDocument, readFragment } from "@vitrine/document";
import { refuseDocument } from "./document-input.ts";

export interface SentFragment {
  readonly fragment: Fragment;
  /** Its blocks on a page of their own, to be checked as a page is. */
  readonly asPage: PageDocument;
}

/** A fragment from outside; whether its blocks may stand as they do is yet to be checked. @throws Refusal */
export function fragmentFrom(input: unknown): SentFragment {
  const read = readFragment(input, blockCatalog);
  if (!read.ok) throw refuseDocument(read.problems, "fragment");
  const { blocks, tokens, namedStyles } = read.value;
  const rootIds = [...new Set(read.value.rootIds)];
  const records: Record<string, DocumentRecord> = { ...emptyDocument({ title: "", language: "pt" }).records };
  for (const brought of [...tokens, ...(namedStyles ?? [])]) records[brought.id] = brought;
  const taken = blocks.find(({ id }) => Object.hasOwn(records, id));
  if (taken) throw malformedFragment(["blocks", taken.id], "a token or a style has this id");
  for (const block of blocks) records[block.id] = rootIds.includes(block.id) ? { ...block, parentId: PAGE_ID, slot: PAGE_SLOT } : block;
  return { fragment: { rootIds, blocks, tokens, ...(namedStyles ? { namedStyles } : {}) }, asPage: { schema: 1, records } };
}

/** The refusal of a fragment that is none of the sort that is asked for. */
export function malformedFragment(path: readonly string[], detail: string) {
  return refuseDocument([{ code: "malformed", path: [...path], detail }], "fragment");
}
