import { and, eq, inArray, lte } from "drizzle-orm";
import type { Queries } from "../../platform/database/database.ts";
import { unusedArtefacts } from "./tables.ts";

export type UnusedArtefactRow = typeof unusedArtefacts.$inferSelect;

export async function listUnused(queries: Queries): Promise<UnusedArtefactRow[]> {
  return queries.select().from(unusedArtefacts);
}

export async function noteUnused(queries: Queries, hashes: readonly string[], since: Date): Promise<void> {
  if (hashes.length === 0) return;
  await queries
    .insert(unusedArtefacts)
    .values(hashes.map((hash) => ({ hash, since })))
    .onConflictDoNothing();
}

/**
 * Says that these artefacts are about to be used. It waits for a removal under way, so that whoever then finds
 * the file in storage may rely on it for as long as an unused artefact is kept.
 */
export async function keepArtefacts(queries: Queries, hashes: readonly string[]): Promise<void> {
  if (hashes.length > 0) await queries.delete(unusedArtefacts).where(inArray(unusedArtefacts.hash, [...hashes]));
}

/** Takes the note away if it is that old; false when somebody has said that the artefact is used again. */
export async function takeUnused(queries: Queries, hash: string, until: Date): Promise<boolean> {
  const taken = await queries
    .delete(unusedArtefacts)
    .where(and(eq(unusedArtefacts.hash, hash), lte(unusedArtefacts.since, until)))
    .returning();
  return taken.length > 0;
}
