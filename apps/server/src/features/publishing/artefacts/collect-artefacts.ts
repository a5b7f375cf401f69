import { artefactKey } from "@vitrine/contract";
import type { Queries } from "../../../platform/database/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { Storage } from "../../../platform/storage/storage.ts";
import { listKeptFiles } from "../history/kept-publication-store.ts";
import { usedFiles } from "../publication-store.ts";
import { keepArtefacts, listUnused, noteUnused, takeUnused } from "./unused-artefact-store.ts";

/** How long an artefact stays when no page needs it any more, in milliseconds: browsers and caches may still ask. */
const KEPT_MS = 30 * 24 * 3_600_000;

async function storedHashes(storage: Storage): Promise<Set<string>> {
  const hashes = new Set<string>();
  for await (const key of storage.list("artefacts/")) {
    const hash = /\/([0-9a-f]{40})$/.exec(key)?.[1];
    if (hash) hashes.add(hash);
  }
  return hashes;
}

/** How many kept publications one statement reads: there may be fifty of each page. */
const BATCH = 1_000;

/** What published pages need, and what it takes to publish them as they were. */
async function usedHashes(queries: Queries): Promise<Set<string>> {
  const { hashes } = await usedFiles(queries);
  for (let afterId = ""; ; ) {
    const rows = await listKeptFiles(queries, afterId, BATCH);
    for (const { files } of rows) for (const hash of files) hashes.add(hash);
    const last = rows.at(-1);
    if (!last) return hashes;
    afterId = last.id;
  }
}

/** Removes artefacts that no page has needed for 30 days, nor anything that is kept of one. Returns how many. */
export async function collectArtefacts({ database, storage, clock }: Pick<Platform, "database" | "storage" | "clock">): Promise<number> {
  const stored = await storedHashes(storage);
  const noted = await listUnused(database.queries);
  const used = await usedHashes(database.queries);
  const known = new Set(noted.map(({ hash }) => hash));
  const fresh = [...stored].filter((hash) => !used.has(hash) && !known.has(hash));
  await noteUnused(database.queries, fresh, new Date(clock.now()));
  const settled = noted.filter(({ hash }) => used.has(hash) || !stored.has(hash));
  await keepArtefacts(
    database.queries,
    settled.map(({ hash }) => hash),
  );
  const until = new Date(clock.now() - KEPT_MS);
  let removed = 0;
  for (const { hash, since } of noted) {
    if (since > until || used.has(hash) || !stored.has(hash)) continue;
    // The note stays locked until the files are gone: see `keepArtefacts`.
    await database.transaction(async (queries) => {
      if (!(await takeUnused(queries, hash, until))) return;
      await storage.remove(artefactKey(hash));
      await storage.remove(artefactKey(hash, "br"));
      await storage.remove(artefactKey(hash, "gzip"));
      removed += 1;
    });
  }
  return removed;
}
