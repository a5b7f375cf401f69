import { implement } from "@orpc/server";
import { contract } from "@vitrine/contract";
import type { RequestContext } from "../../../platform/request-context.ts";
import { countryOf } from "../../../platform/visitor-facts/index.ts";
import { returnFromGoogle } from "../google/return-from-google.ts";
import { startGoogle } from "../google/start-google.ts";
import { clearCookie, readSecret } from "../session/cookies.ts";
import { createSession } from "../session/create-session.ts";
import { hashSecret } from "../session/secret.ts";
import { signUp } from "../sign-up.ts";
import type { Doors } from "./doors.ts";
import { logIn } from "./log-in.ts";
import { logInStep } from "./log-in-step.ts";
import { passkeyLogIn, startPasskeyLogIn } from "./passkey-log-in.ts";
import { requirePreSession } from "./pre-session.ts";
import { deletePreSession } from "./pre-session-store.ts";
import { passkeyChallenge, sendCode, verifyFactor } from "./verify-factor.ts";

/** The calls on the way in, up to the session. */
export function logInRoutes(doors: Doors) {
  const { platform, limits } = doors;
  const { config, clock, database } = platform;
  const api = implement(contract.sessions).$context<RequestContext>();
  return {
    options: api.options.handler(({ context }) => ({
      google: config.google !== null,
      supportEmail: config.supportEmail ?? null,
      country: countryOf(context.clientAddress),
    })),
    signUp: api.signUp.handler(({ input, context }) => signUp(doors, context, input)),
    logIn: api.logIn.handler(({ input, context }) => logIn(doors, context, input)),
    pendingLogIn: api.pendingLogIn.handler(async ({ context }) => logInStep(platform, await requirePreSession(platform, context))),
    cancelLogIn: api.cancelLogIn.handler(async ({ context }) => {
      clearCookie(config, context.replyHeaders, "pre");
      const secret = readSecret(config, context.requestHeaders, "pre");
      if (secret) await deletePreSession(database.queries, hashSecret(secret));
      return { success: true };
    }),
    sendCode: api.sendCode.handler(({ context }) => sendCode(platform, context)),
    passkeyChallenge: api.passkeyChallenge.handler(async ({ context }) => ({ options: await passkeyChallenge(platform, context) })),
    verify: api.verify.handler(({ input, context }) => verifyFactor(doors, context, input.proof)),
    passkeyOptions: api.passkeyOptions.handler(async ({ context }) => ({ options: await startPasskeyLogIn(doors, context) })),
    passkeyLogIn: api.passkeyLogIn.handler(({ input, context }) => passkeyLogIn(doors, context, input)),
    googleStart: api.googleStart.handler(async ({ input, context }) => ({
      status: 302 as const,
      headers: { location: await startGoogle(doors, context, input) },
    })),
    googleReturn: api.googleReturn.handler(async ({ input, context }) => ({
      status: 302 as const,
      headers: { location: await returnFromGoogle(doors, context, input) },
    })),
    create: api.create.handler(async ({ input, context }) => {
      limits.byAddress("create", context.clientAddress, clock.now());
      return { success: true, ...(await createSession(platform, context, input)) };
    }),
  };
}
