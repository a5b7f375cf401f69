import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { sql } from "drizzle-orm";
import { systemClock } from "../../apps/server/src/platform/clock.ts";
import { type Database, openDatabase } from "../../apps/server/src/platform/database/database.ts";
import { openEvents } from "../../apps/server/src/platform/events/events.ts";
import { hearInTransaction, listenerQueue } from "../../apps/server/src/platform/events/listener.ts";
import { atLeastOnce, inTransaction } from "../../apps/server/src/platform/jobs/job.ts";
import { type Jobs, openJobs } from "../../apps/server/src/platform/jobs/jobs.ts";
import { jobMigrations } from "../../apps/server/src/platform/jobs/migrations.ts";
import { faultsOf, killJobs } from "../../apps/server/src/platform/jobs/testing/kill-jobs.ts";
import { numberedQueue } from "../../apps/server/src/platform/jobs/testing/numbered-queue.ts";
import { percentile, print } from "../figures.ts";
import { type BenchDatabase, type DatabaseKind, onBothDatabases } from "../support/both-databases.ts";

/** Fewer are for trying things out. */
const JOBS = Number(process.env.BENCH_JOBS ?? 100_000);
const KILLS = Number(process.env.BENCH_KILLS ?? 50);
const AT_ONCE = 1_000;
const DRAIN_LIMITS: Readonly<Record<DatabaseKind, number>> = { embedded: 200, PostgreSQL: 1_000 };
const EVENTS = 200;
const HEARD_LIMIT_MS = 100;
const DUE = 20;
const DUE_LIMIT_MS = 2_000;
const IDLE_MS = 20_000;

const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

async function open(folder: string, url: string | undefined): Promise<{ readonly database: Database; readonly jobs: Jobs }> {
  const dist = pathToFileURL(`${resolve(process.env.VITRINE_DIST ?? "dist")}/`);
  const database = await openDatabase({
    ...{ url, folder, migrations: jobMigrations },
    workerFile: new URL("server/embedded-worker.js", dist),
    initialiserFile: new URL("server/initialise.js", dist),
  });
  return { database, jobs: openJobs({ database, clock: systemClock, log: () => {}, chance: Math.random }) };
}

/** Jobs a second, of many that wait from the beginning, for fifty accounts. */
async function drain(
  kind: DatabaseKind,
  { database, jobs }: Awaited<ReturnType<typeof open>>,
  name: string,
  isWithin: boolean,
): Promise<void> {
  const queue = numberedQueue(`bench.${isWithin ? "within" : "beside"}`);
  for (let from = 0; from < JOBS; from += AT_ONCE) {
    const made = Array.from({ length: Math.min(AT_ONCE, JOBS - from) }, (_, n) => ({
      payload: { number: from + n },
      accountId: `acc_${n % 50}`,
    }));
    await jobs.makeAll(database.queries, queue, made);
  }
  let done = 0;
  const concurrency = 8;
  const began = performance.now();
  let finish = (): void => {};
  const all = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const count = (): void => {
    done += 1;
    if (done === JOBS) finish();
  };
  const within = inTransaction(queue, async (_job, { queries }) => void (await queries.execute(sql`SELECT 1`).then(count)), {
    concurrency,
  });
  const beside = atLeastOnce(queue, async () => void count(), { concurrency });
  const engine = jobs.work([isWithin ? within : beside]);
  await all;
  const value = JOBS / ((performance.now() - began) / 1_000);
  await engine.stop();
  print({ name: `jobs: drained, ${name} (${kind})`, value, unit: "jobs/s", limit: DRAIN_LIMITS[kind], jobs: JOBS });
}

/** How soon after a deed its listener has run, and how soon after its moment a job begins. */
async function latencies(kind: DatabaseKind, { database, jobs }: Awaited<ReturnType<typeof open>>): Promise<void> {
  const heard: number[] = [];
  const told = new Map<string, number>();
  const listener = hearInTransaction("page.published", "measure", () => async ({ pageId }) => {
    heard.push(performance.now() - (told.get(pageId) ?? 0));
  });
  const { on, queue } = listenerQueue("bench", listener);
  const events = openEvents({ jobs, clock: systemClock, listeners: [{ on, queue }] });
  const late: number[] = [];
  const due = numberedQueue("bench.due");
  const engine = jobs.work([
    listener.work(queue, {}),
    atLeastOnce(due, async (job) => void late.push(Date.now() - job.payload.number), { concurrency: DUE }),
  ]);
  for (let n = 0; n < EVENTS; n++) {
    const pageId = systemClock.id("page");
    const payloadOf = { accountId: systemClock.id("account"), siteId: systemClock.id("site"), pageId };
    await database.transaction((queries) => events.tell(queries, "page.published", payloadOf));
    told.set(pageId, performance.now());
    await wait(20);
  }
  while (heard.length < EVENTS) await wait(20);
  print({ name: `jobs: a listener after the deed, p95 (${kind})`, value: percentile(heard, 0.95), unit: "ms", limit: HEARD_LIMIT_MS });
  const from = Date.now() + 1_000;
  for (let n = 0; n < DUE; n++) await jobs.make(database.queries, due, { number: from + n * 100 }, { dueAt: new Date(from + n * 100) });
  while (late.length < DUE) await wait(20);
  print({ name: `jobs: after the moment it is due, most (${kind})`, value: Math.max(...late), unit: "ms", limit: DUE_LIMIT_MS });
  let asked = 0;
  const { execute } = database.queries;
  database.queries.execute = ((...given: Parameters<typeof execute>) => {
    asked += 1;
    return execute.apply(database.queries, given);
  }) as typeof execute;
  await wait(IDLE_MS);
  print({ name: `jobs: queries a minute of an engine at rest (${kind})`, value: (asked * 60_000) / IDLE_MS, unit: "queries" });
  await engine.stop();
}

async function measure({ kind, url, folder }: BenchDatabase): Promise<void> {
  const opened = await open(folder, url);
  await latencies(kind, opened);
  await drain(kind, opened, "in the transaction that ends each", true);
  await drain(kind, opened, "ended after what happens elsewhere", false);
  await opened.database.stop();
  const killed = await killJobs(KILLS, folder, url, Math.random);
  const faults = faultsOf(killed);
  if (faults.length > 0) throw new Error(faults.join("; "));
  print({
    name: `jobs: acknowledged deeds over ${KILLS} kills, each effect once (${kind})`,
    value: killed.acknowledged.length,
    unit: "deeds",
  });
}

/** Jobs and events on both databases; `BENCH_JOBS`, `BENCH_KILLS`: fewer. */
export async function run(): Promise<void> {
  await onBothDatabases(measure);
}
