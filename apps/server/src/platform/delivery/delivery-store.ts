import { and, desc, eq, lt, sql } from "drizzle-orm";
import type { Queries } from "../database/database.ts";
import { deliveries, deliveryAttempts } from "./tables.ts";

export type DeliveryRow = typeof deliveries.$inferSelect;
export type AttemptRow = typeof deliveryAttempts.$inferSelect;

/** What is due at once is so whatever a clock says that was set back, or that another node has. */
export const AT_ONCE = new Date(0);

export interface FreshDelivery extends Pick<DeliveryRow, "id" | "endpointId" | "accountId" | "key" | "topic" | "contentType" | "body"> {}

/**
 * Makes deliveries to endpoints that are the account's own. One whose key the endpoint had before is not made again; one
 * to an endpoint that is disabled has failed, to be sent once that is enabled.
 */
export async function insertDeliveries(queries: Queries, fresh: readonly FreshDelivery[], now: Date): Promise<void> {
  await queries.execute(sql`
    INSERT INTO deliveries (id, endpoint_id, account_id, key, topic, content_type, body, state, because, attempts, tries, due_at, created_at, settled_at)
    SELECT f.id, e.id, e.account_id, f.key, f.topic, f."contentType", f.body,
      CASE WHEN e.disabled_at IS NULL THEN 'waiting' ELSE 'failed' END,
      CASE WHEN e.disabled_at IS NOT NULL THEN 'disabled' END,
      0, 0, ${AT_ONCE.toISOString()}, ${now.toISOString()}::timestamptz,
      CASE WHEN e.disabled_at IS NOT NULL THEN ${now.toISOString()}::timestamptz END
    FROM json_to_recordset(${JSON.stringify(fresh)}::json)
      AS f (id text, "endpointId" text, "accountId" text, key text, topic text, "contentType" text, body text)
    JOIN delivery_endpoints AS e ON e.id = f."endpointId" AND e.account_id = f."accountId"
    FOR KEY SHARE OF e
    ON CONFLICT (endpoint_id, key) DO NOTHING`);
}

const SENT_AGAIN = { state: "waiting", because: null, tries: 0, dueAt: AT_ONCE, settledAt: null } as const;
const isOpen = sql`EXISTS (SELECT FROM delivery_endpoints AS e WHERE e.id = ${deliveries.endpointId} AND e.disabled_at IS NULL)`;

/** Has settled deliveries sent again, to endpoints that take any; returns how many. */
export async function sendAgain(queries: Queries, accountId: string, ids: readonly string[]): Promise<number> {
  const which = sql`${deliveries.id} = ANY(${sql.param([...ids])}::text[])`;
  const sent = await queries
    .update(deliveries)
    .set(SENT_AGAIN)
    .where(and(eq(deliveries.accountId, accountId), which, sql`${deliveries.state} <> 'waiting'`, isOpen));
  return sent.rowCount ?? 0;
}

/** The same with all that an endpoint has not taken of what was made since a moment. */
export async function sendFailedAgain(queries: Queries, accountId: string, endpointId: string, since: Date): Promise<number> {
  const isTheirs = and(eq(deliveries.accountId, accountId), eq(deliveries.endpointId, endpointId), eq(deliveries.state, "failed"));
  const sent = await queries
    .update(deliveries)
    .set(SENT_AGAIN)
    .where(and(isTheirs, sql`${deliveries.createdAt} >= ${since.toISOString()}`, isOpen));
  return sent.rowCount ?? 0;
}

/** Deliveries of an endpoint, the newest first. */
export async function listDeliveries(
  queries: Queries,
  { accountId, endpointId }: { readonly accountId: string; readonly endpointId: string },
  limit: number,
  beforeId: string | null,
): Promise<DeliveryRow[]> {
  const isTheirs = and(eq(deliveries.accountId, accountId), eq(deliveries.endpointId, endpointId));
  return queries
    .select()
    .from(deliveries)
    .where(and(isTheirs, beforeId === null ? undefined : lt(deliveries.id, beforeId)))
    .orderBy(desc(deliveries.id))
    .limit(limit);
}

/** A delivery's attempts, the first one first; none of another account's. */
export async function listAttempts(queries: Queries, accountId: string, deliveryId: string): Promise<AttemptRow[]> {
  const isTheirs = sql`EXISTS (SELECT FROM deliveries AS d WHERE d.id = ${deliveryId} AND d.account_id = ${accountId})`;
  return queries
    .select()
    .from(deliveryAttempts)
    .where(and(eq(deliveryAttempts.deliveryId, deliveryId), isTheirs))
    .orderBy(deliveryAttempts.number);
}

/** Removes up to so many deliveries of an account, with their attempts; returns how many. */
export async function removeDeliveriesOf(queries: Queries, accountId: string, limit: number): Promise<number> {
  const theirs = sql`SELECT d.id FROM delivery_endpoints AS e JOIN deliveries AS d ON d.endpoint_id = e.id WHERE e.account_id = ${accountId} LIMIT ${limit}`;
  const removed = await queries.delete(deliveries).where(sql`${deliveries.id} IN (${theirs})`);
  return removed.rowCount ?? 0;
}

/** Removes up to so many deliveries that were settled before a moment, with their attempts; returns how many. */
export async function removeSettled(queries: Queries, before: Date, limit: number): Promise<number> {
  const old = sql`SELECT id FROM deliveries WHERE state <> 'waiting' AND settled_at < ${before.toISOString()} ORDER BY settled_at LIMIT ${limit}`;
  const removed = await queries.delete(deliveries).where(sql`${deliveries.id} IN (${old})`);
  return removed.rowCount ?? 0;
}
