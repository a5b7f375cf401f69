import type { Platform } from "../../../platform/platform.ts";
import { deleteOldDevices } from "../device/device-store.ts";
import { deleteOldReturns } from "../google/identity-store.ts";
import { PLACE_MS } from "../log-in/known-place.ts";
import { deleteOldPreSessions } from "../log-in/pre-session-store.ts";
import { deleteOldResets } from "../password/reset-store.ts";
import { sendAskedResets } from "../password/send-asked-resets.ts";
import { deleteOldSessions } from "./session-store.ts";

const DAY_MS = 86_400_000;

/** Drops what is over: log-ins, links and devices after two days, sessions once no log-in is compared with them. */
export async function tidySessions(platform: Platform): Promise<void> {
  const { database, clock } = platform;
  const { queries } = database;
  // Not at once: a clock that was ahead must find again what it took to be over.
  const before = new Date(clock.now() - 2 * DAY_MS);
  await deleteOldPreSessions(queries, before);
  await deleteOldResets(queries, before);
  await deleteOldReturns(queries, before);
  await deleteOldDevices(queries, before);
  await deleteOldSessions(queries, new Date(clock.now() - PLACE_MS));
  // At start: links that were promised just before the last end.
  await sendAskedResets(platform);
}
