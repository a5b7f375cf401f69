import { FOLDER_OF_HOSTS, hostKey, hostOfKey } from "@vitrine/contract";
import type { Platform } from "../../platform/platform.ts";
import { listAllDomains } from "./domain-store.ts";
import { bytesOf, formsOf, makeHostParts, writeHostPart } from "./host-part.ts";

/** How many domains are asked about at once. */
const BATCH = 500;
/** And how many names that have a file: most domains have two. */
const NAMES = 2 * BATCH;

/**
 * Makes every part of a name what the rows say: what a kill left behind its row is written, on a disk that is not its
 * database's all of it, and what no row stands behind is taken away. What is right already takes a reading of its file, and
 * a few questions for hundreds of them; what is not is made from its rows as they are by then.
 * @throws what the signal says, between two names, once it is aborted
 */
export async function restoreHosts(platform: Platform, signal?: AbortSignal): Promise<void> {
  const { database, storage } = platform;
  for (let after = ""; ; ) {
    const rows = await listAllDomains(database.queries, after, BATCH);
    const parts = await makeHostParts(
      platform,
      rows.flatMap(({ name }) => formsOf(name)),
    );
    for (const [host, part] of parts) {
      signal?.throwIfAborted();
      if (!(await storage.get(hostKey(host)))?.equals(bytesOf(part))) await writeHostPart(platform, host);
    }
    after = rows.at(-1)?.id ?? "";
    if (rows.length < BATCH) break;
  }
  let found: string[] = [];
  const removeStrays = async (): Promise<void> => {
    const parts = await makeHostParts(platform, found);
    for (const host of found.filter((each) => !parts.has(each))) await writeHostPart(platform, host);
    found = [];
  };
  for await (const key of storage.list(FOLDER_OF_HOSTS)) {
    signal?.throwIfAborted();
    const host = hostOfKey(key);
    // A label of the platform's own domain is no customer's, and kept by others.
    if (host?.includes(".")) found.push(host);
    if (found.length === NAMES) await removeStrays();
  }
  await removeStrays();
}
