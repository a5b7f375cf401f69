import { z } from "zod";
import { PAGE_ID, recordId } from "./ids.ts";
import { type DocumentRecord, documentRecord, type Language, type PageRecord, type TokenRecord } from "./records.ts";

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

/** The tokens every page starts with: three fonts and the colours of text, ground and action. */
export const DEFAULT_TOKENS: readonly TokenRecord[] = [
  { type: "token", id: "font-heading", kind: "font", name: "Heading", order: "a0", value: "system-sans" },
  { type: "token", id: "font-text", kind: "font", name: "Text", order: "a1", value: "system-sans" },
  { type: "token", id: "font-button", kind: "font", name: "Button", order: "a2", value: "system-sans" },
  { type: "token", id: "color-heading", kind: "color", name: "Heading", order: "a0", value: "#14202b" },
  { type: "token", id: "color-text", kind: "color", name: "Text", order: "a1", value: "#35424e" },
  { type: "token", id: "color-button", kind: "color", name: "Button", order: "a2", value: "#0b6e7a" },
  { type: "token", id: "color-on-button", kind: "color", name: "On button", order: "a3", value: "#ffffff" },
  { type: "token", id: "color-background", kind: "color", name: "Background", order: "a4", value: "#ffffff" },
  { type: "token", id: "color-surface", kind: "color", name: "Surface", order: "a5", value: "#f3f5f6" },
  { type: "token", id: "color-line", kind: "color", name: "Line", order: "a6", value: "#d9dfe3" },
];

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
  for (const token of DEFAULT_TOKENS) records[token.id] = token;
  return { schema: DOCUMENT_SCHEMA, records };
}
