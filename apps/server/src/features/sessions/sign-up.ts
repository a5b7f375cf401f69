import type { LogInStep, PhoneCountry } from "@vitrine/contract";
import type { Language } from "@vitrine/document";
import { Refusal } from "../../platform/refusal.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { addAccount, isBannedMail, prepareAccount, readPhone, sendEmailConfirmation } from "../accounts/index.ts";
import { recordEvent } from "../audit/index.ts";
import { checkCaptcha } from "../captcha/index.ts";
import { legalVersions, recordConsents } from "../legal/index.ts";
import { continueLogIn } from "./log-in/continue-log-in.ts";
import type { Doors } from "./log-in/doors.ts";

export interface SignUp {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly phoneCountry?: PhoneCountry | undefined;
  readonly password: string;
  readonly captcha?: string | undefined;
  readonly language?: Language | undefined;
  readonly aff?: number | undefined;
  readonly src?: string | undefined;
}

/**
 * Makes an account with what it agreed to, its first e-mail and its first event, all of it or nothing.
 * @throws Refusal EMAIL_BANNED, EMAIL_TAKEN, INVALID_INPUT for a phone that is none, TOO_MANY_REQUESTS,
 * LOG_IN_BUSY, CAPTCHA_…
 */
export async function signUp({ platform, plans, gate, limits }: Doors, context: RequestContext, input: SignUp): Promise<LogInStep> {
  const { clock, config, database, mail } = platform;
  const { name, email, password, captcha, aff, src } = input;
  const language = input.language ?? context.language;
  limits.byAddress("sign_up", context.clientAddress, clock.now());
  const phone = readPhone(input.phone, { country: input.phoneCountry, language });
  refuseBannedMail(config, email);
  gate.expectRoom(context);
  await checkCaptcha(platform, { action: "signup", solution: captcha, clientAddress: context.clientAddress });
  const start = new Date(clock.now());
  const plan = plans.starting(config.defaultPlan, start);
  const versions = await legalVersions(platform, language);
  const prepared = await gate.run(context, () =>
    prepareAccount(platform, { name, email, password, phone, language, aff: aff ?? null, src: src ?? null, plan }),
  );
  const { account } = prepared;
  await database.transaction(async (queries) => {
    await addAccount(queries, prepared);
    await recordConsents(queries, { accountId: account.id, versions, acceptedAt: start, ip: context.clientAddress });
    await sendEmailConfirmation(queries, platform, account);
    await recordEvent(queries, platform, context, { accountId: account.id, kind: "signed_up" });
  });
  mail.wake();
  return continueLogIn(platform, context, { account, method: "signup", remember: true });
}

/** @throws Refusal EMAIL_BANNED for an address of a provider nobody may sign up with. */
export function refuseBannedMail(config: Parameters<typeof isBannedMail>[0], email: string): void {
  if (isBannedMail(config, email)) throw new Refusal("EMAIL_BANNED", { fields: [{ path: "email", code: "invalid" }] });
}
