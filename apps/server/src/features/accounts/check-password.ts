import type { Platform } from "../../platform/platform.ts";
import { type AccountRow, findAccountByEmail } from "./account-store.ts";
import { hashPassword, isPassword } from "./password.ts";

let decoy: Promise<string> | null = null;

/**
 * The account of an e-mail and password. An unknown e-mail costs the same time as a wrong password, so that
 * nobody learns from the clock who has an account.
 */
export async function checkPassword({ database }: Platform, email: string, password: string): Promise<AccountRow | undefined> {
  const account = await findAccountByEmail(database.queries, email);
  decoy ??= hashPassword("no account has this one");
  const isRight = await isPassword(account?.passwordHash ?? (await decoy), password);
  return isRight && account?.passwordHash ? account : undefined;
}
