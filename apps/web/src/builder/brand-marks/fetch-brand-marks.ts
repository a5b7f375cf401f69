import { loadBrandMarks, showsMarks } from "virtual:brand-marks";
import type { DocumentRecord, PageDocument } from "@vitrine/document";
import { CodeMissing } from "../../platform/calls/no-answer.ts";

/** Whether a record is a block that shows marks of brands. */
export function hasMarks(record: DocumentRecord | null): boolean {
  return record?.type === "block" && showsMarks(record.kind);
}

/**
 * Brings the drawings of brands' marks.
 * @throws {CodeMissing} where they cannot be fetched; asking again tries again.
 */
export async function fetchBrandMarks(): Promise<void> {
  try {
    await loadBrandMarks();
  } catch (error) {
    throw new CodeMissing(error);
  }
}

/** Brings them where a page shows any. */
export async function fetchMarksFor(document: PageDocument): Promise<void> {
  if (Object.values(document.records).some(hasMarks)) await fetchBrandMarks();
}
