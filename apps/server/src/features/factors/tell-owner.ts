import type { SecurityEventKind } from "@vitrine/contract";
import type { Queries } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { findAccount } from "../accounts/index.ts";
import { recordEvent } from "../audit/index.ts";
import { type Change, changeMessage } from "./email-messages/change-message.ts";
import type { Requester } from "./requester.ts";

const EVENTS = {
  email_on: "factor_added",
  email_off: "factor_removed",
  app_on: "factor_added",
  app_off: "factor_removed",
  recovery_codes_made: "recovery_codes_made",
  recovery_code_used: "recovery_code_used",
  passkey_added: "passkey_added",
  passkey_removed: "passkey_removed",
} as const satisfies Record<Change["kind"], SecurityEventKind>;

const SUBJECTS: Partial<Record<Change["kind"], string>> = { email_on: "email", email_off: "email", app_on: "app", app_off: "app" };

export interface OwnersNews {
  readonly accountId: string;
  readonly from: Requester;
  readonly change: Change;
}

/** Writes a change of the factors into the log of events and an e-mail to the owner, in the transaction that makes it. */
export async function tellOwner(queries: Queries, platform: Platform, { accountId, from, change }: OwnersNews): Promise<void> {
  const { clock, config, mail } = platform;
  const subject = "name" in change ? change.name : SUBJECTS[change.kind];
  await recordEvent(queries, platform, from, { accountId, kind: EVENTS[change.kind], ...(subject === undefined ? {} : { subject }) });
  const account = await findAccount(queries, accountId);
  if (!account) return;
  const message = changeMessage(account.language, { change, from, at: new Date(clock.now()), publicUrl: config.publicUrl });
  const { email: to, language } = account;
  await mail.post(queries, { to, language, key: `factor-change:${clock.id("emailMessage")}`, message, accountId });
}
