import { appendFileSync, mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { LEADS } from "@vitrine/contract";
import { leadsSlice } from "../../apps/server/src/features/leads/index.ts";
import { MIGRATIONS } from "../../apps/server/src/open-slices.ts";
import { systemClock } from "../../apps/server/src/platform/clock.ts";
import { type Database, openDatabase } from "../../apps/server/src/platform/database/database.ts";
import { openEvents } from "../../apps/server/src/platform/events/events.ts";
import { openDeadLetters } from "../../apps/server/src/platform/journal/dead-letters.ts";
import { runDrains } from "../../apps/server/src/platform/journal/drain/run-drains.ts";
import { journalReader } from "../../apps/server/src/platform/journal/journal-reader.ts";
import { journalFolder, openJournals } from "../../apps/server/src/platform/journal/open-journals.ts";
import { encodeLine, segmentName } from "../../apps/server/src/platform/journal/segment.ts";
import { openLive } from "../../apps/server/src/platform/live/live.ts";
import { stderrLog } from "../../apps/server/src/platform/log.ts";
import { secretsUnder } from "../../apps/server/src/platform/secrets.ts";
import { leadEntry } from "../../apps/server/src/testing/lead-entry.ts";
import { createIntakeTables, SIGHTINGS, sightingsDrain } from "../../apps/server/src/testing/machinery-slice/intake.ts";
import { percentile, print } from "../figures.ts";

/** What the drain of a kind is to manage, in entries a second, and how late a lead may be beside it. */
const RATE_LIMIT = 20_000;
const LEAD_LIMIT_MS = 1_000;
const SEGMENT_BYTES = 16 * 1024 * 1024;
const LOOK_MS = 5;
const PAUSE_MS = 200;

/** Writes a journal of so many entries, as a front that was killed leaves it. */
function writeBacklog(folder: string, count: number): void {
  mkdirSync(folder, { recursive: true });
  const journal = systemClock.id("journal");
  let text = "";
  let sequence = 1;
  let written = 0;
  for (let n = 0; n < count; n++) {
    const id = systemClock.id("event");
    text += encodeLine({ n, text: "view https://www.instagram.com/ utm_source=bio", id, at: systemClock.now(), ip: "203.0.113.7" });
    if (text.length < 1_000_000 && n < count - 1) continue;
    appendFileSync(join(folder, segmentName({ sequence, journal })), text);
    written += text.length;
    text = "";
    if (written < SEGMENT_BYTES) continue;
    sequence += 1;
    written = 0;
  }
}

async function countOf({ queries }: Database, table: string): Promise<number> {
  const { rows } = await queries.execute<{ count: number }>(`SELECT count(*)::int AS count FROM ${table}`);
  return rows[0]?.count ?? 0;
}

/** How fast a backlog of a gathered kind is drained, and how late leads become that come meanwhile. */
export async function drainSightings(folder: string, url: string | undefined, count: number): Promise<void> {
  const label = url ? "PostgreSQL" : "embedded";
  mkdirSync(folder, { recursive: true });
  writeBacklog(journalFolder(folder, SIGHTINGS.name), count);
  const dist = pathToFileURL(`${resolve(process.env.VITRINE_DIST ?? "dist")}/`);
  const database = await openDatabase({
    ...{ url, folder, migrations: MIGRATIONS },
    ...{ workerFile: new URL("server/embedded-worker.js", dist), initialiserFile: new URL("server/initialise.js", dist) },
  });
  await createIntakeTables(database.queries);
  const [clock, log] = [systemClock, stderrLog];
  const secrets = secretsUnder(Buffer.alloc(32));
  const deadLetters = await openDeadLetters({ folder: join(folder, "dead-letters"), secrets, clock, log });
  const { journals, close } = await openJournals({ dataFolder: folder, kinds: [LEADS, SIGHTINGS], clock, log });
  const events = openEvents({ jobs: { makeAll: () => Promise.reject(new Error("nobody listens")) }, clock, listeners: [] });
  const platform = {
    ...{ database, deadLetters, clock, log, events, live: openLive(null) },
    journals: (kind: string) => journalReader(journalFolder(folder, kind), journals[kind as keyof typeof journals]),
  };
  const leads = leadsSlice.intake({ platform, findAccounts: async (_queries, ids) => new Map(ids.map((id) => [id, "here"])) });
  const began = performance.now();
  const drains = runDrains(platform, [...leads, sightingsDrain]);
  let seconds = 0;
  const caughtUp = drains.caughtUp().then(() => {
    seconds = (performance.now() - began) / 1_000;
  });
  const late: number[] = [];
  while (seconds === 0) {
    const sent = performance.now();
    await journals.leads.append(leadEntry({ ip: `192.0.2.${late.length}` }));
    while ((await countOf(database, "leads")) <= late.length) await new Promise((done) => setTimeout(done, LOOK_MS));
    late.push(performance.now() - sent);
    await new Promise((done) => setTimeout(done, PAUSE_MS));
  }
  await caughtUp;
  const stored = await countOf(database, SIGHTINGS.name);
  await drains.stop();
  await close();
  await database.stop();
  const rate = count / seconds;
  print({
    name: `gather.drain (${label})`,
    value: rate,
    unit: "entries/s",
    ...(url ? { limit: RATE_LIMIT } : {}),
    entries: count,
    seconds,
  });
  print({
    ...{ name: `gather.lead-beside-it (${label})`, value: percentile(late, 0.5), unit: "ms until it is stored" },
    ...{ limit: LEAD_LIMIT_MS, p95: percentile(late, 0.95), most: Math.max(...late), leads: late.length },
  });
  if (stored !== count) throw new Error(`${stored} of ${count} entries are stored`);
  if (url && (rate < RATE_LIMIT || Math.max(...late) > LEAD_LIMIT_MS)) process.exitCode = 1;
}
