import { sql } from "drizzle-orm";
import type { Queries } from "../database/database.ts";
import type { JobPayload } from "./job.ts";

/** What there is to do, the most urgent first, and when there will be more. */
export interface Outlook {
  readonly ready: readonly { readonly priority: number; readonly queue: string }[];
  /** When the next job that waits for its moment is due. */
  readonly dueAt: Date | null;
  /** When the next lease is over. */
  readonly leasedUntil: Date | null;
  /** What the database's own clock says. */
  readonly now: Date;
}

/** A job somebody has begun. */
export interface ClaimedJob {
  readonly id: string;
  readonly queue: string;
  readonly accountId: string;
  readonly payload: JobPayload;
  readonly attempts: number;
  readonly lease: string;
  readonly recurs: boolean;
}

export interface Lease {
  readonly lease: string;
  readonly until: Date;
}

const at = (moment: Date) => sql`${moment.toISOString()}::timestamptz`;

/** Looks at what there is to do: a few steps in three indexes, however many jobs there are. */
export async function lookAhead(queries: Queries): Promise<Outlook> {
  const { rows } = await queries.execute<{ ready: Outlook["ready"] | null; due: string | null; leased: string | null; now: string }>(sql`
    WITH RECURSIVE lanes AS (
      (SELECT priority, queue FROM jobs WHERE state = 'ready' ORDER BY priority, queue LIMIT 1)
      UNION ALL
      SELECT next.priority, next.queue FROM lanes, LATERAL (
        SELECT priority, queue FROM jobs
        WHERE state = 'ready' AND (priority, queue) > (lanes.priority, lanes.queue) ORDER BY priority, queue LIMIT 1
      ) next
    )
    SELECT (SELECT json_agg(json_build_object('priority', priority, 'queue', queue)) FROM lanes) AS ready,
      (SELECT extract(epoch FROM min(due_at)) FROM jobs WHERE state = 'later') AS due,
      (SELECT extract(epoch FROM min(leased_until)) FROM jobs WHERE state = 'running') AS leased,
      extract(epoch FROM clock_timestamp()) AS now`);
  const [row] = rows;
  const momentOf = (seconds: string | null | undefined) => (seconds ? new Date(Number(seconds) * 1_000) : null);
  return { ready: row?.ready ?? [], dueAt: momentOf(row?.due), leasedUntil: momentOf(row?.leased), now: momentOf(row?.now) ?? new Date() };
}

const MOST_PROMOTED = 2_000;

/** Makes ready what is due by now. */
export async function promoteDue(queries: Queries, now: Date): Promise<void> {
  await queries.execute(sql`
    UPDATE jobs SET state = 'ready' WHERE id IN (
      SELECT id FROM jobs WHERE state = 'later' AND due_at <= ${at(now)} ORDER BY due_at LIMIT ${MOST_PROMOTED} FOR UPDATE SKIP LOCKED)`);
}

/** Takes jobs from those whose lease is over; `now` null for from everybody. What is being ended at this moment stays. */
export async function freeJobs(queries: Queries, now: Date | null): Promise<void> {
  const isOver = now ? sql`leased_until <= ${at(now)}` : sql`true`;
  await queries.execute(sql`
    UPDATE jobs SET state = 'ready', lease = NULL, leased_until = NULL WHERE id IN (
      SELECT id FROM jobs WHERE state = 'running' AND ${isOver} LIMIT ${MOST_PROMOTED} FOR UPDATE SKIP LOCKED)`);
}

export interface Claim {
  readonly queue: string;
  readonly priority: number;
  /** Where in the order of the accounts the turn goes on; the installation's own jobs are before the first of them, at "". */
  readonly after: string;
  readonly limit: number;
}

/** Jobs of a queue, and the account at which the turn goes on; null when it has come to the last one. */
export interface Claimed {
  readonly jobs: ClaimedJob[];
  readonly after: string | null;
}

