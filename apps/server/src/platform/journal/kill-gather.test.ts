import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, inject, test } from "vitest";
import { SIGHTINGS, type Sighting } from "../../testing/machinery-slice/intake.ts";
import { systemClock } from "../clock.ts";
import { openJournal } from "./journal.ts";
import { JOURNAL_START } from "./journal-position.ts";
import { journalReader } from "./journal-reader.ts";
import { journalFolder } from "./open-journals.ts";

const PROCESS = fileURLToPath(new URL("./testing/gather-process.ts", import.meta.url));

let dataFolder: string;
beforeEach(() => {
  dataFolder = mkdtempSync(join(tmpdir(), "vitrine-gather-"));
});
afterEach(() => rmSync(dataFolder, { recursive: true, force: true }));

/** Has a process gather, and ends it so long after its first word; how many entries it had added, and a second before. */
async function gatherFor(ms: number, signal: "SIGKILL" | "SIGTERM"): Promise<{ readonly all: number; readonly aSecondBefore: number }> {
  const child = spawn(process.execPath, [PROCESS, dataFolder], { stdio: ["ignore", "pipe", "inherit"], env: { PATH: process.env.PATH } });
  const heard: { readonly at: number; readonly added: number }[] = [];
  const begun = new Promise<void>((resolve) => {
    createInterface(child.stdout).on("line", (line) => {
      heard.push({ at: performance.now(), added: Number(line) });
      resolve();
    });
  });
  const ended = new Promise((resolve) => child.on("close", resolve));
  await begun;
  await wait(ms);
  const killed = performance.now();
  child.kill(signal);
  await ended;
  const upTo = (at: number): number => heard.findLast((word) => word.at <= at)?.added ?? 0;
  return { all: upTo(Number.POSITIVE_INFINITY), aSecondBefore: upTo(killed - 1_000) };
}

/** What is on disk of each process, in the order they came; nothing may be torn. */
async function onDisk(): Promise<number[][]> {
  const folder = journalFolder(dataFolder, SIGHTINGS.name);
  const writer = await openJournal({ folder, id: systemClock.id("journal") });
  const reader = journalReader(folder, writer);
  const journals: number[][] = [];
  for (const id of (await reader.list()).slice(0, -1)) {
    const numbers: number[] = [];
    for (let from = JOURNAL_START; ; ) {
      const { records, damaged, next } = await reader.read(id, from, 1_000_000);
      expect(damaged).toEqual([]);
      if (records.length === 0) break;
      numbers.push(...records.map((record) => (record as Sighting).n));
      from = next;
    }
    journals.push(numbers);
  }
  await writer.close();
  return journals;
}

// No database has a part in it.
test.runIf(inject("postgresUrl") === "")(
  "a kill takes along what came in the last second at most, an end nothing; what is there is whole, once and in order",
  async () => {
    const runs = [
      await gatherFor(1_050 + Math.random() * 200, "SIGKILL"),
      await gatherFor(Math.random() * 400, "SIGKILL"),
      await gatherFor(Math.random() * 300, "SIGTERM"),
    ];
    const found = await onDisk();
    for (const [index, { all, aSecondBefore }] of runs.entries()) {
      const numbers = found[index] ?? [];
      expect(numbers).toEqual(numbers.map((_, n) => n));
      expect(numbers.length).toBeGreaterThanOrEqual(aSecondBefore);
      if (index === 2) expect(numbers.length).toBeGreaterThanOrEqual(all);
    }
    expect(runs[0]?.aSecondBefore).toBeGreaterThan(0);
  },
);
