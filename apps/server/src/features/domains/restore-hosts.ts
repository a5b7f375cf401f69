import { FOLDER_OF_HOSTS, hostOfKey } from "@vitrine/contract";
import type { Platform } from "../../platform/platform.ts";
import { listAllDomains } from "./domain-store.ts";
import { writeHostPart, writeHostParts } from "./host-part.ts";

const BATCH = 100;

/**
 * Makes every part of a name what the rows say: what a kill left behind its row is written, on a disk that is not its
 * database's all of it, and what no row stands behind is taken away.
 * @throws what the signal says, between two names, once it is aborted
 */
export async function restoreHosts(platform: Platform, signal?: AbortSignal): Promise<void> {
  for (let after = ""; ; ) {
    const rows = await listAllDomains(platform.database.queries, after, BATCH);
    for (const { name } of rows) {
      signal?.throwIfAborted();
      await writeHostParts(platform, name);
    }
    after = rows.at(-1)?.id ?? "";
    if (rows.length < BATCH) break;
  }
  for await (const key of platform.storage.list(FOLDER_OF_HOSTS)) {
    signal?.throwIfAborted();
    const host = hostOfKey(key);
    // A label of the platform's own domain is no customer's, and kept by others.
    if (host?.includes(".")) await writeHostPart(platform, host);
  }
}
