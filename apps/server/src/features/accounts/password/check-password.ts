import { hashPassword, isPassword } from "../../../platform/passwords/hash-password.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { AccountRow } from "../account-store.ts";
import { findByEmailWithHash, findCredentials } from "./password-store.ts";

let decoy: Promise<string> | null = null;

/**
 * The account of an e-mail and password. An unknown e-mail costs the same time as a wrong password, so that
 * nobody learns from the clock who has an account.
 */
export async function checkPassword({ database }: Platform, email: string, password: string): Promise<AccountRow | undefined> {
  const found = await findByEmailWithHash(database.queries, email);
  decoy ??= hashPassword("no account has this one");
  const isRight = await isPassword(found?.passwordHash ?? (await decoy), password);
  return isRight && found?.passwordHash ? found.account : undefined;
}

/** Whether a password is an account's; one without a password has none that is right. */
export async function isPasswordOf({ database }: Platform, accountId: string, password: string): Promise<boolean> {
  const { passwordHash = null } = (await findCredentials(database.queries, accountId)) ?? {};
  return passwordHash !== null && isPassword(passwordHash, password);
}
