import { and, asc, eq, lt } from "drizzle-orm";
import { type Reach, wholeAccount } from "../../../platform/acting/reach.ts";
import type { Queries } from "../../../platform/database/database.ts";
import { within } from "../../../platform/database/within.ts";
import { images, looseFiles } from "../tables.ts";

/** Notes that files lie in storage, or are about to, which no row names. */
export async function noteLoose(queries: Queries, { accountId }: Reach, hashes: readonly string[], since: Date): Promise<void> {
  if (hashes.length === 0) return;
  await queries
    .insert(looseFiles)
    .values(hashes.map((hash) => ({ accountId, hash, since })))
    .onConflictDoUpdate({ target: [looseFiles.accountId, looseFiles.hash], set: { since } });
}

/** They have a row now, or are gone; whoever is just removing them is waited for. */
export async function claimFiles(queries: Queries, reach: Reach, hash: string): Promise<void> {
  await queries.delete(looseFiles).where(and(within(reach, looseFiles), eq(looseFiles.hash, hash)));
}

/** Some that have been loose since before a moment; nobody claims them, or removes them too, until the transaction ends. */
export async function lockLoose(queries: Queries, before: Date): Promise<{ readonly reach: Reach; readonly hash: string } | undefined> {
  const [row] = await queries
    .select({ accountId: looseFiles.accountId, hash: looseFiles.hash })
    .from(looseFiles)
    .where(lt(looseFiles.since, before))
    .orderBy(asc(looseFiles.since))
    .limit(1)
    .for("update", { skipLocked: true });
  return row && { reach: wholeAccount(row.accountId), hash: row.hash };
}

/** Whether files are loose since just that moment; if so, nobody claims them, or removes them too, until the transaction ends. */
export async function lockLooseSince(queries: Queries, reach: Reach, hash: string, since: Date): Promise<boolean> {
  const isThis = and(within(reach, looseFiles), eq(looseFiles.hash, hash), eq(looseFiles.since, since));
  return (await queries.select({ hash: looseFiles.hash }).from(looseFiles).where(isThis).for("update")).length > 0;
}

/** Whether a row names files. */
export async function isNamed(queries: Queries, reach: Reach, hash: string): Promise<boolean> {
  return (await queries.$count(images, and(within(reach, images), eq(images.hash, hash)))) > 0;
}
