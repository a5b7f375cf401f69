import type { Queries } from "../../../platform/database/database.ts";
import type { Told } from "../../../platform/events/listener.ts";
import { NotYet } from "../../../platform/jobs/job.ts";
import type { Platform } from "../../../platform/platform.ts";
import { closeEvents } from "../../audit/index.ts";
import { finishRemoval } from "./removal-store.ts";

const LEAST_MS = 1_000;
const MOST_MS = 3_600_000;

/**
 * Removes the row of an account that is closed, and all rows that hang on it, with the e-mails sent to it; of its events
 * the access records stay a while. First everybody else has removed what it has elsewhere: what that is, its rows say.
 * Told once more of an account that is gone, it removes what has come since.
 * @throws NotYet while others are at it, or have to try again.
 */
export async function forgetAccount(
  { events, clock, mail, jobs }: Pick<Platform, "events" | "clock" | "mail" | "jobs">,
  queries: Queries,
  { accountId, toldAt }: Told<"account.deleted">,
): Promise<void> {
  if ((await events.unheard(queries, "account.deleted", accountId, "accounts")) > 0) {
    throw new NotYet(Math.min(MOST_MS, Math.max(LEAST_MS, (clock.now() - toldAt) / 2)));
  }
  const addresses = await finishRemoval(queries, accountId, new Date(clock.now()));
  await mail.forget(queries, { accountId, addresses });
  await closeEvents(queries, accountId);
  await jobs.forget(queries, accountId);
}
