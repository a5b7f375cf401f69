import type { Platform } from "../../../platform/platform.ts";
import { dropExpiredTokens } from "./email-token-store.ts";

/** Forgets links that have run out, and the changes of address that waited for them. */
export async function purgeEmailTokens({ database, clock }: Pick<Platform, "database" | "clock">): Promise<void> {
  await database.transaction((queries) => dropExpiredTokens(queries, new Date(clock.now())));
}
