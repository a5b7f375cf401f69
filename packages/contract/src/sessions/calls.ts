import { z } from "zod";
import { emailAddress, fullName, newPassword, phoneCountry, phoneNumber } from "../accounts/fields.ts";
import { openTo } from "../calls/access.ts";
import { idOf, moment } from "../calls/ids.ts";
import { language } from "../calls/languages.ts";
import { listInput, listOf } from "../calls/lists.ts";
import { captchaSolution } from "../captcha/captcha.ts";
import { FACTOR_METHODS, factorProof, passkeyResponse, sentCode } from "../factors/proof.ts";
import { logInStep } from "./log-in-step.ts";
import { session, trustedDevice, validation } from "./session.ts";

/** What a browser says of itself: it is compared, and never opens anything. */
const deviceFingerprint = z.string().max(200);

interface Confirmed {
  readonly password: string;
  readonly passwordConfirmation: string;
}
const isConfirmed = ({ password, passwordConfirmation }: Confirmed): boolean => password === passwordConfirmation;
const MISMATCH = { message: "password_mismatch", path: ["passwordConfirmation"] };

const success = z.object({ success: z.literal(true) });
/** The tracking numbers a link to sign-up may carry. */
const origins = { aff: z.coerce.number().int().min(0).max(2_147_483_647).optional(), src: z.string().trim().max(100).optional() };

/** A reply that sends the browser elsewhere. */
const redirect = z.object({ status: z.literal(302), headers: z.object({ location: z.string() }) });

