import { addressBucket } from "../../../platform/http/client-address.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import { deviceOfBrowser } from "../device/device-cookie.ts";
import { listPlaces } from "../session/session-store.ts";

const DAY_MS = 86_400_000;
/** How long a place is remembered. */
export const PLACE_MS = 90 * DAY_MS;

/** Whether an account was lately logged in to from this address, or trusts this browser. */
export async function isKnownPlace(platform: Platform, context: RequestContext, accountId: string): Promise<boolean> {
  const { database, clock } = platform;
  if (await deviceOfBrowser(platform, context.requestHeaders, accountId)) return true;
  const bucket = addressBucket(context.clientAddress);
  const places = await listPlaces(database.queries, accountId, new Date(clock.now() - PLACE_MS));
  return places.some(({ ip }) => addressBucket(ip) === bucket);
}
