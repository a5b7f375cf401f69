import { mkdirSync, mkdtempSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { giveSpareRoom, holdSpareRoom, keepSpareRoom } from "./spare-room.ts";

const WHOLE = 2 * 1024 * 1024;
let place: string;
let folder: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), "vitrine-spare-"));
  folder = join(place, "database");
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(place, { recursive: true, force: true });
});

const held = (): number => statSync(`${folder}.spare`, { throwIfNoEntry: false })?.size ?? 0;

test("what is missing is held as well, and what is held stays where it is", () => {
  expect([holdSpareRoom(folder), held()]).toEqual([true, WHOLE]);
  const { ino } = statSync(`${folder}.spare`);
  truncateSync(`${folder}.spare`, 5_000);
  expect([holdSpareRoom(folder), held() >= WHOLE, statSync(`${folder}.spare`).ino]).toEqual([true, true, ino]);
  const size = held();
  expect([holdSpareRoom(folder), held()]).toEqual([true, size]);
  giveSpareRoom(folder);
  expect(held()).toBe(0);
});

test("what cannot be held for now ends nothing, and is held once it can be", async () => {
  vi.useFakeTimers();
  mkdirSync(`${folder}.spare`);
  writeFileSync(join(`${folder}.spare`, "in-the-way"), "");
  keepSpareRoom(folder);
  await vi.advanceTimersByTimeAsync(3_000);
  rmSync(`${folder}.spare`, { recursive: true });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(held()).toBe(WHOLE);
});
