import { z } from "zod";
import { PLAN_KINDS } from "./billing.ts";
import { openTo, SCOPES } from "./calls/access.ts";
import type { ErrorKind } from "./calls/errors.ts";
import { idOf, moment } from "./calls/ids.ts";
import { language } from "./calls/languages.ts";
import { listInput, listOf } from "./calls/lists.ts";
import { ENTITLEMENTS } from "./entitlements.ts";
import { CALLING_CODES, type PhoneCountry } from "./phone-countries.data.ts";

export const ACCOUNT_ERRORS = {
  EMAIL_TAKEN: {
    status: 409,
    message: {
      pt: "Já existe uma conta com este e-mail. Entre nela ou use outro e-mail.",
      en: "There is an account with this e-mail already. Log in to it or use another e-mail.",
      es: "Ya existe una cuenta con este correo. Inicia sesión o usa otro correo.",
    },
  },
  USERNAME_TAKEN: {
    status: 409,
    message: {
      pt: "Este nome de usuário já está em uso. Escolha outro.",
      en: "This username is in use already. Choose another.",
      es: "Este nombre de usuario ya está en uso. Elige otro.",
    },
  },
  EMAIL_NOT_CONFIRMED: {
    status: 409,
    message: {
      pt: "Confirme seu e-mail antes de continuar.",
      en: "Confirm your e-mail address before you continue.",
      es: "Confirma tu correo antes de continuar.",
    },
  },
  KEY_LIMIT: {
    status: 409,
    message: {
      pt: "Sua conta já tem {most} chaves de API. Revogue uma para criar outra.",
      en: "Your account has {most} API keys already. Revoke one to make another.",
      es: "Tu cuenta ya tiene {most} claves de API. Revoca una para crear otra.",
    },
  },
  LINK_EXPIRED: {
    status: 410,
    message: { pt: "O link expirou.", en: "The link has expired.", es: "El enlace expiró." },
  },
} as const satisfies Record<string, ErrorKind>;

/** Compared and stored in lower case. */
export const emailAddress = z
  .string()
  .trim()
  .max(254)
  .transform((value) => value.toLowerCase())
  .pipe(z.email({ message: "bad_email" }));

/** A password that is being set: at least 8 characters with upper and lower case, a number and a special one. */
export const newPassword = z
  .string()
  .min(8, { message: "password_short" })
  .max(200, { message: "password_long" })
  .regex(/\p{Lu}/u, { message: "password_upper" })
  .regex(/\p{Ll}/u, { message: "password_lower" })
  .regex(/\p{N}/u, { message: "password_number" })
  .regex(/[^\p{L}\p{N}\s]/u, { message: "password_special" });

/** The whole name of a person. */
export const fullName = z.string().trim().min(2, { message: "name_short" }).max(120);

/** As a person types it; the server reads it and stores E.164. */
export const phoneNumber = z.string().trim().min(5, { message: "bad_phone" }).max(40, { message: "bad_phone" });

/**
 * The country of a number that is given without its code. Where it is left out: that of the number there was before,
 * else Brazil, and for those who read Spanish none, since a number of one of their countries often is one of another.
 */
export const phoneCountry = z.enum(Object.keys(CALLING_CODES) as [PhoneCountry, ...PhoneCountry[]]);

/** At least 6 characters of `a-z 0-9 . _ -` with at least 3 letters; upper case is folded. */
export const username = z
  .string()
  .trim()
  .transform((value) => value.normalize("NFKC").toLowerCase())
  .pipe(
    z
      .string()
      .min(6, { message: "username_short" })
      .max(40, { message: "too_long" })
      .regex(/^[a-z0-9._-]*$/, { message: "username_characters" })
      .regex(/(?:[a-z][^a-z]*){3}/, { message: "username_letters" }),
  );

/** Doors to an operator's other products, opened account by account. They give no right here. */
export const META_FLAGS = ["vitrine4", "vitrine4analytics"] as const;
export type MetaFlag = (typeof META_FLAGS)[number];

export const account = z.object({
  id: idOf("account"),
  email: z.string(),
  isEmailConfirmed: z.boolean(),
  /** The address a change waits to be confirmed for. */
  pendingEmail: z.string().nullable(),
  name: z.string(),
  username: z.string().nullable(),
  /** E.164: `+5581999990000`. */
  phone: z.string().nullable(),
  /** A picture of the account's own images; null shows the initial. */
  pictureId: idOf("image").nullable(),
  language,
  builderVersion: z.literal("3.0"),
  plan: z.object({
    name: z.string(),
    /** What people call it, from the plan table; its own name where the table has none. */
    names: z.object({ pt: z.string(), en: z.string(), es: z.string() }),
    kind: z.enum(PLAN_KINDS),
    /** Whether it is paid, or a trial, and has not run out. */
    isActive: z.boolean(),
    startAt: moment,
    renewalDate: moment.nullable(),
  }),
  entitlements: z.array(z.enum(ENTITLEMENTS)),
  siteCap: z.int().nullable(),
  isAdmin: z.boolean(),
  /** Sees what is shown to special users besides administrators. */
  isSpecial: z.boolean(),
  meta: z.record(z.enum(META_FLAGS), z.boolean()),
  /** False for somebody who has only ever come in with Google. */
  hasPassword: z.boolean(),
  /** Whether sites are the new ones, at `/sites`. */
  newSetup: z.boolean(),
  /** When a deletion that was asked for is carried out. */
  deletesAt: moment.nullable(),
  /** Set while support acts for the owner. */
  support: z.object({ name: z.string(), since: moment }).nullable(),
  createdAt: moment,
});
export type Account = z.infer<typeof account>;

