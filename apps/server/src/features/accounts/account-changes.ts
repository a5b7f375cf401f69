import type { Queries } from "../../platform/database/database.ts";
import { type AccountRow, updateAccount } from "./account-store.ts";
import { putPasswordHash } from "./password/password-store.ts";
import { hashOf, type PreparedPassword } from "./password/prepared-password.ts";

/** Notes when somebody was last here. */
export function noteSeen(queries: Queries, id: string, at: Date): Promise<void> {
  return updateAccount(queries, id, { lastSeenAt: at });
}

/** Notes that the account's address is its owner's: an e-mail to it was answered. */
export function noteConfirmed(queries: Queries, id: string, at: Date): Promise<void> {
  return updateAccount(queries, id, { emailConfirmedAt: at });
}

/** Gives an account another password. A change of the address that waits for its confirmation is off by that. */
export function setPassword(queries: Queries, id: string, password: PreparedPassword): Promise<void> {
  return putPasswordHash(queries, id, hashOf(password));
}

/** Sets every flag of an account that is not its owner's to set. */
export function putFlags(queries: Queries, id: string, flags: Pick<AccountRow, "isSpecial" | "newSetup" | "meta">): Promise<void> {
  const { isSpecial, newSetup, meta } = flags;
  return updateAccount(queries, id, { isSpecial, newSetup, meta });
}

/** Makes an account somebody else's, as far as it says who it is: the password is gone, and what the profile said. */
export async function handOver(
  queries: Queries,
  account: AccountRow,
  { name, at }: { readonly name: string; readonly at: Date },
): Promise<AccountRow> {
  const changes = {
    ...{ name, phone: null, username: null, usernameKey: null, pictureId: null },
    ...{ emailConfirmedAt: at, pendingEmail: null, deletesAt: null },
  };
  await putPasswordHash(queries, account.id, null);
  await updateAccount(queries, account.id, changes);
  return { ...account, ...changes, hasPassword: false };
}
