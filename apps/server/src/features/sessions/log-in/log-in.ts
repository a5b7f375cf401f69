import type { LogInStep } from "@vitrine/contract";
import { Refusal } from "../../../platform/refusal.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import { checkPassword, findAccountByEmail } from "../../accounts/index.ts";
import { recordEvent } from "../../audit/index.ts";
import { checkCaptcha } from "../../captcha/index.ts";
import { continueLogIn } from "./continue-log-in.ts";
import type { Doors } from "./doors.ts";
import { isKnownPlace } from "./known-place.ts";

export interface PasswordLogIn {
  readonly email: string;
  readonly password: string;
  readonly remember: boolean;
  readonly captcha?: string | undefined;
}

/**
 * Logs somebody in with a password. Who has an account shows neither in the reply nor in its time.
 * @throws Refusal TOO_MANY_REQUESTS, LOG_IN_BUSY, CAPTCHA_…, WRONG_CREDENTIALS
 */
export async function logIn(
  doors: Doors,
  context: RequestContext,
  { email, password, remember, captcha }: PasswordLogIn,
): Promise<LogInStep> {
  const { platform, gate, limits } = doors;
  const { database, clock, log } = platform;
  limits.byAddress("log_in", context.clientAddress, clock.now());
  gate.expectRoom(context);
  await checkCaptcha(platform, { action: "login", solution: captcha, clientAddress: context.clientAddress });
  await limits.tryPassword(email, context.clientAddress, clock.now(), async () => {
    const account = await findAccountByEmail(database.queries, email);
    return account !== undefined && isKnownPlace(platform, context, account.id);
  });
  const account = await gate
    .run(context, () => checkPassword(platform, email, password))
    .catch((error: unknown): never => {
      limits.passwordUntried(email, context.clientAddress);
      throw error;
    });
  if (!account) {
    // Beside the reply, not before it: writing this down for accounts alone would tell who has one.
    noteFailure(doors, context, email).catch((error: unknown) => log("warn", "log-in.not-noted", { error }));
    throw new Refusal("WRONG_CREDENTIALS");
  }
  limits.passwordRight(email, context.clientAddress);
  return continueLogIn(platform, context, { account, method: "password", remember });
}

async function noteFailure({ platform }: Doors, context: RequestContext, email: string): Promise<void> {
  const { queries } = platform.database;
  const account = await findAccountByEmail(queries, email);
  if (account) await recordEvent(queries, platform, context, { accountId: account.id, kind: "log_in_failed" });
}
