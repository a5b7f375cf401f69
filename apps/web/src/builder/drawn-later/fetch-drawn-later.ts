import { loadBrandMarks, showsMarks } from "virtual:brand-marks";
import { keptBrandMarks } from "virtual:kept-brand-marks";
import { keptRareViews } from "virtual:kept-rare-views";
import { isRare, loadRareViews } from "virtual:rare-views";
import type { DocumentRecord, PageDocument } from "@vitrine/document";
import { CodeMissing } from "../../platform/calls/no-answer.ts";

/** What blocks of some kinds alone are drawn with. */
const PARTS = [
  { isFor: showsMarks, isThere: () => keptBrandMarks() !== null, load: loadBrandMarks },
  { isFor: isRare, isThere: () => keptRareViews() !== null, load: loadRareViews },
];

/** Whether a record is a block that cannot be drawn as it looks yet. */
export function lacksDrawing(record: DocumentRecord | null): boolean {
  return record?.type === "block" && PARTS.some(({ isFor, isThere }) => isFor(record.kind) && !isThere());
}

/**
 * Brings what the blocks of a page are drawn with and is not there yet; without a page, all that any are.
 * @throws {CodeMissing} where it cannot be fetched; asking again tries again.
 */
export async function fetchDrawnLater(document?: PageDocument): Promise<void> {
  const records = document && Object.values(document.records);
  const wanted = PARTS.filter(({ isFor }) => !records || records.some((record) => record.type === "block" && isFor(record.kind)));
  try {
    await Promise.all(wanted.map(({ load }) => load()));
  } catch (error) {
    throw new CodeMissing(error);
  }
}
