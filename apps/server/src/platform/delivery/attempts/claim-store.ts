import { sql } from "drizzle-orm";
import type { Queries } from "../../database/database.ts";
import type { DeliveryRow } from "../delivery-store.ts";

/** An endpoint that something waits for. */
export interface WaitingEndpoint {
  readonly endpointId: string;
  readonly accountId: string;
  readonly kind: string;
  readonly isDisabled: boolean;
  readonly isFailing: boolean;
  /** Milliseconds since 1970 of its first that is due, or that somebody is at. */
  readonly dueAt: number;
}

/**
 * Every endpoint that something waits for. It steps from one to the next in the index: what it takes is by the number of
 * endpoints, and one with a million that wait holds up nobody.
 */
export async function listWaiting(queries: Queries): Promise<WaitingEndpoint[]> {
  const { rows } = await queries.execute<Omit<WaitingEndpoint, "dueAt"> & Record<string, unknown> & { readonly dueAt: string }>(sql`
    WITH RECURSIVE next AS (
      (SELECT endpoint_id, due_at FROM deliveries WHERE state = 'waiting' ORDER BY endpoint_id, due_at LIMIT 1)
      UNION ALL
      SELECT following.* FROM next, LATERAL (
        SELECT endpoint_id, due_at FROM deliveries WHERE state = 'waiting' AND endpoint_id > next.endpoint_id
        ORDER BY endpoint_id, due_at LIMIT 1) AS following
    )
    SELECT e.id AS "endpointId", e.account_id AS "accountId", e.kind, e.disabled_at IS NOT NULL AS "isDisabled",
      e.failing_since IS NOT NULL AS "isFailing", extract(epoch from next.due_at) * 1000 AS "dueAt"
    FROM next JOIN delivery_endpoints AS e ON e.id = next.endpoint_id`);
  return rows.map((row) => ({ ...row, dueAt: Number(row.dueAt) }));
}

/** So many deliveries of an endpoint. */
export interface Share {
  readonly endpointId: string;
  readonly places: number;
}

/** A delivery that is ours until its lease is over. */
export interface Claimed
  extends Pick<DeliveryRow, "id" | "endpointId" | "accountId" | "topic" | "contentType" | "body" | "attempts" | "tries"> {
  readonly kind: string;
  readonly sealed: string;
  readonly isFailing: boolean;
}

/** Takes up what is due of each endpoint's share, so that nobody else does until `leasedUntil`. */
export async function claimDeliveries(
  queries: Queries,
  shares: readonly Share[],
  { now, leasedUntil, lease }: { readonly now: Date; readonly leasedUntil: Date; readonly lease: string },
): Promise<Claimed[]> {
  const { rows } = await queries.execute<Claimed & Record<string, unknown>>(sql`
    UPDATE deliveries AS d SET due_at = ${leasedUntil.toISOString()}, lease = ${lease}, attempts = d.attempts + 1, tries = d.tries + 1
    FROM (
      SELECT taken.id FROM json_to_recordset(${JSON.stringify(shares)}::json) AS share ("endpointId" text, places int)
      CROSS JOIN LATERAL (
        SELECT id FROM deliveries
        WHERE endpoint_id = share."endpointId" AND state = 'waiting' AND due_at <= ${now.toISOString()}
        ORDER BY due_at, id LIMIT share.places FOR UPDATE SKIP LOCKED) AS taken
    ) AS next, delivery_endpoints AS e
    WHERE d.id = next.id AND e.id = d.endpoint_id AND e.disabled_at IS NULL
    RETURNING d.id, d.endpoint_id AS "endpointId", d.account_id AS "accountId", d.topic, d.content_type AS "contentType", d.body,
      d.attempts, d.tries, e.kind, e.sealed, e.failing_since IS NOT NULL AS "isFailing"`);
  return rows;
}

/** Gives back what was not finished: it is due at once, and was not tried. */
export async function releaseDeliveries(queries: Queries, ids: readonly string[], lease: string, dueAt: Date): Promise<void> {
  await queries.execute(sql`
    UPDATE deliveries SET due_at = ${dueAt.toISOString()}, lease = NULL, tries = tries - 1
    WHERE id = ANY(${sql.param([...ids])}::text[]) AND lease = ${lease}`);
}

/** Makes everything due that a process has left in the middle, where no other can be at it. */
export async function freeLeft(queries: Queries, dueAt: Date): Promise<void> {
  await queries.execute(sql`
    UPDATE deliveries SET due_at = ${dueAt.toISOString()}, lease = NULL WHERE state = 'waiting' AND lease IS NOT NULL`);
}

/** Fails up to so many that wait for an endpoint that is disabled and that nobody is at; returns how many. */
export async function failWaiting(queries: Queries, endpointId: string, now: Date, limit: number): Promise<number> {
  const failed = await queries.execute(sql`
    UPDATE deliveries SET state = 'failed', because = 'disabled', lease = NULL, settled_at = ${now.toISOString()}
    WHERE id IN (SELECT id FROM deliveries WHERE endpoint_id = ${endpointId} AND state = 'waiting'
      AND (lease IS NULL OR due_at <= ${now.toISOString()}) ORDER BY due_at, id LIMIT ${limit} FOR UPDATE SKIP LOCKED)`);
  return failed.rowCount ?? 0;
}
