import { timingSafeEqual } from "node:crypto";
import type { Queries } from "../../../platform/database/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import { Refusal } from "../../../platform/refusal.ts";
import { type Attempt, countFailure, refuseWrong } from "../failures/failures.ts";
import { CLOCK_SLACK_MS } from "../failures/limits.ts";
import { codeMac } from "./code-mac.ts";
import { type CodeOwner, countAttempt, findCode, settleCodes, takeCode } from "./code-store.ts";

/** Takes a code sent by e-mail, or says why not; the account's factors are locked. */
export async function checkEmailCode(
  queries: Queries,
  platform: Pick<Platform, "clock" | "secrets">,
  { owner, attempt }: { readonly owner: CodeOwner; readonly attempt: Attempt },
  code: string,
  now: number,
): Promise<Refusal | null> {
  await settleCodes(queries, owner.accountId, new Date(now), new Date(now + CLOCK_SLACK_MS));
  const row = await findCode(queries, owner);
  const isRight = row !== undefined && timingSafeEqual(Buffer.from(row.codeMac), Buffer.from(codeMac(platform.secrets, owner, code)));
  if (!row || row.usedAt || row.expiresAt.getTime() <= now) {
    if (!isRight) await countFailure(queries, platform, attempt, now);
    return new Refusal("CODE_EXPIRED");
  }
  if (row.attemptsLeft === 0) return new Refusal("CODE_ATTEMPTS");
  if (isRight && (await takeCode(queries, row.id, new Date(now)))) return null;
  return refuseWrong(queries, platform, attempt, now, await countAttempt(queries, row.id));
}
