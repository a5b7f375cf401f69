import type { Queries } from "../../../platform/database/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import { recordEvent } from "../../audit/index.ts";
import { hashSecret, newSecret } from "../session/secret.ts";
import { deviceSecrets, withSecret } from "./device-cookie.ts";
import { type DeviceRow, deleteDevice, findDevices, insertDevice } from "./device-store.ts";

const DAY_MS = 86_400_000;
const TRUSTED_MS = 30 * DAY_MS;
/** Seconds the browser keeps its secrets. */
export const DEVICE_COOKIE_S = TRUSTED_MS / 1000;

/** Trusts this browser for thirty days, in place of what trust an account had in it before. */
export async function trustDevice(
  queries: Queries,
  platform: Platform,
  context: RequestContext,
  { accountId, device, country }: Pick<DeviceRow, "accountId" | "device" | "country">,
): Promise<{ readonly id: string; readonly cookie: string }> {
  const { clock } = platform;
  const secrets = deviceSecrets(platform, context.requestHeaders);
  const before = await findDevices(queries, accountId, secrets.map(hashSecret));
  for (const { id } of before) await deleteDevice(queries, accountId, id);
  const secret = newSecret();
  const now = clock.now();
  const row: DeviceRow = {
    id: clock.id("device"),
    accountId,
    secretHash: hashSecret(secret),
    device,
    country,
    createdAt: new Date(now),
    lastUsedAt: new Date(now),
    expiresAt: new Date(now + TRUSTED_MS),
  };
  await insertDevice(queries, row);
  await recordEvent(queries, platform, context, { accountId, kind: "device_trusted", subject: device });
  const replaced = new Set(before.map(({ secretHash }) => secretHash));
  return { id: row.id, cookie: withSecret(secrets, secret, replaced) };
}
