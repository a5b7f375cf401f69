import { sql } from "drizzle-orm";
import { testBuild } from "../../../testing/test-build.ts";
import { systemClock } from "../../clock.ts";
import { openDatabase } from "../../database/database.ts";
import { atLeastOnce, inTransaction } from "../job.ts";
import { openJobs } from "../jobs.ts";
import { jobMigrations } from "../migrations.ts";
import { numberedQueue } from "./numbered-queue.ts";

/*
 * Makes jobs and does them, in a process that its parent kills: `jobs-process FOLDER DATABASE_URL LAST`. It says what there
 * is after its start, then each deed as it is acknowledged. As the last one it only does what is left, and says what
 * became of all.
 */
const [folder = "", url = "", isLast = ""] = process.argv.slice(2);
const say = (word: string, more: unknown = null): void => void process.stdout.write(`${JSON.stringify([word, more])}\n`);
const database = await openDatabase({
  ...{ url: url || undefined, folder, migrations: jobMigrations },
  ...{ workerFile: testBuild.databaseWorker, initialiserFile: testBuild.databaseInitialiser },
});
const { queries } = database;
await queries.execute(sql`CREATE TABLE IF NOT EXISTS deeds (number bigint PRIMARY KEY, key text NOT NULL)`);
await queries.execute(
  sql`CREATE TABLE IF NOT EXISTS effects (at bigint GENERATED ALWAYS AS IDENTITY, queue text NOT NULL, number bigint NOT NULL)`,
);
const jobs = openJobs({ database, clock: systemClock, log: () => {}, chance: Math.random, leaseMs: 300 });
const within = numberedQueue("kill.within");
const beside = numberedQueue("kill.beside");
const note = (into: Pick<typeof queries, "execute">, queue: string, number: number) =>
  into.execute(sql`INSERT INTO effects (queue, number) VALUES (${queue}, ${number})`);
const engine = jobs.work([
  inTransaction(within, async (job, under) => void (await note(under.queries, "within", job.payload.number)), { concurrency: 3 }),
  atLeastOnce(beside, async (job) => ({ write: async (into) => void (await note(into, "beside", job.payload.number)) }), {
    concurrency: 3,
  }),
]);
say("ready");

if (isLast === "last") {
  for (;;) {
    await engine.settled();
    const { rows } = await queries.execute(sql`SELECT 1 FROM jobs`);
    if (rows.length === 0) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const { rows: deeds } = await queries.execute(sql`SELECT number::int, key FROM deeds ORDER BY number`);
  const { rows: effects } = await queries.execute(sql`SELECT queue, number::int FROM effects ORDER BY at`);
  say("there", { deeds, effects });
  process.exit(0);
}

const { rows } = await queries.execute<{ next: number }>(sql`SELECT coalesce(max(number), 0)::int + 1 AS next FROM deeds`);
for (let number = rows[0]?.next ?? 1; ; number++) {
  const key = `k${number % 5}`;
  await database.transaction(async (deed) => {
    await deed.execute(sql`INSERT INTO deeds VALUES (${number}, ${key})`);
    await jobs.make(deed, within, { number }, { orderKey: key, accountId: `acc_${number % 3}` });
    await jobs.make(deed, beside, { number });
  });
  say("acknowledged", number);
}
