import type { BlockCatalog, BlockRules } from "../catalog.ts";
import type { BlockRecord, DocumentRecord } from "../records.ts";
import type { DocumentProblem } from "./problems.ts";

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

/** A record as this program has it; adds to `problems` and returns nothing where the kind's own steps fail on it. */
export function bringUp(catalog: BlockCatalog, record: DocumentRecord, problems: DocumentProblem[]): DocumentRecord | undefined {
  const kind = record.type === "block" ? catalog.get(record.kind) : undefined;
  if (record.type !== "block" || !kind || record.version >= kind.version) return record;
  try {
    return migrateBlock(kind, record);
  } catch (error) {
    problems.push({
      code: "invalid_props",
      path: [record.id, "props"],
      detail: `no ${record.kind} of version ${record.version}: ${error}`,
    });
    return undefined;
  }
}
