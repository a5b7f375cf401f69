import { and, count, eq, gt, lt, min, sql } from "drizzle-orm";
import type { Queries } from "../../../../platform/database/database.ts";
import { certificateOrders } from "../tables.ts";

/** What authorities take of one account, and of one host, in a time. */
export interface OrderLimit {
  readonly most: number;
  readonly withinMs: number;
}

/** Fewer than the 300 in three hours, and for a name the five in an hour, that authorities take (Let's Encrypt's, 2026). */
export const ALL_ORDERS: OrderLimit = { most: 250, withinMs: 3 * 3_600_000 };
export const ORDERS_OF_HOST: OrderLimit = { most: 4, withinMs: 3_600_000 };

/** Until the transaction ends nobody else makes an order, so that a limit counted is a limit kept. */
async function lockOrders(queries: Queries): Promise<void> {
  await queries.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('certificate-orders', 0))`);
}

/**
 * Notes an order that is about to be made, in a transaction of its own.
 * @returns null; or, where that would be too many, the moment from which it may be.
 */
export async function takeOrder(
  queries: Queries,
  order: { readonly id: string; readonly host: string; readonly madeAt: Date },
  limits: { readonly all: OrderLimit; readonly host: OrderLimit },
): Promise<Date | null> {
  await lockOrders(queries);
  const full =
    (await whenRoom(queries, order.madeAt, limits.all, null)) ?? (await whenRoom(queries, order.madeAt, limits.host, order.host));
  if (full) return full;
  await queries.insert(certificateOrders).values(order);
  return null;
}

/** Orders of a moment that has yet to come were made under a clock that was wrong: they count for as long as others. */
async function whenRoom(queries: Queries, now: Date, { most, withinMs }: OrderLimit, host: string | null): Promise<Date | null> {
  const from = new Date(now.getTime() - withinMs);
  const until = new Date(now.getTime() + withinMs);
  const [counted] = await queries
    .select({ made: count(), first: min(certificateOrders.madeAt) })
    .from(certificateOrders)
    .where(
      and(
        gt(certificateOrders.madeAt, from),
        lt(certificateOrders.madeAt, until),
        host === null ? undefined : eq(certificateOrders.host, host),
      ),
    );
  if (!counted?.first || counted.made < most) return null;
  return new Date(Math.min(counted.first.getTime(), now.getTime()) + withinMs);
}

export async function forgetOrders(queries: Queries, before: Date): Promise<void> {
  await queries.delete(certificateOrders).where(lt(certificateOrders.madeAt, before));
}
