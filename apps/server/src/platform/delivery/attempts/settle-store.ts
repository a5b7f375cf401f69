import { sql } from "drizzle-orm";
import type { Queries } from "../../database/database.ts";
import type { AttemptRow, DeliveryRow } from "../delivery-store.ts";

/** An attempt that is over, and what becomes of its delivery. */
export interface Finished
  extends Pick<AttemptRow, "deliveryId" | "number" | "durationMs" | "outcome" | "status" | "problem" | "request" | "response"> {
  readonly endpointId: string;
  readonly lease: string;
  /** ISO 8601. */
  readonly at: string;
  readonly state: DeliveryRow["state"];
  readonly because: DeliveryRow["because"];
  /** When it is tried again, or what it was due by; ISO 8601. */
  readonly dueAt: string;
  readonly settledAt: string | null;
}

/**
 * Writes down what came of attempts, each once: a delivery whose lease is somebody else's by now is left to him, with the
 * attempt in its history; of one that is gone nothing is kept.
 */
export async function settleAttempts(queries: Queries, finished: readonly Finished[]): Promise<void> {
  await queries.execute(sql`
    WITH finished AS (
      SELECT * FROM json_to_recordset(${JSON.stringify(finished)}::json) AS f ("deliveryId" text, lease text, number int, at timestamptz,
        "durationMs" int, outcome text, status int, problem text, request text, response text,
        state text, because text, "dueAt" timestamptz, "settledAt" timestamptz)
    ), there AS (
      SELECT d.id FROM deliveries AS d JOIN finished AS f ON f."deliveryId" = d.id ORDER BY d.id FOR UPDATE OF d
    ), settled AS (
      UPDATE deliveries AS d SET state = f.state, because = f.because, due_at = f."dueAt", settled_at = f."settledAt", lease = NULL
      FROM finished AS f, there WHERE d.id = f."deliveryId" AND there.id = d.id AND d.lease = f.lease
    )
    INSERT INTO delivery_attempts (delivery_id, number, at, duration_ms, outcome, status, problem, request, response)
    SELECT f."deliveryId", f.number, f.at, f."durationMs", f.outcome, f.status, f.problem, f.request, f.response
    FROM finished AS f JOIN there ON there.id = f."deliveryId"
    ON CONFLICT DO NOTHING`);
}

/** Holds nothing against endpoints that have taken something. */
export async function clearFailing(queries: Queries, endpointIds: readonly string[]): Promise<void> {
  await queries.execute(sql`
    UPDATE delivery_endpoints SET failing_since = NULL WHERE id = ANY(${sql.param([...endpointIds])}::text[]) AND failing_since IS NOT NULL`);
}

/** Notes since when endpoints do nothing but fail; returns those that have since before `failedBefore` and still take deliveries. */
export async function noteFailing(queries: Queries, endpointIds: readonly string[], now: Date, failedBefore: Date): Promise<string[]> {
  const ids = sql.param([...endpointIds]);
  await queries.execute(sql`
    UPDATE delivery_endpoints SET failing_since = ${now.toISOString()} WHERE id = ANY(${ids}::text[]) AND failing_since IS NULL`);
  const { rows } = await queries.execute<{ id: string }>(sql`
    SELECT id FROM delivery_endpoints
    WHERE id = ANY(${ids}::text[]) AND disabled_at IS NULL AND failing_since <= ${failedBefore.toISOString()}`);
  return rows.map(({ id }) => id);
}
