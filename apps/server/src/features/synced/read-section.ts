import { blockCatalog } from "@vitrine/blocks";
import { type Fragment, imageIdsIn, readDocument, SYNCED_KIND } from "@vitrine/document";
import { refuseDocument } from "../../platform/documents/document-input.ts";
import { fragmentFrom, malformedFragment } from "../../platform/documents/fragment-input.ts";

/** Of what is in a section, as JSON in UTF-8: a page may have many of them, and gets all that is in each. */
const MOST_BYTES = 256_000;

/** What is in a section, and how large it is. */
export interface ReadSection {
  readonly content: Fragment;
  /** As JSON in UTF-8. */
  readonly bytes: number;
  /** The files of the library that it names. */
  readonly imageIds: string[];
}

/**
 * A section from outside: one block that is a section, with what it holds, checked as on a page of its own. None of it is
 * a synced section again.
 * @throws Refusal
 */
export function readSection(input: unknown): ReadSection {
  const { fragment, asPage } = fragmentFrom(input);
  const [rootId, ...others] = fragment.rootIds;
  if (rootId === undefined || others.length > 0) throw malformedFragment(["rootIds"], "a synced section is one section");
  const wrong = fragment.blocks.find(({ id, kind }) => kind === SYNCED_KIND || (id === rootId && kind !== "section"));
  if (wrong) throw malformedFragment(["blocks", wrong.id], "a synced section is a section, and holds no synced one");
  const read = readDocument(asPage, blockCatalog, MOST_BYTES);
  if (!read.ok) throw refuseDocument(read.problems, "fragment");
  const imageIds = [...imageIdsIn([...fragment.blocks, ...(fragment.namedStyles ?? [])])];
  return { content: fragment, imageIds, bytes: Buffer.byteLength(JSON.stringify(fragment)) };
}
