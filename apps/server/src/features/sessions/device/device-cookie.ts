import type { Platform } from "../../../platform/platform.ts";
import { readCookie } from "../session/cookies.ts";
import { isInTime, LONG_SLACK_MS } from "../session/is-in-time.ts";
import { hashSecret, isSecret } from "../session/secret.ts";
import { type DeviceRow, findDevices } from "./device-store.ts";

/** Accounts of one browser that may trust it at the same time. */
const MOST_SECRETS = 8;

/** The secrets of the devices this browser is, one for each account that trusts it, newest first. */
export function deviceSecrets({ config }: Pick<Platform, "config">, headers: Headers): readonly string[] {
  return (readCookie(config, headers, "device") ?? "").split(".").filter(isSecret).slice(0, MOST_SECRETS);
}

/** The cookie's value with one more secret in front, and without those it takes the place of. */
export function withSecret(secrets: readonly string[], added: string, replaced: ReadonlySet<string>): string {
  return [added, ...secrets.filter((secret) => !replaced.has(hashSecret(secret)))].slice(0, MOST_SECRETS).join(".");
}

/** The device this browser is to an account, if the account still trusts it. */
export async function deviceOfBrowser(
  platform: Pick<Platform, "database" | "config" | "clock">,
  headers: Headers,
  accountId: string,
  queries = platform.database.queries,
): Promise<DeviceRow | undefined> {
  const hashes = deviceSecrets(platform, headers).map(hashSecret);
  const rows = await findDevices(queries, accountId, hashes);
  return rows.find((row) => isInTime(row, platform.clock.now(), LONG_SLACK_MS));
}
