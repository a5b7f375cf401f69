import { DOCUMENT_LIMITS, type Fragment, type KeptDocument, mergeKept, SYNCED_KIND, withSyncedContent } from "@vitrine/document";
import { storedDocument } from "../../platform/documents/document-input.ts";
import type { SectionContent } from "../synced/index.ts";

/** A document as it is kept, and what its synced sections have in them now, by their ids. */
export interface KeptWithSections extends KeptDocument {
  readonly sections: ReadonlyMap<string, SectionContent>;
}

/**
 * A kept document with the newest content of its synced sections; it is as unchecked in what it had besides. Sections are
 * counted before they are put in: many small blocks can ask for a large one each. Undefined where all of them together are
 * more than a page may have.
 */
export function withNewestSections({ sections, ...document }: KeptWithSections, pageId: string): KeptDocument | undefined {
  if (sections.size === 0) return document;
  const whole = storedDocument(mergeKept(document), pageId);
  const contents = new Map(
    [...sections].map(([id, { version, written, bytes }]) => [id, { version, bytes, fragment: fragmentOf(written) }]),
  );
  const records = Object.values(whole.records);
  let [count, bytes] = [records.length, 0];
  for (const record of records) {
    if (record.type !== "block" || record.kind !== SYNCED_KIND) continue;
    const content = contents.get(String(record.props.sectionId));
    count += content?.fragment.blocks.length ?? 0;
    bytes += content?.bytes ?? 0;
  }
  if (count > DOCUMENT_LIMITS.records || bytes > DOCUMENT_LIMITS.bytes) return undefined;
  return { written: JSON.stringify(withSyncedContent(whole, contents)), changes: [] };
}

/** What a section was saved with: it was checked then. */
function fragmentOf(written: string): Fragment {
  return JSON.parse(written) as Fragment;
}
