import { asc, eq } from "drizzle-orm";
import type { Queries } from "../../../platform/database/database.ts";
import type { DeviceRow } from "../device/device-store.ts";
import type { IdentityRow } from "../google/identity-store.ts";
import { identities, sessions, trustedDevices } from "../tables.ts";
import type { SessionRow } from "./session-store.ts";

/** Everything that is kept of how an account came in, oldest first; live or over. */
export async function listHistory(
  queries: Queries,
  accountId: string,
): Promise<{ readonly sessions: SessionRow[]; readonly devices: DeviceRow[]; readonly identities: IdentityRow[] }> {
  return {
    sessions: await queries
      .select()
      .from(sessions)
      .where(eq(sessions.accountId, accountId))
      .orderBy(asc(sessions.createdAt), asc(sessions.id)),
    devices: await queries
      .select()
      .from(trustedDevices)
      .where(eq(trustedDevices.accountId, accountId))
      .orderBy(asc(trustedDevices.createdAt)),
    identities: await queries.select().from(identities).where(eq(identities.accountId, accountId)).orderBy(asc(identities.createdAt)),
  };
}
