/** A page document as it is kept, in JSON: whole as it was last written, and what changed since, oldest first. */
export interface KeptDocument {
  readonly written: string;
  /** Of each change the records as they were after it, by id; null for one that it removed. */
  readonly changes: readonly string[];
}

type Records = Record<string, unknown>;

/** The document with its changes; it is as unchecked as what was kept. */
export function mergeKept({ written, changes }: KeptDocument): unknown {
  const document = JSON.parse(written) as { readonly records: Records };
  if (changes.length === 0) return document;
  const records: Records = { ...document.records };
  for (const change of changes) {
    for (const [id, record] of Object.entries(JSON.parse(change) as Records)) {
      if (record) records[id] = record;
      else delete records[id];
    }
  }
  return { ...document, records };
}
