import type { DocumentDiff } from "../changes/diff.ts";
import { sameJson } from "../changes/same-json.ts";
import { DOCUMENT_LIMITS } from "../document.ts";
import type { DocumentProblem } from "../reading/problems.ts";
import type { BlockRecord, DocumentRecord } from "../records.ts";
import { isSyncedCopy, SECTION_ALONE_ID } from "../synced-sections.ts";
import { ancestors, type DocumentTree } from "../tree.ts";

/**
 * What a change does to the copies that a page keeps of synced sections. A copy comes, goes and is replaced as a whole, with
 * the block that shows it; a part of it is not the page's to change. Looks alone may change where a named style or a token
 * goes that they refer to.
 */
export function copyProblems(store: Pick<DocumentTree, "block">, diff: DocumentDiff): DocumentProblem[] {
  const before = { block: (id: string) => (Object.hasOwn(diff, id) ? asBlock(diff[id]?.[0]) : store.block(id)) };
  const isLookGone = Object.values(diff).some(([was, is]) => was && was.type !== "block" && !is);
  const problems: DocumentProblem[] = [];
  for (const [id, [was, is]] of Object.entries(diff)) {
    const [old, next] = [asBlock(was), asBlock(is)];
    if (id === SECTION_ALONE_ID && old && !next) problems.push(problem(id, "the section stays"));
    if (old && next && isLookGone && isSameButForLooks(old, next)) continue;
    const places = [old && copyAround(before, id), next && copyAround(store, id)];
    const place = places.find((each) => each && !isReplaced(diff, each.id));
    if (place) problems.push(problem(id, `part of the copy in ${place.id}`));
  }
  return problems;
}

function problem(id: string, detail: string): DocumentProblem {
  return { code: "synced", path: [id], detail, why: { reason: "synced" } };
}

function copyAround(tree: Pick<DocumentTree, "block">, id: string): BlockRecord | undefined {
  // Deeper than a page may be, it is refused for that.
  return ancestors(tree, id, DOCUMENT_LIMITS.depth).find(isSyncedCopy);
}

/** Whether the block that shows a copy comes, goes, or shows another one. */
function isReplaced(diff: DocumentDiff, placeId: string): boolean {
  if (!Object.hasOwn(diff, placeId)) return false;
  const [was, is] = diff[placeId] ?? [null, null];
  return !(was?.type === "block" && is?.type === "block" && sameJson(was.props, is.props));
}

function asBlock(record: DocumentRecord | null | undefined): BlockRecord | undefined {
  return record?.type === "block" ? record : undefined;
}

function isSameButForLooks({ styles: _styles, styleIds: _ids, ...old }: BlockRecord, next: BlockRecord): boolean {
  const { styles: _nextStyles, styleIds: _nextIds, ...rest } = next;
  return sameJson(old, rest);
}
