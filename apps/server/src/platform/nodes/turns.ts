import pg from "pg";
import { boundedQueue } from "../limits/bounded-queue.ts";

/** Work on things outside of the database of which one piece of a name is done at a time, whichever node does it. */
export interface Turns {
  /**
   * Does `work` once it is its turn: in this process in the order they came, among nodes in the order their firsts came.
   * Whoever is killed in it gives the turn back; where the connection that holds it is lost meanwhile, somebody else may
   * have had it, and `work` is done once more, told so.
   * @throws what `work` does; what keeps the turn from being had, after half a minute that another node has it
   */
  run<Result>(name: string, work: (isAgain: boolean) => Promise<Result>): Promise<Result>;
}

/** Turns in one process, which are all there are where the database is its own. */
export function ownTurns(): Turns {
  const { run } = boundedQueue({ key: 1 });
  return { run: (name, work) => run(name, () => work(false)) };
}

/** So long a connection is kept that nobody needs: whoever publishes often does not wait for a new one. */
const IDLE_MS = 60_000;
/**
 * A node whose machine is gone gives its turns back within a quarter of a minute, and one that stands still keeps nobody
 * waiting for ever.
 */
const SESSION = `
  SET tcp_keepalives_idle = 5; SET tcp_keepalives_interval = 3; SET tcp_keepalives_count = 3;
  SET lock_timeout = '30s'; SET statement_timeout = 0; SET idle_session_timeout = 0`;

/**
 * Turns among all nodes of a PostgreSQL server, by its advisory locks. Each is held on a connection that nothing else is
 * asked on: with the queries' own, those who have a turn could be waiting for one to do their work on.
 * @param most turns that are held or waited for at once.
 */
export function sharedTurns(url: string, most: number): Turns & { stop(): Promise<void> } {
  const own = ownTurns();
  const pool = new pg.Pool({ connectionString: url, max: most, connectionTimeoutMillis: 0, idleTimeoutMillis: IDLE_MS, keepAlive: true });
  pool.on("error", () => {});
  const known = new WeakSet<pg.PoolClient>();
  const connect = async (): Promise<pg.PoolClient> => {
    const client = await pool.connect();
    if (!known.has(client)) {
      known.add(client);
      client.on("error", () => {});
      await client.query(SESSION).catch((error: unknown) => {
        client.release(true);
        throw error;
      });
    }
    return client;
  };
  const giveBack = async (client: pg.PoolClient, name: string): Promise<boolean> => {
    try {
      const { rows } = await client.query<{ held: boolean }>("SELECT pg_advisory_unlock(hashtextextended($1, 0)) AS held", [name]);
      const isHeld = rows[0]?.held === true;
      client.release(!isHeld);
      return isHeld;
    } catch {
      client.release(true);
      return false;
    }
  };
  const attempt = async <Result>(name: string, work: () => Promise<Result>): Promise<{ result: Result; wasHeld: boolean }> => {
    const client = await connect();
    try {
      await client.query("SELECT pg_advisory_lock(hashtextextended($1, 0))", [name]);
    } catch (error) {
      client.release(true);
      throw error;
    }
    let isDone = false;
    try {
      const result = await work();
      isDone = true;
      return { result, wasHeld: await giveBack(client, name) };
    } finally {
      if (!isDone) await giveBack(client, name);
    }
  };
  return {
    run: (name, work) =>
      own.run(name, async () => {
        for (let isAgain = false; ; isAgain = true) {
          const { result, wasHeld } = await attempt(name, () => work(isAgain));
          if (wasHeld) return result;
        }
      }),
    stop: () => pool.end(),
  };
}
