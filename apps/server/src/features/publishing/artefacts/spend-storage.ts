import { artefactKey } from "@vitrine/contract";
import type { Reach } from "../../../platform/acting/reach.ts";
import type { Platform } from "../../../platform/platform.ts";
import { Refusal } from "../../../platform/refusal.ts";
import type { Artefact } from "./artefact.ts";
import { addStored, forgetStoredBefore, storedSince } from "./stored-bytes-store.ts";

/** What an account's publishes may add to storage in as long as an unused file is kept, in bytes before compression. */
const MOST_BYTES = 2_000_000_000;
const KEPT_DAYS = 30;
const DAY_MS = 24 * 3_600_000;
const MEGABYTE = 1_000_000;

function dayAt(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/**
 * Counts what a publish is about to store, and says it in bytes; what is there already costs nothing. A page that is
 * published again and again leaves each of its versions for 30 days: without a bound one account could fill the disk.
 * @param documentBytes of what the page is made of, as it is kept with each publication
 * @throws Refusal
 */
export async function spendStorage(
  { database: { queries }, storage, clock }: Pick<Platform, "database" | "storage" | "clock">,
  reach: Reach,
  files: readonly Artefact[],
  documentBytes = 0,
): Promise<number> {
  const isThere = await Promise.all(files.map(({ hash }) => storage.has(artefactKey(hash))));
  const bytes = files.reduce((sum, file, index) => sum + (isThere[index] ? 0 : file.bytes.length), documentBytes);
  if (bytes === 0) return 0;
  const now = clock.now();
  const spent = await storedSince(queries, reach, dayAt(now - KEPT_DAYS * DAY_MS));
  if (spent + bytes > MOST_BYTES) {
    const size = Math.ceil((spent + bytes) / MEGABYTE);
    throw new Refusal("PUBLISHED_TOO_MUCH", { values: { size, limit: MOST_BYTES / MEGABYTE } });
  }
  await addStored(queries, reach.accountId, dayAt(now), bytes);
  return bytes;
}

/** Forgets what no longer counts. */
export async function forgetSpent({ database, clock }: Pick<Platform, "database" | "clock">): Promise<void> {
  await forgetStoredBefore(database.queries, dayAt(clock.now() - KEPT_DAYS * DAY_MS));
}