export const sessionCalls = {
  options: openTo("anyone")
    .route({ method: "GET", path: "/auth/options", tags: ["sessions"], summary: "Ways to come in that this installation offers" })
    .output(
      z.object({
        google: z.boolean(),
        supportEmail: z.string().nullable(),
        /** ISO 3166 code of the country who asks seems to be in; null where that is not known. */
        country: z.string().nullable(),
      }),
    ),
  signUp: openTo("anyone")
    .route({ method: "POST", path: "/auth/signup", successStatus: 201, tags: ["sessions"], summary: "Sign up" })
    .input(
      z
        .strictObject({
          name: fullName,
          email: emailAddress,
          phone: phoneNumber,
          phoneCountry: phoneCountry.optional(),
          password: newPassword,
          passwordConfirmation: z.string().max(1_000),
          acceptTerms: z.literal(true, { message: "terms_needed" }),
          captcha: captchaSolution,
          language: language.optional(),
          ...origins,
        })
        .refine(isConfirmed, MISMATCH),
    )
    .output(logInStep),
  logIn: openTo("anyone")
    .route({ method: "POST", path: "/auth/login", tags: ["sessions"], summary: "Log in with e-mail and password" })
    .input(
      z.strictObject({
        email: emailAddress,
        password: z.string().min(1, { message: "required" }).max(1_000),
        remember: z.boolean().default(true),
        captcha: captchaSolution,
      }),
    )
    .output(logInStep),
  pendingLogIn: openTo("anyone")
    .route({ method: "GET", path: "/auth/login", tags: ["sessions"], summary: "Where a log-in under way stands" })
    .output(logInStep),
  cancelLogIn: openTo("anyone")
    .route({ method: "DELETE", path: "/auth/login", tags: ["sessions"], summary: "Give up a log-in under way" })
    .output(success),
  sendCode: openTo("anyone")
    .route({ method: "POST", path: "/auth/two-factor/send", tags: ["sessions"], summary: "Send a code by e-mail for the log-in under way" })
    .output(logInStep),
  passkeyChallenge: openTo("anyone")
    .route({
      method: "POST",
      path: "/auth/two-factor/passkey",
      tags: ["sessions"],
      summary: "What a browser needs to use a passkey as second factor",
    })
    .output(z.object({ options: z.record(z.string(), z.unknown()) })),
  verify: openTo("anyone")
    .route({
      method: "POST",
      path: "/auth/two-factor/verify",
      tags: ["sessions"],
      summary: "Answer the second factor of the log-in under way",
    })
    .input(z.strictObject({ proof: factorProof }))
    .output(logInStep),
  passkeyOptions: openTo("anyone")
    .route({ method: "POST", path: "/auth/passkey/options", tags: ["sessions"], summary: "What a browser needs to log in with a passkey" })
    .output(z.object({ options: z.record(z.string(), z.unknown()) })),
  passkeyLogIn: openTo("anyone")
    .route({ method: "POST", path: "/auth/passkey", tags: ["sessions"], summary: "Log in with a passkey" })
    .input(z.strictObject({ response: passkeyResponse, remember: z.boolean().default(true) }))
    .output(logInStep),
  googleStart: openTo("anyone", { hasSideEffect: true })
    .route({
      method: "GET",
      path: "/auth/google/start",
      outputStructure: "detailed",
      tags: ["sessions"],
      summary: "Go to Google to log in or sign up",
    })
    .input(z.strictObject({ language: language.optional(), ...origins }))
    .output(redirect),
  googleReturn: openTo("anyone", { hasSideEffect: true })
    .route({
      method: "GET",
      path: "/auth/google/callback",
      outputStructure: "detailed",
      tags: ["sessions"],
      summary: "Where Google sends people back to",
    })
    .input(
      z.looseObject({
        code: z.string().max(2_000).optional(),
        state: z.string().max(500).optional(),
        error: z.string().max(200).optional(),
      }),
    )
    .output(redirect),
  create: openTo("anyone")
    .route({ method: "POST", path: "/auth/sessions/create", tags: ["sessions"], summary: "Make a session of the log-in under way" })
    .input(
      z.strictObject({
        deviceFingerprint,
        persistenceType: z.enum(["local", "session"]).default("local"),
        userAgent: z.string().max(1_000).optional(),
        trustDevice: z.boolean().default(false),
        sessionType: z.enum(["user", "oauth"]).default("user"),
      }),
    )
    .output(z.object({ success: z.literal(true), sessionId: idOf("session") })),
  /** While it cannot be answered the refusal is UNAVAILABLE, with a validation of code SERVER_ERROR as its data. */
  validate: openTo("anyone")
    .route({ method: "POST", path: "/auth/sessions/validate", tags: ["sessions"], summary: "Whether the stored session still counts" })
    .input(z.strictObject({ sessionId: z.string().max(60), deviceFingerprint }))
    .output(validation),
  list: openTo("session", { role: "self", isOwnersOnly: true })
    .route({ method: "GET", path: "/auth/sessions/list", tags: ["sessions"], summary: "The account's live sessions, last active first" })
    .input(listInput)
    .output(listOf(session).extend({ success: z.literal(true) })),
  /** Open to anyone as far as the reply's cookies: a log-out clears them also when nobody can be asked whose session it is. */
  revoke: openTo("anyone")
    .route({
      method: "DELETE",
      path: "/auth/sessions/{sessionId}",
      tags: ["sessions"],
      summary: "Revoke one of the account's sessions; one's own is a log-out",
    })
    .input(z.strictObject({ sessionId: z.string().max(60) }))
    .output(success),
  revokeAll: openTo("session", { role: "self", isOwnersOnly: true })
    .route({ method: "POST", path: "/auth/sessions/revoke-all", tags: ["sessions"], summary: "Revoke every session but the one that asks" })
    .output(success),
  devices: openTo("session", { role: "self", isOwnersOnly: true })
    .route({ method: "GET", path: "/auth/devices", tags: ["sessions"], summary: "Devices that are not asked for a second factor" })
    .input(listInput)
    .output(listOf(trustedDevice)),
  removeDevice: openTo("session", { role: "self", isOwnersOnly: true })
    .route({ method: "DELETE", path: "/auth/devices/{id}", tags: ["sessions"], summary: "Stop trusting a device" })
    .input(z.strictObject({ id: idOf("device") }))
    .output(success),
  removeDevices: openTo("session", { role: "self", isOwnersOnly: true })
    .route({ method: "POST", path: "/auth/devices/remove-all", tags: ["sessions"], summary: "Stop trusting every device" })
    .output(success),
  recover: openTo("anyone")
    .route({
      method: "POST",
      path: "/auth/recover",
      tags: ["sessions"],
      summary: "Send a link to set another password; the reply never tells whether there is an account",
    })
    .input(z.strictObject({ email: emailAddress, captcha: captchaSolution }))
    .output(success),
  reset: openTo("anyone")
    .route({
      method: "POST",
      path: "/auth/reset",
      tags: ["sessions"],
      summary: "Set another password with the token of a link; every session ends",
    })
    .input(
      z
        .strictObject({ token: z.string().min(20).max(100), password: newPassword, passwordConfirmation: z.string().max(1_000) })
        .refine(isConfirmed, MISMATCH),
    )
    .output(success),
  changePassword: openTo("session", { role: "self", needsProof: true })
    .route({ method: "POST", path: "/auth/password", tags: ["sessions"], summary: "Set another password; every other session ends" })
    .input(z.strictObject({ password: newPassword, passwordConfirmation: z.string().max(1_000) }).refine(isConfirmed, MISMATCH))
    .output(success),
  proofNeeds: openTo("session", { role: "self", isOwnersOnly: true })
    .route({ method: "GET", path: "/auth/proof", tags: ["sessions"], summary: "What shows again that it is you" })
    .output(z.object({ isProven: z.boolean(), password: z.boolean(), methods: z.array(z.enum(FACTOR_METHODS)) })),
  startProof: openTo("session", { role: "self", isOwnersOnly: true })
    .route({
      method: "POST",
      path: "/auth/proof/start",
      tags: ["sessions"],
      summary: "Send a code, or get what a browser needs to use a passkey",
    })
    .input(z.strictObject({ method: z.enum(["email", "passkey"]) }))
    .output(z.object({ code: sentCode.nullable(), options: z.record(z.string(), z.unknown()).nullable() })),
  prove: openTo("session", { role: "self", isOwnersOnly: true })
    .route({ method: "POST", path: "/auth/proof", tags: ["sessions"], summary: "Show again that it is you, for ten minutes" })
    .input(z.strictObject({ password: z.string().min(1).max(1_000).optional(), proof: factorProof.optional() }))
    .output(success),
  identityToken: openTo("session", { role: "self", isOwnersOnly: true })
    .route({
      method: "POST",
      path: "/auth/token",
      tags: ["sessions"],
      summary: "A token that says who you are, for five minutes, for calls and apps that ask for one",
    })
    .output(z.object({ token: z.string(), expiresAt: moment })),
  identityKeys: openTo("anyone")
    .route({ method: "GET", path: "/auth/keys", tags: ["sessions"], summary: "The public keys that identity tokens are signed with" })
    .output(z.object({ keys: z.array(z.record(z.string(), z.unknown())) })),
  crispSign: openTo("session", { role: "self", isOwnersOnly: true })
    .route({ method: "POST", path: "/auth/crisp/sign", tags: ["sessions"], summary: "Prove to the support chat who somebody is" })
    .input(z.strictObject({ email: emailAddress }))
    .output(z.object({ success: z.literal(true), signature: z.string() })),
  endSupport: openTo("session", { role: "self" })
    .route({ method: "DELETE", path: "/auth/support", tags: ["sessions"], summary: "Stop acting for somebody else" })
    .output(success),
};
