import { createHash, randomBytes } from "node:crypto";
import { SCOPES, type Scope } from "@vitrine/contract";
import type { Queries } from "../../../platform/database/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { AccountRow } from "../account-store.ts";
import { type ApiKeyRow, findAccountByKeyHash, insertApiKey, touchApiKey } from "./api-key-store.ts";

/** SHA-256 of a key, in hex. */
export function hashOfKey(key: string): string {
  return createHash("sha256").update(key).digest("hex");
}

/** How much of a key is shown later, to tell it from others. */
const HINT_LENGTH = 8;
/** How exactly it is known when a key was last used, in milliseconds: a write for each request would cost more than the request. */
const USE_MS = 60_000;

export interface NewApiKey {
  /** The person as whom it acts: the account itself unless somebody else made it. */
  readonly makerId?: string;
  readonly name: string;
  readonly scopes: readonly Scope[];
  readonly expiresAt: Date | null;
}

/** Makes a key for the account; this is the only time it is to be had. */
export async function createApiKey(
  { database, clock }: { readonly database: { readonly queries: Queries }; readonly clock: Platform["clock"] },
  accountId: string,
  { makerId = accountId, name, scopes, expiresAt }: NewApiKey = { name: "API", scopes: SCOPES, expiresAt: null },
): Promise<{ readonly key: string; readonly row: ApiKeyRow }> {
  const key = `vtr_${randomBytes(24).toString("base64url")}`;
  const row: ApiKeyRow = {
    id: clock.id("apiKey"),
    accountId,
    makerId,
    name,
    scopes,
    hint: key.slice(0, HINT_LENGTH),
    createdAt: new Date(clock.now()),
    lastUsedAt: null,
    expiresAt,
    revokedAt: null,
  };
  await insertApiKey(database.queries, row, hashOfKey(key));
  return { key, row };
}

/** A live key and the account it acts for; that it was used is noted, to the minute. */
export async function accountOfApiKey(
  { database, clock }: Platform,
  key: string,
): Promise<{ readonly account: AccountRow; readonly key: ApiKeyRow } | undefined> {
  if (!/^vtr_[A-Za-z0-9_-]{32}$/.test(key)) return undefined;
  const now = new Date(clock.now());
  const found = await findAccountByKeyHash(database.queries, hashOfKey(key), now);
  if (found && now.getTime() - (found.key.lastUsedAt?.getTime() ?? 0) >= USE_MS) await touchApiKey(database.queries, found.key.id, now);
  return found;
}
