import type { BlockCatalog } from "../catalog.ts";
import { DOCUMENT_LIMITS, DOCUMENT_SCHEMA, type PageDocument } from "../document.ts";
import { type DocumentRecord, documentRecord } from "../records.ts";
import { treeOf } from "../tree.ts";
import { checkInput } from "./check-input.ts";
import { checkDocument } from "./invariants.ts";
import { jsonBytes } from "./json-bytes.ts";
import { bringUp } from "./migrate.ts";
import { type DocumentProblem, ok, type Result, refused } from "./problems.ts";
import { withoutDeadLinks } from "./without-dead-links.ts";

/**
 * Reads a document that comes from outside or from an earlier version: checks its size and shape, migrates
 * each block and checks the whole. Reading what this returned again changes nothing. `mostBytes` is for what is
 * sent: what is stored already is read whatever it weighs.
 */
export function readDocument(input: unknown, catalog: BlockCatalog, mostBytes = Number.POSITIVE_INFINITY): Result<PageDocument> {
  return readAs(input, catalog, mostBytes, () => false);
}

/**
 * Reads a document that was taken once: without links that lead nowhere, and with blocks that stand where they may not
 * any more. A rule or a kind that came later makes no page unreadable.
 */
export function readStored(stored: unknown, catalog: BlockCatalog): Result<PageDocument> {
  const read = readAs(stored, catalog, Number.POSITIVE_INFINITY, isMisplaced);
  if (read.ok) return read;
  const repaired = readAs(withoutDeadLinks(stored), catalog, Number.POSITIVE_INFINITY, isMisplaced);
  return repaired.ok ? repaired : read;
}

/** Reads a document that is sent in the place of `stored`: blocks may stand where they do there, whatever the rules. */
export function readReplacement(input: unknown, catalog: BlockCatalog, mostBytes: number, stored: PageDocument): Result<PageDocument> {
  const read = readDocument(input, catalog, mostBytes);
  if (read.ok || !read.problems.every(isMisplaced)) return read;
  const keyOf = ({ path, why }: DocumentProblem): string => JSON.stringify([path, why]);
  const before = new Set(checkDocument(treeOf(stored.records), catalog).filter(isMisplaced).map(keyOf));
  return readAs(input, catalog, mostBytes, (problem) => before.has(keyOf(problem)));
}

/** Whether a block only stands where it may not, and leads up to the page there. */
function isMisplaced({ code, why }: DocumentProblem): boolean {
  return why !== undefined && code !== "too_deep";
}

function readAs(
  input: unknown,
  catalog: BlockCatalog,
  mostBytes: number,
  isForgiven: (problem: DocumentProblem) => boolean,
): Result<PageDocument> {
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
  problems.push(...checkDocument(treeOf(clean), catalog).filter((problem) => !isForgiven(problem)));
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
