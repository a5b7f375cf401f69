import { sql } from "drizzle-orm";
import { type DatabaseFixture, databaseFixture } from "../../../testing/database-fixture.ts";
import { testBuild } from "../../../testing/test-build.ts";
import { type Clock, systemClock } from "../../clock.ts";
import { type Database, openDatabase } from "../../database/database.ts";
import type { Log } from "../../log.ts";
import type { JobWorker } from "../job.ts";
import type { Engine } from "../job-engine.ts";
import { type Jobs, openJobs } from "../jobs.ts";
import { jobMigrations } from "../migrations.ts";

/** A node: what it makes and does jobs with, and its own clock. */
export interface TestNode {
  readonly jobs: Jobs;
  readonly clock: Clock & { now(): number; pass(ms: number): void };
  /** Does jobs of some queues from now on. */
  work(workers: readonly JobWorker[]): Engine;
}

/** A database with jobs, nodes on it whose clocks stand still until they are told, and what they logged. */
export interface JobsFixture {
  readonly database: Database;
  readonly fixture: DatabaseFixture;
  readonly logged: { readonly event: string; readonly details: Readonly<Record<string, unknown>> }[];
  /** Another process on the same database; its clock may be ahead. */
  node(options?: { readonly aheadMs?: number; readonly leaseMs?: number; readonly database?: Database }): TestNode;
  /** Another connection pool on the same database, as another process has it; the same one where it is embedded. */
  anotherDatabase(url?: string): Promise<Database>;
  /** Rows that there are, as `queue state`. */
  rows(): Promise<string[]>;
  /** Ends every node and forgets every job. */
  clear(): Promise<void>;
  stop(): Promise<void>;
}

/** Nobody waits here for what does not end. */
const QUICK = { graceMs: 20, stopMs: 20 };

export const START = Date.UTC(2026, 10, 23, 12);

export async function jobsFixture(): Promise<JobsFixture> {
  const fixture = await databaseFixture();
  const open = (url: string | undefined): Promise<Database> =>
    openDatabase({
      url,
      folder: fixture.dataFolder,
      migrations: jobMigrations,
      workerFile: testBuild.databaseWorker,
      initialiserFile: testBuild.databaseInitialiser,
    });
  const database = await open(fixture.databaseUrl);
  await database.queries.execute(
    sql`CREATE TABLE effects (number bigint GENERATED ALWAYS AS IDENTITY, job text NOT NULL, said text NOT NULL)`,
  );
  const others: Database[] = [];
  const logged: { event: string; details: Readonly<Record<string, unknown>> }[] = [];
  const log: Log = (_level, event, details = {}) => void logged.push({ event, details });
  const engines: Engine[] = [];
  return {
    database,
    fixture,
    logged,
    node({ aheadMs = 0, leaseMs, database: own = database } = {}) {
      let now = START + aheadMs;
      const clock = {
        now: () => now,
        id: systemClock.id,
        pass(ms: number) {
          now += ms;
        },
      };
      const jobs = openJobs({ database: own, clock, log, chance: () => 1, ...QUICK, ...(leaseMs === undefined ? {} : { leaseMs }) });
      return {
        jobs,
        clock,
        work(workers) {
          const engine = jobs.work(workers);
          engines.push(engine);
          return engine;
        },
      };
    },
    async anotherDatabase(url = fixture.databaseUrl) {
      if (!url) return database;
      const other = await open(url);
      others.push(other);
      return other;
    },
    async rows() {
      const { rows } = await database.queries.execute<{ queue: string; state: string }>(sql`SELECT queue, state FROM jobs ORDER BY number`);
      return rows.map(({ queue, state }) => `${queue} ${state}`);
    },
    async clear() {
      await Promise.all(engines.splice(0).map((engine) => engine.stop()));
      await database.queries.execute(sql`TRUNCATE jobs, effects`);
      logged.length = 0;
    },
    async stop() {
      await Promise.all(engines.map((engine) => engine.stop()));
      for (const other of others) await other.stop();
      await database.stop();
      await fixture.remove();
    },
  };
}

/** Notes in the database that a job did something, within its transaction. */
export async function noteEffect(queries: Pick<Database["queries"], "execute">, job: string, said = ""): Promise<void> {
  await queries.execute(sql`INSERT INTO effects (job, said) VALUES (${job}, ${said})`);
}

/** What jobs did, in order: `job said`. */
export async function effectsIn(database: Database): Promise<{ readonly job: string; readonly said: string }[]> {
  const { rows } = await database.queries.execute<{ job: string; said: string }>(sql`SELECT job, said FROM effects ORDER BY number`);
  return rows;
}
