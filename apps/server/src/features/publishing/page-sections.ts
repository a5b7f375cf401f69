import { DOCUMENT_LIMITS, type KeptDocument, mergeKept, SYNCED_KIND, withSyncedContent } from "@vitrine/document";
import { storedDocument } from "../../platform/documents/document-input.ts";
import { Refusal } from "../../platform/refusal.ts";
import type { SectionContent } from "../synced/index.ts";

/**
 * A kept document with the newest content of its synced sections; it is as unchecked in what it had besides. Sections are
 * counted before they are put in: many small blocks can ask for a large one each.
 * @throws Refusal where all of them together are more than a page may have
 */
export function withNewestSections(document: KeptDocument, pageId: string, contents: ReadonlyMap<string, SectionContent>): KeptDocument {
  const whole = storedDocument(mergeKept(document), pageId);
  const records = Object.values(whole.records);
  let [count, bytes] = [records.length, 0];
  for (const record of records) {
    if (record.type !== "block" || record.kind !== SYNCED_KIND) continue;
    const content = contents.get(String(record.props.sectionId));
    count += content?.fragment.blocks.length ?? 0;
    bytes += content?.bytes ?? 0;
  }
  if (count > DOCUMENT_LIMITS.records || bytes > DOCUMENT_LIMITS.bytes) throw new Refusal("TOO_LARGE");
  return { written: JSON.stringify(withSyncedContent(whole, contents)), changes: [] };
}
