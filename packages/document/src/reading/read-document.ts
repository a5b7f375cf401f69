import type { BlockCatalog } from "../catalog.ts";
import { DOCUMENT_LIMITS, DOCUMENT_SCHEMA, type PageDocument } from "../document.ts";
import { type DocumentRecord, documentRecord } from "../records.ts";
import { treeOf } from "../tree.ts";
import { checkInput } from "./check-input.ts";
import { checkDocument } from "./invariants.ts";
import { jsonBytes } from "./json-bytes.ts";
import { bringUp } from "./migrate.ts";
import { type DocumentProblem, ok, type Result, refused } from "./problems.ts";

/**
 * Reads a document that comes from outside or from an earlier version: checks its size and shape, migrates
 * each block and checks the whole. Reading what this returned again changes nothing. `mostBytes` is for what is
 * sent: what is stored already is read whatever it weighs.
 */
export function readDocument(input: unknown, catalog: BlockCatalog, mostBytes = Number.POSITIVE_INFINITY): Result<PageDocument> {
  if (typeof input !== "object" || input === null || Array.isArray(input)) {
    return refused("malformed", [], "a page document is an object");
  }
  const { schema, records, ...rest } = input as { schema?: unknown; records?: unknown };
  const [unknownField] = Object.keys(rest);
  if (unknownField !== undefined) return refused("malformed", [unknownField], "unknown field");
  if (typeof schema !== "number" || !Number.isInteger(schema)) {
    return refused("malformed", ["schema"], "the version of the shape is a whole number");
  }
  if (schema > DOCUMENT_SCHEMA) return refused("too_new", ["schema"], `this program reads up to ${DOCUMENT_SCHEMA}`);
  if (schema !== DOCUMENT_SCHEMA) return refused("malformed", ["schema"], `there is no version ${schema}`);
  if (typeof records !== "object" || records === null || Array.isArray(records)) {
    return refused("malformed", ["records"], "records are an object by id");
  }
  const entries = Object.entries(records as Record<string, unknown>);
  if (entries.length > DOCUMENT_LIMITS.records) {
    return refused("too_large", ["records"], `${entries.length} records; at most ${DOCUMENT_LIMITS.records}`);
  }
  const unwanted = checkInput(input);
  if (unwanted) return { ok: false, problems: [unwanted] };
  if (Number.isFinite(mostBytes) && jsonBytes(records) > mostBytes)
    return refused("too_large", ["records"], `more than ${mostBytes} bytes`);
  const problems: DocumentProblem[] = [];
  const read: Record<string, DocumentRecord> = Object.create(null);
  for (const [id, raw] of entries) {
    const sent = readRecord(id, raw, problems);
    const record = sent && bringUp(catalog, sent, problems);
    if (problems.length >= 10) break;
    if (record) read[id] = record;
  }
  if (problems.length > 0) return { ok: false, problems };
  const clean: Record<string, DocumentRecord> = { ...read };
  problems.push(...checkDocument(treeOf(clean), catalog));
  if (problems.length > 0) return { ok: false, problems: problems.slice(0, 10) };
  return ok({ schema: DOCUMENT_SCHEMA, records: clean });
}

/** One record from outside; adds to `problems` and returns nothing where it is malformed. */
export function readRecord(id: string, raw: unknown, problems: DocumentProblem[]): DocumentRecord | undefined {
  const parsed = documentRecord.safeParse(raw);
  if (!parsed.success) {
    for (const issue of parsed.error.issues.slice(0, 3)) {
      const path = issue.path.map((part) => (typeof part === "symbol" ? String(part) : part));
      problems.push({ code: "malformed", path: ["records", id, ...path], detail: issue.message });
    }
    return undefined;
  }
  const record = parsed.data as DocumentRecord;
  if (record.id !== id) {
    problems.push({ code: "malformed", path: ["records", id, "id"], detail: "a record is kept under its own id" });
    return undefined;
  }
  if (record.type !== "page" && id === "page") {
    problems.push({ code: "malformed", path: ["records", id, "type"], detail: "this id belongs to the page record" });
    return undefined;
  }
  return record;
}
