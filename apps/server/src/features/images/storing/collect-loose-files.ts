import { imageKey } from "@vitrine/contract";
import type { Reach } from "../../../platform/acting/reach.ts";
import type { Queries } from "../../../platform/database/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { Storage } from "../../../platform/storage/storage.ts";
import { claimFiles, isNamed, lockLoose, lockLooseSince } from "./loose-file-store.ts";

/** How long what no row names is kept: pages that are open somewhere still show it, as they do artefacts. */
const GRACE_MS = 30 * 24 * 3_600_000;

/**
 * Removes from storage what has long had no row, one picture a transaction: whoever uploads the same file meanwhile waits
 * for that, and then puts it there again. Gives how many were removed.
 */
export async function collectLooseFiles({ database, storage, clock }: Platform): Promise<number> {
  const before = new Date(clock.now() - GRACE_MS);
  for (let removed = 0; ; removed += 1) {
    const found = await database.transaction(async (queries) => {
      const loose = await lockLoose(queries, before);
      if (!loose) return false;
      await removeLoose(queries, storage, loose.reach, loose.hash);
      return true;
    });
    if (!found) return removed;
  }
}

/**
 * Removes at once what an upload that failed has put into storage; not where somebody else has begun to upload the same
 * since. `since` is when it was noted to be loose. Cut off, or failing itself, it leaves them to `collectLooseFiles`.
 */
export async function removeUnkept({ database, storage }: Platform, reach: Reach, hash: string, since: Date): Promise<void> {
  await database.transaction(async (queries) => {
    if (await lockLooseSince(queries, reach, hash, since)) await removeLoose(queries, storage, reach, hash);
  });
}

async function removeLoose(queries: Queries, storage: Storage, reach: Reach, hash: string): Promise<void> {
  if (!(await isNamed(queries, reach, hash))) {
    const keys = await Array.fromAsync(storage.list(imageKey(reach.accountId, hash, "")));
    for (const key of keys) await storage.remove(key);
  }
  await claimFiles(queries, reach, hash);
}
