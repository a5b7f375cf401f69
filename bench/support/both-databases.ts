import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres } from "../../scripts/start-postgres.ts";

export type DatabaseKind = "embedded" | "PostgreSQL";

/** A database that nothing has used, and a folder that goes away after the measurement. */
export interface BenchDatabase {
  readonly kind: DatabaseKind;
  /** Undefined for the embedded one. */
  readonly url: string | undefined;
  readonly folder: string;
}

async function inFolder(kind: DatabaseKind, url: string | undefined, measure: (at: BenchDatabase) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-bench-"));
  try {
    await measure({ kind, url, folder });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Measures on the embedded database, then on a PostgreSQL of the bench's own where the machine has one. */
export async function onBothDatabases(measure: (at: BenchDatabase) => Promise<void>): Promise<void> {
  await inFolder("embedded", undefined, measure);
  const postgres = await startPostgres({ isRequired: false });
  if (!postgres) return;
  try {
    await inFolder("PostgreSQL", `${postgres.url}/vitrine_template`, measure);
  } finally {
    await postgres.stop();
  }
}
