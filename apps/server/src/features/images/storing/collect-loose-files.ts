import { imageKey } from "@vitrine/contract";
import type { Platform } from "../../../platform/platform.ts";
import { claimFiles, isNamed, lockLoose } from "./loose-file-store.ts";

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
      const { reach, hash } = loose;
      if (!(await isNamed(queries, reach, hash))) {
        const keys = await Array.fromAsync(storage.list(imageKey(reach.accountId, hash, "")));
        for (const key of keys) await storage.remove(key);
      }
      await claimFiles(queries, reach, hash);
      return true;
    });
    if (!found) return removed;
  }
}
