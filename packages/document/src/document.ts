import { z } from "zod";
import { PAGE_ID, recordId } from "./ids.ts";
import { type DocumentRecord, documentRecord, type Language, type PageRecord } from "./records.ts";
import { DEFAULT_TOKENS, SCALE_TOKENS } from "./tokens/starting-tokens.ts";

/** The shape's own version: how records are kept, apart from the versions of the kinds. */
export const DOCUMENT_SCHEMA = 1;

/**
 * Bounds that a saved page document has to keep; over them it is refused, not cut. `depth` is blocks in blocks,
 * `nesting` values in values, `bytes` those of the records as JSON in UTF-8.
 */
export const DOCUMENT_LIMITS = { records: 10_000, depth: 40, nesting: 200, bytes: 8_000_000 } as const;

export const pageDocument = z.strictObject({
  schema: z.literal(DOCUMENT_SCHEMA),
  records: z.record(recordId, documentRecord),
});

/** A page as it is stored and sent: flat records by id. */
export interface PageDocument {
  readonly schema: typeof DOCUMENT_SCHEMA;
  readonly records: Readonly<Record<string, DocumentRecord>>;
}

/** The record kept under an id, which may be the name of something that every object has; null for none. */
export function recordIn(records: Readonly<Record<string, DocumentRecord>>, id: string): DocumentRecord | null {
  return (Object.hasOwn(records, id) ? records[id] : undefined) ?? null;
}

/** A page with its tokens and no section yet. */
export function emptyDocument(page: { title: string; language: Language; description?: string }): PageDocument {
  const record: PageRecord = {
    type: "page",
    id: PAGE_ID,
    language: page.language,
    title: page.title,
    description: page.description ?? "",
    styles: { base: { normal: { background: { type: "token", id: "color-background" } } } },
  };
  const records: Record<string, DocumentRecord> = { [PAGE_ID]: record };
  for (const token of [...DEFAULT_TOKENS, ...SCALE_TOKENS]) records[token.id] = token;
  return { schema: DOCUMENT_SCHEMA, records };
}
