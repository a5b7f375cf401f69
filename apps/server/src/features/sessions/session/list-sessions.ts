import type { Session, TrustedDevice } from "@vitrine/contract";
import { decodeCursor, pageOf } from "../../../platform/cursor.ts";
import type { Platform } from "../../../platform/platform.ts";
import { type RequestContext, requireCaller, requireSelf } from "../../../platform/request-context.ts";
import { deviceOfBrowser } from "../device/device-cookie.ts";
import { listDevices, liveDeviceIds } from "../device/device-store.ts";
import { presentDevice, presentSession } from "./present-session.ts";
import { listOpenSessions } from "./session-store.ts";

interface Page {
  readonly limit: number;
  readonly cursor?: string | undefined;
}

interface List<Item> {
  items: Item[];
  nextCursor: string | null;
}

/** The account's live sessions, last active first. */
export async function listSessions(
  { database, clock }: Platform,
  context: RequestContext,
  { limit, cursor }: Page,
): Promise<List<Session>> {
  const { accountId, sessionId: currentId } = requireCaller(context).actor;
  const { queries } = database;
  const now = clock.now();
  const found = await listOpenSessions(queries, accountId, new Date(now), limit + 1, decodeCursor(cursor));
  const { rows, nextCursor } = pageOf(found, limit, (row) => ({ at: row.lastActivityAt, id: row.id }));
  const deviceIds = rows.flatMap(({ deviceId }) => deviceId ?? []);
  const trustedIds = await liveDeviceIds(queries, accountId, deviceIds, new Date(now));
  return { items: rows.map((row) => presentSession(row, { now, currentId, trustedIds })), nextCursor };
}

/** The devices the account trusts, latest first. */
export async function listTrustedDevices(
  platform: Platform,
  context: RequestContext,
  { limit, cursor }: Page,
): Promise<List<TrustedDevice>> {
  const accountId = requireSelf(context);
  const { database, clock } = platform;
  const found = await listDevices(database.queries, accountId, new Date(clock.now()), limit + 1, decodeCursor(cursor));
  const { rows, nextCursor } = pageOf(found, limit, (row) => ({ at: row.createdAt, id: row.id }));
  const current = await deviceOfBrowser(platform, context.requestHeaders, accountId);
  return { items: rows.map((row) => presentDevice(row, current?.id)), nextCursor };
}
