import { artefactKey } from "@vitrine/contract";
import { expect, test } from "vitest";
import type { Storage } from "../platform/storage/storage.ts";
import { artefactCache } from "./artefact-cache.ts";

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

test("an artefact is read once, however many ask for it at the same time", async () => {
  const { storage, reads } = countingStorage({ aa: 10 });
  const cache = artefactCache(storage, 100);
  const all = await Promise.all([cache.load("aa", "identity"), cache.load("aa", "identity")]);
  expect(all[0]).toBe(all[1]);
  expect(await cache.load("aa", "identity")).toBe(all[0]);
  expect(reads).toEqual(["aa"]);
  expect(await cache.load("zz", "identity")).toBeNull();
});

test("what was not used since the last look leaves first, and memory stays within its bound", async () => {
  const hashes = Array.from({ length: 40 }, (_, i) => `h${i}`);
  const { storage } = countingStorage(Object.fromEntries(hashes.map((hash) => [hash, 10])));
  const cache = artefactCache(storage, 100);
  const popular = await cache.load("h0", "identity");
  const entries = [popular];
  for (const hash of hashes.slice(1)) {
    if (popular) popular.isUsed = true;
    entries.push(await cache.load(hash, "identity"));
  }
  const inMemory = entries.filter((entry) => entry?.bytes);
  expect(inMemory.length * 10).toBeLessThanOrEqual(100);
  expect(popular?.bytes).not.toBeNull();
  expect(entries.at(-1)?.bytes).not.toBeNull();
});

test("what is too large to keep is handed out all the same", async () => {
  const { storage, reads } = countingStorage({ big: 50 });
  const cache = artefactCache(storage, 100);
  expect(await cache.load("big", "identity")).toMatchObject({ isKept: false });
  expect((await cache.load("big", "identity"))?.bytes).toHaveLength(50);
  expect(reads).toEqual(["big", "big"]);
});
