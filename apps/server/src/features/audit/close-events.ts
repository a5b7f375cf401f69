import type { Queries } from "../../platform/database/database.ts";
import { closeEventsOf } from "./event-store.ts";

/** Days an event outlives its account: the six months of Brazil's Marco Civil da Internet, article 15. */
export const ACCESS_RECORD_DAYS = 184;

/**
 * Leaves of an account's events what the law has a provider keep of an access — when, from which address, with
 * which browser — and for no longer than that. Safe to repeat.
 */
export function closeEvents(queries: Queries, accountId: string): Promise<void> {
  return closeEventsOf(queries, accountId, ACCESS_RECORD_DAYS * 86_400_000);
}
