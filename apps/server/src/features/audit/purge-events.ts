import type { Platform } from "../../platform/platform.ts";
import { deleteEventsBefore } from "./event-store.ts";

/** Days an event can be looked up: a year, and some time to ask about it. */
export const EVENT_DAYS = 400;

/** Forgets events past their time, of accounts that exist and of those that are gone. Returns how many. */
export function purgeEvents({ database, clock }: Pick<Platform, "database" | "clock">): Promise<number> {
  const now = clock.now();
  return deleteEventsBefore(database.queries, new Date(now - EVENT_DAYS * 86_400_000), new Date(now));
}
