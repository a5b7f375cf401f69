import { artefactKey } from "@vitrine/contract";
import { expect, test } from "vitest";
import type { Storage } from "../../platform/storage/storage.ts";
import { artefactCache, type CachedArtefact } from "./artefact-cache.ts";

/** A storage that counts how often each key is read. */
function countingStorage(sizes: Readonly<Record<string, number>>): { storage: Pick<Storage, "get">; reads: string[] } {
  const reads: string[] = [];
  const byKey = new Map(Object.entries(sizes).map(([hash, size]) => [artefactKey(hash), { hash, size }]));
  return {
    reads,
    storage: {
      async get(key) {
        const found = byKey.get(key);
        if (!found) return null;
        reads.push(found.hash);
        return Buffer.alloc(found.size);
      },
    },
  };
}

const made = (bytes: Buffer): CachedArtefact => ({ bytes, isUsed: false });

test("an artefact is read once, however many ask for it at the same time", async () => {
  const { storage, reads } = countingStorage({ aa: 10 });
  const cache = artefactCache(storage, 100);
  const all = await Promise.all([cache.load("aa", "identity", "page", made), cache.load("aa", "identity", "page", made)]);
  expect(all[0]?.entry).toBe(all[1]?.entry);
  expect((await cache.load("aa", "identity", "page", made))?.entry).toBe(all[0]?.entry);
  expect(reads).toEqual(["aa"]);
  expect(await cache.load("zz", "identity", "page", made)).toBeNull();
});

test("what is made ready in another way is another entry", async () => {
  const { storage } = countingStorage({ aa: 10 });
  const cache = artefactCache(storage, 100);
  const page = await cache.load("aa", "identity", "page", made);
  const other = await cache.load("aa", "identity", "other page", made);
  expect(page?.entry.bytes).toHaveLength(10);
  expect(other?.entry).not.toBe(page?.entry);
});

test("what was not used since the last look leaves first, and memory stays within its bound", async () => {
  const hashes = Array.from({ length: 40 }, (_, i) => `h${i}`);
  const { storage } = countingStorage(Object.fromEntries(hashes.map((hash) => [hash, 10])));
  const cache = artefactCache(storage, 100);
  const popular = (await cache.load("h0", "identity", "page", made))?.entry;
  const entries = [popular];
  for (const hash of hashes.slice(1)) {
    if (popular) popular.isUsed = true;
    entries.push((await cache.load(hash, "identity", "page", made))?.entry);
  }
  const inMemory = entries.filter((entry) => entry?.bytes);
  expect(inMemory.length * 10).toBeLessThanOrEqual(100);
  expect(popular?.bytes).not.toBeNull();
  expect(entries.at(-1)?.bytes).not.toBeNull();
});

test("what is too large to keep is handed out all the same", async () => {
  const { storage, reads } = countingStorage({ big: 50 });
  const cache = artefactCache(storage, 100);
  expect(await cache.load("big", "identity", "page", made)).toMatchObject({ isKept: false });
  expect((await cache.load("big", "identity", "page", made))?.entry.bytes).toHaveLength(50);
  expect(reads).toEqual(["big", "big"]);
});
