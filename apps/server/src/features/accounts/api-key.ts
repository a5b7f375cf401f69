import { createHash, randomBytes } from "node:crypto";
import type { Platform } from "../../platform/platform.ts";
import { type AccountRow, findAccountByKeyHash, insertApiKey } from "./account-store.ts";

function hashOf(key: string): string {
  return createHash("sha256").update(key).digest("hex");
}

/** Makes a key that acts for the account; this is the only time it is to be had. */
export async function createApiKey({ database, clock }: Platform, accountId: string): Promise<string> {
  const key = `vtr_${randomBytes(24).toString("base64url")}`;
  await insertApiKey(database.queries, {
    id: clock.id("apiKey"),
    accountId,
    keyHash: hashOf(key),
    createdAt: new Date(clock.now()),
  });
  return key;
}

/** The account a key acts for. */
export async function accountOfApiKey({ database }: Platform, key: string): Promise<AccountRow | undefined> {
  return /^vtr_[A-Za-z0-9_-]{32}$/.test(key) ? findAccountByKeyHash(database.queries, hashOf(key)) : undefined;
}
