import { createHash, randomBytes } from "node:crypto";
import type { Queries } from "../../../platform/database/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { AccountRow } from "../account-store.ts";
import { findCredentials } from "../password/password-store.ts";
import { type EmailTokenPurpose, putEmailToken } from "./email-token-store.ts";

const HOUR_MS = 3_600_000;

/** How long a link counts, in milliseconds. */
export const EMAIL_TOKEN_MS = { confirm: 48 * HOUR_MS, change: 24 * HOUR_MS } as const satisfies Record<EmailTokenPurpose, number>;

/** SHA-256 of a token, in hex. */
export function hashOfToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/**
 * What a link is bound to: to confirm an address, the address; to change it, the password too, so that whoever
 * takes an account back with another password has stopped the change by that.
 */
export async function boundStateOf(
  queries: Queries,
  { secrets }: Pick<Platform, "secrets">,
  account: Pick<AccountRow, "id" | "email">,
  purpose: EmailTokenPurpose,
): Promise<string> {
  const state =
    purpose === "confirm" ? [account.email] : [account.email, (await findCredentials(queries, account.id))?.passwordHash ?? null];
  return secrets.mac("email-token", JSON.stringify([purpose, account.id, ...state]));
}

/** Makes a link for an address; it goes to the address in an e-mail and nowhere else. */
export async function makeEmailLink(
  queries: Queries,
  platform: Pick<Platform, "clock" | "config" | "secrets">,
  account: Pick<AccountRow, "id" | "email">,
  purpose: EmailTokenPurpose,
  email: string,
): Promise<{ readonly url: string; readonly tokenHash: string; readonly expiresAt: Date }> {
  const token = randomBytes(32).toString("base64url");
  const tokenHash = hashOfToken(token);
  const now = platform.clock.now();
  const expiresAt = new Date(now + EMAIL_TOKEN_MS[purpose]);
  await putEmailToken(queries, {
    accountId: account.id,
    purpose,
    email,
    tokenHash,
    boundTo: await boundStateOf(queries, platform, account, purpose),
    createdAt: new Date(now),
    expiresAt,
  });
  // Behind the #, where no server's log and no referrer ever sees it.
  return { url: `${platform.config.publicUrl}/confirm#token=${token}`, tokenHash, expiresAt };
}
