import type { Pool } from "pg";

/** What PostgreSQL counted of a table, its long values apart from its rows being a table of their own (`toast`). */
export interface TableState {
  readonly name: string;
  /** As the last analysis found, or the last vacuum; -1 when there was none. */
  readonly rows: number;
  readonly bytes: number;
  readonly isEmpty: boolean;
  readonly changed: number;
  readonly inserted: number;
  readonly dead: number;
  /** Dead pieces of long values, and how many pieces there are. */
  readonly toastDead: number;
  readonly toastRows: number;
  /** Transactions since its oldest row was frozen. */
  readonly age: number;
  /** Since the database was started, for the embedded one, which forgets its counts when it ends. */
  readonly analysedAt: Date | null;
  readonly vacuumedAt: Date | null;
}

/** All tables, largest first; of PostgreSQL's own only what has grown or aged. */
const STATES = `
  SELECT c.oid::regclass::text AS name, c.reltuples::float8 AS rows, pg_total_relation_size(c.oid)::float8 AS bytes,
    pg_relation_size(c.oid) = 0 AS "isEmpty",
    s.n_mod_since_analyze::float8 AS changed, s.n_ins_since_vacuum::float8 AS inserted, s.n_dead_tup::float8 AS dead,
    coalesce(t.n_dead_tup, 0)::float8 AS "toastDead", coalesce(tc.reltuples, 0)::float8 AS "toastRows",
    greatest(age(c.relfrozenxid), age(tc.relfrozenxid))::float8 AS age,
    greatest(s.last_analyze, s.last_autoanalyze) AS "analysedAt", greatest(s.last_vacuum, s.last_autovacuum) AS "vacuumedAt"
  FROM pg_class c
  JOIN pg_stat_all_tables s ON s.relid = c.oid
  LEFT JOIN pg_class tc ON tc.oid = c.reltoastrelid
  LEFT JOIN pg_stat_all_tables t ON t.relid = c.reltoastrelid
  WHERE c.relkind = 'r' AND s.schemaname IN ('public', 'pg_catalog')
  ORDER BY bytes DESC, name`;

export async function readTableStates(pool: Pick<Pool, "query">): Promise<TableState[]> {
  const { rows } = await pool.query<TableState>(STATES);
  return rows;
}