interface ClaimedRow extends Record<string, unknown> {
  readonly turns: number;
  readonly last: string | null;
  /** Null in the only row of a turn in which nobody has a job to take. */
  readonly id: string | null;
  readonly account_id: string;
  readonly payload: JobPayload;
  readonly attempts: number;
  readonly recurs: boolean;
}

/**
 * Takes jobs of a queue, the accounts in turn: one that has very many ready waits its turn like one that has a single one.
 * Of those of one order key only the first is taken, and none while another is being done.
 */
export async function claimJobs(queries: Queries, { queue, priority, after, limit }: Claim, { lease, until }: Lease): Promise<Claimed> {
  const { rows } = await queries.execute<ClaimedRow>(sql`
    WITH RECURSIVE accounts AS (
      (SELECT account_id FROM jobs
        WHERE state = 'ready' AND priority = ${priority} AND queue = ${queue} AND account_id >= ${after} COLLATE "C"
        ORDER BY account_id LIMIT 1)
      UNION ALL
      SELECT next.account_id FROM accounts, LATERAL (
        SELECT account_id FROM jobs
        WHERE state = 'ready' AND priority = ${priority} AND queue = ${queue} AND account_id > accounts.account_id
        ORDER BY account_id LIMIT 1) next
    ), turn AS MATERIALIZED (SELECT account_id FROM accounts LIMIT ${limit}),
    heads AS MATERIALIZED (
      SELECT head.id FROM turn, LATERAL (
        SELECT id FROM jobs job
        WHERE state = 'ready' AND priority = ${priority} AND queue = ${queue} AND account_id = turn.account_id
          AND (order_key IS NULL OR NOT EXISTS (
            SELECT 1 FROM jobs other
            WHERE other.queue = job.queue AND other.order_key = job.order_key AND other.state <> 'dead'
              AND (other.number < job.number OR other.state = 'running')))
        ORDER BY number
        LIMIT (SELECT greatest(1, ${limit}::int / greatest(1, count(*))) FROM turn)
        FOR UPDATE SKIP LOCKED
      ) head
    ), claimed AS (
      UPDATE jobs SET state = 'running', lease = ${lease}, leased_until = ${at(until)}, attempts = attempts + 1, is_unwanted = false
      FROM heads WHERE jobs.id = heads.id
      RETURNING jobs.id, jobs.account_id, jobs.payload, jobs.attempts, jobs.recurs IS NOT NULL AS recurs, jobs.number
    )
    SELECT (SELECT count(*)::int FROM turn) AS turns, (SELECT max(account_id) FROM turn) AS last, claimed.*
    FROM (SELECT 1) AS always LEFT JOIN claimed ON true ORDER BY claimed.number`);
  const jobs = rows.flatMap(({ id, account_id: accountId, payload, attempts, recurs }) =>
    id === null ? [] : [{ id, queue, accountId, payload, attempts, lease, recurs }],
  );
  const [first] = rows;
  // Behind the last one: no id goes on with this.
  return { jobs, after: first?.last !== undefined && first.last !== null && first.turns >= limit ? `${first.last}!` : null };
}

/** Keeps leases alive; returns those still held, and of them those that are not wanted any more. */
export async function renewLeases(
  queries: Queries,
  held: readonly Pick<ClaimedJob, "id" | "lease">[],
  until: Date,
): Promise<readonly { readonly id: string; readonly isUnwanted: boolean }[]> {
  const { rows } = await queries.execute<{ id: string; is_unwanted: boolean }>(sql`
    UPDATE jobs SET leased_until = ${at(until)}
    FROM unnest(${sql.param(held.map(({ id }) => id))}::text[], ${sql.param(held.map(({ lease }) => lease))}::text[]) AS held (id, lease)
    WHERE jobs.id = held.id AND jobs.lease = held.lease AND jobs.state = 'running'
    RETURNING jobs.id, jobs.is_unwanted`);
  return rows.map(({ id, is_unwanted: isUnwanted }) => ({ id, isUnwanted }));
}
