import { artefactKey } from "@vitrine/contract";
import type { Platform } from "../../../platform/platform.ts";
import type { Storage } from "../../../platform/storage/storage.ts";
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

/** Removes artefacts that no published page has needed for 30 days. Returns how many. */
export async function collectArtefacts({ database, storage, clock }: Pick<Platform, "database" | "storage" | "clock">): Promise<number> {
  const stored = await storedHashes(storage);
  const noted = await listUnused(database.queries);
  const { hashes: used } = await usedFiles(database.queries);
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
