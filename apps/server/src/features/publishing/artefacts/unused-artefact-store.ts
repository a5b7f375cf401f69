import { and, eq, inArray, lte } from "drizzle-orm";
import type { Queries } from "../../../platform/database/database.ts";
import { unusedArtefacts } from "../tables.ts";

/** How many hashes one statement names; with a time each, the protocol counts to 32,767. */
const BATCH = 5_000;

function* batches(hashes: readonly string[]): Generator<readonly string[]> {
  for (let at = 0; at < hashes.length; at += BATCH) yield hashes.slice(at, at + BATCH);
}

export type UnusedArtefactRow = typeof unusedArtefacts.$inferSelect;

export async function listUnused(queries: Queries): Promise<UnusedArtefactRow[]> {
  return queries.select().from(unusedArtefacts);
}

export async function noteUnused(queries: Queries, hashes: readonly string[], since: Date): Promise<void> {
  for (const batch of batches(hashes)) {
    const rows = batch.map((hash) => ({ hash, since }));
    await queries.insert(unusedArtefacts).values(rows).onConflictDoNothing();
  }
}

/**
 * Says that these artefacts are about to be used. It waits for a removal under way, so that whoever then finds
 * the file in storage may rely on it for as long as an unused artefact is kept.
 */
export async function keepArtefacts(queries: Queries, hashes: readonly string[]): Promise<void> {
  for (const batch of batches(hashes)) await queries.delete(unusedArtefacts).where(inArray(unusedArtefacts.hash, [...batch]));
}

/** Takes the note away if it is that old; false when somebody has said that the artefact is used again. */
export async function takeUnused(queries: Queries, hash: string, until: Date): Promise<boolean> {
  const taken = await queries
    .delete(unusedArtefacts)
    .where(and(eq(unusedArtefacts.hash, hash), lte(unusedArtefacts.since, until)))
    .returning();
  return taken.length > 0;
}
