import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { makeId } from "@vitrine/contract";
import { openDatabase } from "../../../platform/database/database.ts";
import { openEvents } from "../../../platform/events/events.ts";
import { listenerQueue } from "../../../platform/events/listener.ts";
import { openJobs } from "../../../platform/jobs/jobs.ts";
import { type DeadLetters, openDeadLetters } from "../../../platform/journal/dead-letters.ts";
import { findDrained } from "../../../platform/journal/drain/cursor-store.ts";
import { startDrain } from "../../../platform/journal/drain/start-drain.ts";
import { tendDeadLetters } from "../../../platform/journal/drain/tend-dead-letters.ts";
import { openGatheredJournal } from "../../../platform/journal/gathered-journal.ts";
import { openJournal } from "../../../platform/journal/journal.ts";
import type { JournalWriter } from "../../../platform/journal/journal-position.ts";
import { journalReader } from "../../../platform/journal/journal-reader.ts";
import { openLive } from "../../../platform/live/live.ts";
import type { Platform } from "../../../platform/platform.ts";
import { secretsUnder } from "../../../platform/secrets.ts";
import { leadEntry } from "../../../testing/lead-entry.ts";
import { createIntakeTables, SIGHTINGS, sightingsDrain } from "../../../testing/machinery-slice/intake.ts";
import { testBuild } from "../../../testing/test-build.ts";
import { feedBack } from "../drain/feed-back.ts";
import { leadDrain } from "../drain/lead-drain.ts";

/*
 * Drains leads and sightings, and feeds back, in a process that its parent kills: `drain-process FOLDER DATABASE_URL STOP`. It says what
 * there is after its start, then each lead as it is acknowledged and each boundary as it comes to it. At the one called
 * STOP it stands still.
 */
const [folder = "", url = "", stop = ""] = process.argv.slice(2);
const say = (word: string, more: unknown = null): void => void process.stdout.write(`${JSON.stringify([word, more])}\n`);
const boundary = async (name: string): Promise<void> => {
  say(name);
  if (name === stop) await new Promise(() => setInterval(() => {}, 60_000));
};

const clock: Platform["clock"] = { now: () => Date.now(), id: (kind) => makeId(kind, Date.now(), randomBytes(16)) };
const log: Platform["log"] = () => {};
const database = await openDatabase({
  ...{ url: url || undefined, folder, migrations: [] },
  ...{ workerFile: testBuild.databaseWorker, initialiserFile: testBuild.databaseInitialiser },
});
const secrets = secretsUnder(Buffer.alloc(32, 7));
const letters = await openDeadLetters({ folder: join(folder, "dead-letters"), secrets, clock, log });
const deadLetters: DeadLetters = {
  ...letters,
  async put(given) {
    await letters.put(given);
    if (given.length > 0) await boundary("set aside");
  },
  async close(ids, fate) {
    await boundary("fed back");
    await letters.close(ids, fate);
  },
};
const journal = await openJournal({ folder: join(folder, "leads"), id: clock.id("journal"), segmentBytes: 4_000 });
const sightings = await openGatheredJournal({
  ...{ folder: join(folder, SIGHTINGS.name), id: clock.id("journal"), kind: SIGHTINGS.name, mostBytes: 1e9, leavesBytes: 0, clock, log },
  ...{ gatherMs: 5, segmentBytes: 4_000 },
});
const writers = new Map<string, JournalWriter>([
  ["leads", journal],
  [SIGHTINGS.name, sightings],
]);
// Somebody who listens, and never hears: what was told stays to be counted.
const listeners = [listenerQueue("test", { on: "lead.completed", name: "count-leads" })];
const events = openEvents({ jobs: openJobs({ database, clock, log, chance: Math.random }), clock, listeners });
const platform = {
  ...{ database, deadLetters, clock, log, events, live: openLive(null) },
  journals: (kind: string) => journalReader(join(folder, kind), writers.get(kind) ?? journal),
};
const findAccounts: Parameters<typeof feedBack>[1] = async (_queries, ids) => new Map(ids.map((id) => [id, "here"]));
const execute = (text: string) => database.queries.execute(text);
const kept = () => letters.list().flatMap(({ id, fate }) => (fate === "kept" ? [id] : []));

await execute("CREATE TABLE IF NOT EXISTS refusing (kind text)");
await execute(`CREATE OR REPLACE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF NEW.form_name = 'bad' AND EXISTS (SELECT FROM refusing) THEN RAISE EXCEPTION 'no' USING ERRCODE = '22023'; END IF; RETURN NEW; END $$`);
await execute("CREATE OR REPLACE TRIGGER refuse BEFORE INSERT ON leads FOR EACH ROW EXECUTE FUNCTION refuse()");

const isNew = (await execute("SELECT to_regclass('sightings') AS found")).rows[0]?.found === null;
if (isNew) await createIntakeTables(database.queries);
const drain = leadDrain(platform, findAccounts);
const drainer = startDrain(platform, drain);
await drainer.caughtUp();
await startDrain(platform, sightingsDrain).caughtUp();
const leftBehind = (await findDrained(database.queries, kept())).length;
await tendDeadLetters({ ...platform, deadLetters: letters }, drain);
const { rows } = await execute(
  "SELECT ip, count, (SELECT count(*)::int FROM jobs WHERE payload ->> 'leadId' = leads.id) AS told FROM leads",
);
const { rows: told } = await execute("SELECT 1 FROM jobs");
const aside = await Promise.all(kept().map(async (id) => ((await letters.read(id)) as { readonly ip: string }).ip));
const { rows: seen } = await execute("SELECT count(*)::int AS count, count(DISTINCT text)::int AS different FROM sightings");
say("there", { stored: rows, aside, leftBehind, seen: seen[0], told: told.length });

const [accountId, pageId] = [clock.id("account"), clock.id("page")];
for (let round = 0; stop !== "start"; round++) {
  await execute("INSERT INTO refusing VALUES ('bad')");
  const entries = Array.from({ length: 12 }, (_, n) =>
    leadEntry({ id: clock.id("lead"), accountId, pageId, formName: n % 3 === 0 ? "bad" : "good", ip: `${process.pid}-${round}-${n}` }),
  );
  for (let n = 0; n < 200; n++) sightings.add({ n, text: `${process.pid}-${round}-${n}` });
  await Promise.all(entries.map(async (entry) => journal.append(entry).then(() => say("acknowledged", entry.ip))));
  await drainer.caughtUp();
  await execute("DELETE FROM refusing");
  for (const id of kept()) await feedBack(platform, findAccounts, id);
}
process.exit(0);
