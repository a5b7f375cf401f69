import type { BlockCatalog, BlockRules } from "./catalog.ts";
import { DOCUMENT_LIMITS, DOCUMENT_SCHEMA, type PageDocument } from "./document.ts";
import { forbiddenKey } from "./forbidden-key.ts";
import { checkDocument } from "./invariants.ts";
import { type DocumentProblem, ok, type Result, refused } from "./problems.ts";
import { type BlockRecord, type DocumentRecord, documentRecord } from "./records.ts";
import { treeOf } from "./tree.ts";

/** A block's kind, as far as this program can treat it. */
export type KindState = "known" | "unknown_kind" | "too_new";

/** Unknown kinds and props of a later version are shown as a placeholder and saved back untouched. */
export function kindState(catalog: BlockCatalog, block: BlockRecord): KindState {
  const kind = catalog.get(block.kind);
  if (!kind) return "unknown_kind";
  return block.version > kind.version ? "too_new" : "known";
}

/** Brings one block's props up to the version this program knows. A current block is returned as it is. */
export function migrateBlock(kind: BlockRules, block: BlockRecord): BlockRecord {
  if (block.version >= kind.version) return block;
  let props = block.props;
  let version = block.version;
  for (const step of kind.migrations) {
    if (step.to <= version) continue;
    props = step.migrate(props);
    version = step.to;
  }
  return { ...block, props, version };
}

/** A kind's migrations must lead from 1 to its version without a gap; called for every kind at start. */
export function assertMigrations(kind: BlockRules): void {
  const steps = kind.migrations.map((step) => step.to);
  const expected = Array.from({ length: kind.version - 1 }, (_, index) => index + 2);
  if (steps.join() !== expected.join()) {
    throw new Error(`the migrations of block kind ${kind.kind} lead to ${steps.join()}; expected ${expected.join()}`);
  }
}

/**
 * Reads a document that comes from outside or from an earlier version: checks its size and shape, migrates
 * each block and checks the whole. Reading what this returned again changes nothing.
 */
export function readDocument(input: unknown, catalog: BlockCatalog): Result<PageDocument> {
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
  const forbidden = forbiddenKey(input);
  if (forbidden) return refused("malformed", forbidden, "this key is not allowed");
  const problems: DocumentProblem[] = [];
  const read: Record<string, DocumentRecord> = Object.create(null);
  for (const [id, raw] of entries) {
    const record = readRecord(id, raw, problems);
    if (problems.length >= 10) break;
    if (!record) continue;
    const kind = record.type === "block" ? catalog.get(record.kind) : undefined;
    read[id] = record.type === "block" && kind ? migrateBlock(kind, record) : record;
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
