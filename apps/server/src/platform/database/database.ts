import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import { ownTurns, sharedTurns, type Turns } from "../nodes/turns.ts";
import { onceCommitted } from "./after-commit.ts";
import type { EmbeddedDatabase } from "./embedded-database.ts";
import { type Housekeeper, housekeeper } from "./housekeeping/housekeeper.ts";
import { readTableStates, type TableState } from "./housekeeping/table-states.ts";
import { type Migration, migrate } from "./migrate.ts";
import { type EmbeddedPlace, type OpenedAhead, openEmbeddedDatabase } from "./open-ahead.ts";

/** Where SQL goes: the database, or a transaction in it. Store functions take this, so that they work in both. */
export type Queries = Pick<
  NodePgDatabase,
  "select" | "selectDistinct" | "selectDistinctOn" | "insert" | "update" | "delete" | "execute" | "$count"
>;

export interface Database {
  readonly queries: Queries;
  /**
   * Runs `work` in one transaction. Only the queries it is handed may be used inside: the embedded database
   * has one connection, and a second one is never to be had while it is open.
   */
  transaction<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result>;
  /** Turns among all that share the database, for work on what is not in it. Nothing in one waits for another of these. */
  readonly turns: Turns;
  /** As `turns`, which may be waited for within one of those. */
  readonly innerTurns: Turns;
  /** Whether it answers within a second, somebody at least: one that is asked much keeps everybody waiting, and works. */
  isReady(): Promise<boolean>;
  stop(): Promise<void>;
  /** What PostgreSQL counted of each table, largest first. */
  tableStates(): Promise<TableState[]>;
  /** Does for the embedded database what a server does by itself; null where there is a server. */
  readonly housekeeper: Housekeeper | null;
  /** The embedded database behind it, for tests that break it. */
  readonly embedded: EmbeddedDatabase | null;
}

export interface DatabaseOptions extends EmbeddedPlace {
  /** A PostgreSQL 15 or newer; without it the embedded database in `folder` is used. */
  readonly url: string | undefined;
  readonly migrations: readonly Migration[];
  /** The embedded database, where somebody has begun to open it. */
  readonly ahead?: OpenedAhead | undefined;
}

/** Turns that are held or waited for at once by one node. */
const [MOST_TURNS, MOST_INNER_TURNS] = [6, 2];

/** Queries on one connection until they are taken back: whoever asks later is refused, and no longer part of what others do. */
function handedOut(client: pg.PoolClient): { readonly queries: Queries; takeBack(): void } {
  let isOver = false;
  const query = (...asked: readonly unknown[]): unknown =>
    isOver ? Promise.reject(new Error("the transaction is over")) : (client.query as (...all: readonly unknown[]) => unknown)(...asked);
  const guarded = new Proxy(client, { get: (target, name) => (name === "query" ? query : Reflect.get(target, name)) });
  return {
    queries: drizzle(guarded),
    takeBack() {
      isOver = true;
    },
  };
}

export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  let embedded: EmbeddedDatabase | null = null;
  let pool: pg.Pool;
  if (options.url) {
    pool = new pg.Pool({ connectionString: options.url, max: 10, connectionTimeoutMillis: 5_000 });
  } else {
    // The client library's patience is for a database that is there; opening one takes as long as it takes.
    const opened = await (options.ahead?.take() ?? openEmbeddedDatabase(options));
    embedded = opened;
    pool = new pg.Pool({
      max: 1,
      connectionTimeoutMillis: 10_000,
      idleTimeoutMillis: 0,
      user: "postgres",
      database: "postgres",
      stream: () => opened.connect() as never,
    });
  }
  // A connection that breaks is replaced at the next use; whoever was using it hears of it from his query.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  let answers = 0;
  pool.on("release", (error) => {
    if (!error) answers += 1;
  });
  const database = drizzle(pool);
  try {
    await migrate(pool, options.migrations);
  } catch (error) {
    await pool.end().catch(() => {});
    await embedded?.stop();
    throw error;
  }
  const shared = options.url === undefined ? [] : [sharedTurns(options.url, MOST_TURNS), sharedTurns(options.url, MOST_INNER_TURNS)];
  return {
    queries: database,
    turns: shared[0] ?? ownTurns(),
    innerTurns: shared[1] ?? ownTurns(),
    async transaction(work) {
      const client = await pool.connect();
      let isBroken = false;
      const handed = handedOut(client);
      try {
        await client.query("BEGIN");
        const committed = onceCommitted(handed.queries);
        const result = await work(handed.queries);
        await client.query("COMMIT");
        committed();
        return result;
      } catch (error) {
        await client.query("ROLLBACK").catch(() => {
          isBroken = true;
        });
        throw error;
      } finally {
        handed.takeBack();
        // drizzle's own transaction keeps the connection for good when it breaks at its very beginning.
        client.release(isBroken);
      }
    },
    async isReady() {
      const before = answers;
      const answer = pool.query("SELECT 1").then(
        () => true,
        () => false,
      );
      const late = new Promise<boolean>((resolve) => setTimeout(() => resolve(answers > before), 1_000).unref());
      return Promise.race([answer, late]);
    },
    tableStates: () => readTableStates(pool),
    housekeeper: embedded && housekeeper(pool, embedded),
    async stop() {
      await Promise.all(shared.map((turns) => turns.stop()));
      await pool.end();
      await embedded?.stop();
    },
    embedded,
  };
}

/** Whether an error is PostgreSQL's "this would be there twice" on a constraint of that name. */
export function violates(error: unknown, constraint: string): boolean {
  return isBroken(error, constraint, "23505");
}

/** Whether an error says that a row names one that is not there, or is still named by others. */
export function breaks(error: unknown, reference: string): boolean {
  return isBroken(error, reference, "23503");
}

function isBroken(error: unknown, constraint: string, sqlState: string): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code, constraint: broken } = cause as { code?: string; constraint?: string };
    if (code === sqlState && broken === constraint) return true;
  }
  return false;
}
