import type { PhoneCountry } from "@vitrine/contract";
import type { Language } from "@vitrine/document";
import { wholeAccount } from "../../../platform/acting/reach.ts";
import { violates } from "../../../platform/database/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import { Refusal } from "../../../platform/refusal.ts";
import { isOwnImage } from "../../images/index.ts";
import { type AccountRow, findAccount, updateAccount } from "../account-store.ts";
import { countryOfPhone, readPhone } from "./read-phone.ts";
import { RESERVED_USERNAMES } from "./reserved-usernames.data.ts";
import { usernameKey } from "./username-key.ts";

/** What an account may say of itself; a field left out stays, `null` clears it. */
export interface ProfileChanges {
  readonly language?: Language | undefined;
  readonly name?: string | undefined;
  readonly username?: string | null | undefined;
  readonly phone?: string | null | undefined;
  /** The country of a number without its code; else that of the number there was. */
  readonly phoneCountry?: PhoneCountry | undefined;
  readonly pictureId?: string | null | undefined;
}

/**
 * Changes what an account says of itself.
 * @throws Refusal
 */
export async function updateProfile(
  { database, callers }: Pick<Platform, "database" | "callers">,
  { accountId, language }: { readonly accountId: string; readonly language: Language },
  changes: ProfileChanges,
): Promise<AccountRow> {
  const { pictureId, username, phone } = changes;
  const home = async () => changes.phoneCountry ?? countryOfPhone((await findAccount(database.queries, accountId))?.phone ?? null);
  const row = {
    ...(changes.language === undefined ? {} : { language: changes.language }),
    ...(changes.name === undefined ? {} : { name: changes.name }),
    ...(username === undefined ? {} : { username, usernameKey: username === null ? null : freeKey(username) }),
    ...(phone === undefined ? {} : { phone: phone === null ? null : readPhone(phone, { country: await home(), language }) }),
    ...(pictureId === undefined ? {} : { pictureId }),
  };
  if (pictureId && !(await isOwnImage(database.queries, wholeAccount(accountId), pictureId)))
    throw new Refusal("INVALID_INPUT", { fields: [{ path: "pictureId", code: "invalid" }] });
  try {
    await updateAccount(database.queries, accountId, row);
  } catch (error) {
    if (violates(error, "accounts_username_unique"))
      throw new Refusal("USERNAME_TAKEN", { fields: [{ path: "username", code: "invalid" }] });
    throw error;
  }
  callers.forget(accountId);
  const account = await findAccount(database.queries, accountId);
  if (!account) throw new Refusal("NOT_SIGNED_IN");
  return account;
}

function freeKey(username: string): string {
  const key = usernameKey(username);
  if (RESERVED_USERNAMES.has(key)) throw new Refusal("INVALID_INPUT", { fields: [{ path: "username", code: "username_reserved" }] });
  return key;
}
