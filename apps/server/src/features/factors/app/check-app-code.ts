import type { Queries } from "../../../platform/database/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { Refusal } from "../../../platform/refusal.ts";
import { type Attempt, refuseWrong } from "../failures/failures.ts";
import { stepOf } from "./app-codes.ts";
import { findApp, takeStep } from "./app-store.ts";

/** Takes a code of the authenticator app, or says why not; the account's factors are locked. */
export async function checkAppCode(
  queries: Queries,
  platform: Pick<Platform, "clock" | "secrets">,
  attempt: Attempt,
  code: string,
  now: number,
): Promise<Refusal | null> {
  const { accountId } = attempt;
  const sealed = (await findApp(queries, accountId))?.secret;
  const step = sealed ? stepOf(platform.secrets, accountId, sealed, code, now) : null;
  if (step !== null && (await takeStep(queries, accountId, step))) return null;
  return refuseWrong(queries, platform, attempt, now);
}
