import type { Queries } from "../../../platform/database/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { AccountRow } from "../../accounts/index.ts";
import { newDeviceMessage } from "../email-messages/new-device-message.ts";
import { hasSessions, listPlaces, type SessionRow } from "../session/session-store.ts";
import { PLACE_MS } from "./known-place.ts";

/**
 * Posts an e-mail to the owner when a session begins on a device, or in a country, that was not seen in ninety days;
 * the account's very first session is no news. To be called before the session is stored; says whether it wrote.
 */
export async function alertOfLogIn(
  queries: Queries,
  { config, mail }: Pick<Platform, "config" | "mail">,
  { email, language }: Pick<AccountRow, "email" | "language">,
  { id, accountId, device, country, createdAt }: SessionRow,
): Promise<boolean> {
  const places = await listPlaces(queries, accountId, new Date(createdAt.getTime() - PLACE_MS));
  if (places.some((place) => place.device === device && place.country === country)) return false;
  if (places.length === 0 && !(await hasSessions(queries, accountId))) return false;
  const message = newDeviceMessage(language, { device, country, at: createdAt, url: `${config.publicUrl}/account/security` });
  await mail.post(queries, { to: email, language, key: `new-device:${id}`, message, accountId });
  return true;
}