export const apiKey = z.object({
  id: idOf("apiKey"),
  name: z.string(),
  scopes: z.array(z.enum(SCOPES)),
  /** The first characters of the key, to tell it from others. */
  hint: z.string(),
  createdAt: moment,
  lastUsedAt: moment.nullable(),
  expiresAt: moment.nullable(),
});
export type ApiKey = z.infer<typeof apiKey>;

const done = z.object({ success: z.literal(true) });

export const accounts = {
  me: openTo("account", { area: "account" })
    .route({ method: "GET", path: "/accounts/me", tags: ["accounts"], summary: "The account that asks" })
    .output(account),
  update: openTo("account", { area: "account" })
    .route({ method: "PATCH", path: "/accounts/me", tags: ["accounts"], summary: "Change what the account says of itself" })
    .input(
      z.strictObject({
        language: language.optional(),
        name: fullName.optional(),
        username: username.nullable().optional(),
        phone: phoneNumber.nullable().optional(),
        phoneCountry: phoneCountry.optional(),
        pictureId: idOf("image").nullable().optional(),
      }),
    )
    .output(account),
  resendConfirmation: openTo("session", { isOwnersOnly: true })
    .route({
      method: "POST",
      path: "/accounts/me/email/confirmation",
      tags: ["accounts"],
      summary: "Send the link that confirms the e-mail address again",
    })
    .output(z.object({ resendSeconds: z.int() })),
  changeEmail: openTo("session", { needsProof: true })
    .route({
      method: "POST",
      path: "/accounts/me/email",
      tags: ["accounts"],
      summary: "Ask for another e-mail address; it counts once its link is confirmed",
    })
    .input(
      z
        .strictObject({ email: emailAddress, emailConfirmation: emailAddress })
        .refine(({ email, emailConfirmation }) => email === emailConfirmation, { message: "email_mismatch", path: ["emailConfirmation"] }),
    )
    .output(account),
  cancelEmailChange: openTo("session", { isOwnersOnly: true })
    .route({ method: "DELETE", path: "/accounts/me/email", tags: ["accounts"], summary: "Give up a change of the e-mail address" })
    .output(account),
  confirmEmail: openTo("anyone")
    .route({
      method: "POST",
      path: "/accounts/email/confirm",
      tags: ["accounts"],
      summary: "Confirm an e-mail address with the token of a link",
    })
    .input(z.strictObject({ token: z.string().min(20).max(100) }))
    .output(z.object({ success: z.literal(true), email: z.string() })),
  keys: openTo("session", { isOwnersOnly: true })
    .route({ method: "GET", path: "/accounts/me/keys", tags: ["accounts"], summary: "The account's API keys, newest first" })
    .input(listInput)
    .output(listOf(apiKey)),
  makeKey: openTo("session", { needsProof: true })
    .route({
      method: "POST",
      path: "/accounts/me/keys",
      successStatus: 201,
      tags: ["accounts"],
      summary: "Make an API key; its secret is in this reply only",
    })
    .input(
      z.strictObject({
        name: z.string().trim().min(1, { message: "required" }).max(80),
        scopes: z.array(z.enum(SCOPES)).min(1, { message: "required" }).max(SCOPES.length),
        /** Days until it ends by itself; without it, never. */
        days: z.int().min(1).max(3_650).optional(),
      }),
    )
    .output(z.object({ key: z.string(), item: apiKey })),
  revokeKey: openTo("session", { isOwnersOnly: true })
    .route({ method: "DELETE", path: "/accounts/me/keys/{id}", tags: ["accounts"], summary: "Revoke an API key" })
    .input(z.strictObject({ id: idOf("apiKey") }))
    .output(done),
  export: openTo("session", { needsProof: true, isDeed: true })
    .route({
      method: "GET",
      path: "/accounts/me/export",
      tags: ["accounts"],
      summary: "Everything the account owns, as one zip archive",
      spec: (call) => ({
        ...call,
        responses: {
          200: {
            description: "The archive, sent as it is made",
            content: { "application/zip": { schema: { type: "string", format: "binary" } } },
          },
        },
      }),
    })
    // A stream of bytes, which no schema looks into.
    .output(z.unknown()),
  askDeletion: openTo("session", { needsProof: true })
    .route({ method: "POST", path: "/accounts/me/deletion", tags: ["accounts"], summary: "Delete the account after a time of grace" })
    .output(account),
  cancelDeletion: openTo("session", { isOwnersOnly: true })
    .route({ method: "DELETE", path: "/accounts/me/deletion", tags: ["accounts"], summary: "Keep the account" })
    .output(account),
};
