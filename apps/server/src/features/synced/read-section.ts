import { blockCatalog } from "@vitrine/blocks";
import {
  type DocumentProblem,
  type DocumentRecord,
  emptyDocument,
  type Fragment,
  PAGE_ID,
  PAGE_SLOT,
  readDocument,
  readFragment,
  SYNCED_KIND,
} from "@vitrine/document";
import { refuseDocument } from "../../platform/documents/document-input.ts";

/** Of what is in a section, as JSON in UTF-8: a page may have many of them, and gets all that is in each. */
const MOST_BYTES = 256_000;

/**
 * A section from outside: one block that is a section, with what it holds, checked as on a page of its own. None of it is
 * a synced section again.
 * @throws Refusal
 */
export function readSection(input: unknown): Fragment {
  const refuse = (problems: readonly DocumentProblem[]) => refuseDocument(problems, "fragment");
  const malformed = (path: readonly string[], detail: string) => refuse([{ code: "malformed", path: [...path], detail }]);
  const read = readFragment(input, blockCatalog);
  if (!read.ok) throw refuse(read.problems);
  const { blocks, tokens, namedStyles } = read.value;
  const [rootId, ...others] = new Set(read.value.rootIds);
  if (rootId === undefined || others.length > 0) throw malformed(["rootIds"], "a synced section is one section");
  const wrong = blocks.find(({ id, kind }) => kind === SYNCED_KIND || (id === rootId && kind !== "section"));
  if (wrong) throw malformed(["blocks", wrong.id], "a synced section is a section, and holds no synced one");
  const records: Record<string, DocumentRecord> = { ...emptyDocument({ title: "", language: "pt" }).records };
  for (const brought of [...tokens, ...(namedStyles ?? [])]) records[brought.id] = brought;
  const taken = blocks.find(({ id }) => Object.hasOwn(records, id));
  if (taken) throw malformed(["blocks", taken.id], "a token or a style has this id");
  for (const block of blocks) records[block.id] = block.id === rootId ? { ...block, parentId: PAGE_ID, slot: PAGE_SLOT } : block;
  const asPage = readDocument({ schema: 1, records }, blockCatalog, MOST_BYTES);
  if (!asPage.ok) throw refuse(asPage.problems);
  return { rootIds: [rootId], blocks, tokens, ...(namedStyles ? { namedStyles } : {}) };
}
