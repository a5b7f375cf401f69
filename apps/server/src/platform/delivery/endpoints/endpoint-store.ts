import { and, eq, isNull } from "drizzle-orm";
import type { Queries } from "../../database/database.ts";
import { type DisabledBecause, deliveryEndpoints } from "../tables.ts";

export type EndpointRow = typeof deliveryEndpoints.$inferSelect;

export async function insertEndpoint(queries: Queries, row: EndpointRow): Promise<void> {
  await queries.insert(deliveryEndpoints).values(row);
}

const ownedBy = (accountId: string, id: string) => and(eq(deliveryEndpoints.id, id), eq(deliveryEndpoints.accountId, accountId));

export async function findEndpoint(queries: Queries, accountId: string, id: string): Promise<EndpointRow | undefined> {
  const [row] = await queries.select().from(deliveryEndpoints).where(ownedBy(accountId, id));
  return row;
}

/** The endpoint, which nobody else changes until the transaction ends. */
export async function lockEndpoint(queries: Queries, accountId: string, id: string): Promise<EndpointRow | undefined> {
  const [row] = await queries.select().from(deliveryEndpoints).where(ownedBy(accountId, id)).for("no key update");
  return row;
}

export async function sealAnew(queries: Queries, id: string, sealed: string): Promise<void> {
  await queries.update(deliveryEndpoints).set({ sealed }).where(eq(deliveryEndpoints.id, id));
}

/** False where it is disabled already, or not there. */
export async function disableEndpoint(queries: Queries, id: string, because: DisabledBecause, disabledAt: Date): Promise<boolean> {
  const disabled = await queries
    .update(deliveryEndpoints)
    .set({ disabledAt, disabledBecause: because })
    .where(and(eq(deliveryEndpoints.id, id), isNull(deliveryEndpoints.disabledAt)))
    .returning({ id: deliveryEndpoints.id });
  return disabled.length > 0;
}

/** Takes deliveries again, with nothing held against it. */
export async function enableEndpoint(queries: Queries, accountId: string, id: string): Promise<void> {
  await queries
    .update(deliveryEndpoints)
    .set({ disabledAt: null, disabledBecause: null, failingSince: null })
    .where(ownedBy(accountId, id));
}

/** With all its deliveries. */
export async function deleteEndpoint(queries: Queries, accountId: string, id: string): Promise<void> {
  await queries.delete(deliveryEndpoints).where(ownedBy(accountId, id));
}

/** Nothing more is begun for any of an account. */
export async function disableEndpointsOf(queries: Queries, accountId: string, disabledAt: Date): Promise<void> {
  await queries
    .update(deliveryEndpoints)
    .set({ disabledAt, disabledBecause: "owner" })
    .where(and(eq(deliveryEndpoints.accountId, accountId), isNull(deliveryEndpoints.disabledAt)));
}

/** Everything an account has here. */
export async function deleteEndpointsOf(queries: Queries, accountId: string): Promise<void> {
  await queries.delete(deliveryEndpoints).where(eq(deliveryEndpoints.accountId, accountId));
}
