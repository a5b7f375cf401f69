import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type DatabaseFixture, databaseFixture } from "../../../testing/database-fixture.ts";

const PROCESS = fileURLToPath(new URL("../testing/drain-process.ts", import.meta.url));

let fixture: DatabaseFixture;
beforeAll(async () => {
  fixture = await databaseFixture();
});
afterAll(() => fixture.remove());

interface There {
  readonly stored: readonly { readonly ip: string; readonly count: number; readonly told: number }[];
  readonly aside: readonly string[];
  /** How often it was told that a lead is there. */
  readonly told: number;
  /** Letters that were leads already. */
  readonly leftBehind: number;
  /** Entries of a kind that is gathered. */
  readonly seen: { readonly count: number; readonly different: number };
  /** What had been acknowledged before. */
  readonly expected: readonly string[];
}

const acknowledged = new Set<string>();

/** Starts a process that drains, and kills it so many milliseconds after it has said a word so many times; what was there at its start. */
function killAt(stop: string, word: string, times = 1, delay = 0): Promise<There> {
  const child = spawn(process.execPath, [PROCESS, fixture.dataFolder, fixture.databaseUrl ?? "", stop], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { PATH: process.env.PATH, VITRINE_DIST: process.env.VITRINE_DIST },
  });
  let there: There | null = null;
  let heard = 0;
  createInterface(child.stdout).on("line", (line) => {
    const [said, more] = JSON.parse(line);
    if (said === "there") there = { ...more, expected: [...acknowledged] };
    if (said === "acknowledged") acknowledged.add(more);
    if (said === word && ++heard === times) setTimeout(() => child.kill("SIGKILL"), delay);
  });
  return new Promise((resolve, reject) => {
    child.on("close", (code, signal) => {
      if (there && (signal === "SIGKILL" || code === 0)) resolve(there);
      else reject(new Error(`it ended with ${code ?? signal}`));
    });
  });
}

/** Each acknowledged lead is in the database, counted once and told of once, or set aside, and nothing is in both. */
function expectEachOnce({ stored, aside, expected, seen, told }: There): void {
  expect(seen.count).toBe(seen.different);
  expect(stored.filter((lead) => lead.told !== 1)).toEqual([]);
  expect(told).toBe(stored.length);
  expect(stored.filter(({ count }) => count !== 1)).toEqual([]);
  const all = [...stored.map(({ ip }) => ip), ...aside];
  expect(all.length).toBe(new Set(all).size);
  expect(expected.filter((ip) => !all.includes(ip))).toEqual([]);
}

test("killed between letter and cursor, between row and letter's end, and anywhere: each acknowledged lead is there once", {
  timeout: 120_000,
}, async () => {
  expect(await killAt("set aside", "set aside")).toMatchObject({ stored: [], aside: [], leftBehind: 0, told: 0, expected: [] });
  const afterAside = await killAt("fed back", "fed back");
  expectEachOnce(afterAside);
  expect(afterAside.expected.length).toBeGreaterThan(0);
  expect(afterAside.aside.length).toBeGreaterThan(0);
  const afterFedBack = await killAt("nowhere", "fed back", 1 + Math.floor(Math.random() * 8), Math.random() * 30);
  expectEachOnce(afterFedBack);
  expect(afterFedBack.leftBehind).toBe(1);
  const last = await killAt("start", "nothing");
  expectEachOnce(last);
  expect(last.stored.length).toBeGreaterThan(afterFedBack.stored.length);
  expect(last.seen.count).toBeGreaterThan(0);
});
