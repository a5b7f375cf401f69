import type { LogInStep } from "@vitrine/contract";
import type { Platform } from "../../../platform/platform.ts";
import { Refusal } from "../../../platform/refusal.ts";
import { findAccount } from "../../accounts/index.ts";
import { factorCodeState, twoFactorOf } from "../../factors/index.ts";
import type { PreSessionRow } from "./pre-session-store.ts";

/** What a log-in under way needs next, as its browser is told. */
export async function logInStep(platform: Platform, row: PreSessionRow): Promise<LogInStep> {
  if (row.level === "ready") return { next: "session" };
  const { queries } = platform.database;
  const account = await findAccount(queries, row.accountId);
  if (!account) throw new Refusal("LOG_IN_EXPIRED");
  const { methods } = await twoFactorOf(queries, account.id);
  const code = await factorCodeState(platform, row.id);
  return {
    next: "two_factor",
    methods,
    sentTo: code && hiddenEmail(account.email),
    code,
    expiresAt: row.expiresAt.toISOString(),
  };
}

/** Enough of an address for its owner to know it by: `a•••@example.com`. */
export function hiddenEmail(email: string): string {
  const at = email.lastIndexOf("@");
  return `${[...email.slice(0, at)][0] ?? ""}•••${email.slice(at)}`;
}
