import type { ErrorCode } from "@vitrine/contract";
import { afterCommit } from "../../../platform/database/after-commit.ts";
import type { Queries } from "../../../platform/database/database.ts";
import type { Refused } from "../../../platform/http/api/in-process/call-types.ts";
import { momentInWords } from "../../../platform/mail/moment-in-words.ts";
import type { Platform } from "../../../platform/platform.ts";
import { findAccount } from "../../accounts/index.ts";
import type { PageRow } from "../../pages/index.ts";
import type { Scheduled } from "./plan-schedule.ts";
import { NO_ACCESS, scheduleMessage } from "./schedule-message.ts";

/** What whoever set a time meets that is not in the account any more, or on that page. */
const LOST_ACCESS: readonly ErrorCode[] = ["NOT_SIGNED_IN", "NOT_FOUND", "FORBIDDEN", "ROLE_REQUIRED", "KEY_SCOPE"];

interface Missed {
  readonly page: PageRow;
  readonly what: Scheduled;
  readonly at: string;
  readonly personId: string;
  readonly refused: Refused;
}

/**
 * Puts an e-mail into the outbox about a time that brought nothing about, with the change that says so: to whoever set it,
 * and to the account's owner where that person has nothing to do with the page any more.
 * @returns why, in words for people
 */
export async function tellOfSchedule(
  { config, mail }: Platform,
  queries: Queries,
  { page, what, at, personId, refused: { refusal } }: Missed,
): Promise<string> {
  const hasAccess = !LOST_ACCESS.includes(refusal.code);
  const reader = await findAccount(queries, hasAccess ? personId : page.accountId);
  if (!reader) return refusal.message;
  const { email: to, language } = reader;
  const reason = hasAccess ? refusal.message : NO_ACCESS[language];
  const message = scheduleMessage(language, {
    ...{ what, reason, title: page.title, at: momentInWords(language, new Date(at)) },
    url: `${config.publicUrl}/pages`,
  });
  await mail.post(queries, { to, language, key: `schedule:${page.id}:${what}:${at}`, message, accountId: page.accountId });
  afterCommit(queries, () => mail.wake());
  return reason;
}
