import { z } from "zod";
import { openTo } from "./calls/access.ts";
import type { ErrorKind } from "./calls/errors.ts";
import { idOf, moment } from "./calls/ids.ts";

export const FACTOR_ERRORS = {
  CODE_WRONG: {
    status: 400,
    message: {
      pt: "Código inválido. Tentativas restantes: {attempts}.",
      en: "Invalid code. Attempts remaining: {attempts}.",
      es: "Código no válido. Intentos restantes: {attempts}.",
    },
  },
  CODE_EXPIRED: {
    status: 400,
    message: {
      pt: "O código expirou. Peça um novo.",
      en: "The code has expired. Request a new one.",
      es: "El código expiró. Solicita uno nuevo.",
    },
  },
  CODE_ATTEMPTS: {
    status: 429,
    message: {
      pt: "Muitas tentativas. Peça um novo código.",
      en: "Too many attempts. Request a new code.",
      es: "Demasiados intentos. Solicita un código nuevo.",
    },
  },
  CODE_WAIT: {
    status: 429,
    message: {
      pt: "Espere {seconds} segundos para pedir outro código.",
      en: "Wait {seconds} seconds before requesting another code.",
      es: "Espera {seconds} segundos antes de solicitar otro código.",
    },
  },
  CODE_NOT_SENT: {
    status: 503,
    message: {
      pt: "Não foi possível enviar o código. Tente de novo.",
      en: "The code could not be sent. Please try again.",
      es: "No se pudo enviar el código. Inténtalo de nuevo.",
    },
  },
  SET_UP_OVER: {
    status: 410,
    message: {
      pt: "Este processo não está mais em andamento. Comece de novo.",
      en: "This is no longer under way. Please restart the process.",
      es: "Este proceso ya no está en curso. Reinicia el proceso.",
    },
  },
  PASSKEY_REFUSED: {
    status: 400,
    message: {
      pt: "A chave de acesso não foi aceita. Tente de novo ou entre de outro jeito.",
      en: "The passkey was not accepted. Try again or log in another way.",
      es: "La llave de acceso no fue aceptada. Inténtalo de nuevo o entra de otra forma.",
    },
  },
  PASSKEY_LIMIT: {
    status: 409,
    message: {
      pt: "Você já tem {most} chaves de acesso. Remova uma para adicionar outra.",
      en: "You have {most} passkeys already. Remove one to add another.",
      es: "Ya tienes {most} llaves de acceso. Elimina una para agregar otra.",
    },
  },
  FACTOR_MISSING: {
    status: 409,
    message: {
      pt: "Este método de verificação não está ativo na sua conta.",
      en: "This verification method is not turned on for your account.",
      es: "Este método de verificación no está activo en tu cuenta.",
    },
  },
} as const satisfies Record<string, ErrorKind>;

/** Ways to show that it is you, besides the password. */
export const FACTOR_METHODS = ["email", "app", "recovery", "passkey"] as const;
export type FactorMethod = (typeof FACTOR_METHODS)[number];

/** Six digits; spaces a person types or pastes between them do not count. */
export const factorCode = z
  .string()
  .max(20, { message: "code_format" })
  .transform((value) => value.replace(/\s/g, ""))
  .pipe(z.string().regex(/^\d{6}$/, { message: "code_format" }));

/** `ABCD-EFGH` as it is shown; case and hyphens do not count. */
export const recoveryCode = z
  .string()
  .max(20, { message: "recovery_format" })
  .transform((value) => value.replace(/[\s-]/g, "").toUpperCase())
  .pipe(z.string().regex(/^[0-9A-HJKMNP-TV-Z]{10}$/, { message: "recovery_format" }));

/** What a browser's passkey answers, as the browser makes it; the server checks every part of it. */
export const passkeyResponse = z.record(z.string(), z.unknown());

/** One proof by one method. */
export const factorProof = z.discriminatedUnion("method", [
  z.strictObject({ method: z.literal("email"), code: factorCode }),
  z.strictObject({ method: z.literal("app"), code: factorCode }),
  z.strictObject({ method: z.literal("recovery"), code: recoveryCode }),
  z.strictObject({ method: z.literal("passkey"), response: passkeyResponse }),
]);
export type FactorProof = z.infer<typeof factorProof>;

export const passkey = z.object({ id: idOf("passkey"), name: z.string(), createdAt: moment, lastUsedAt: moment.nullable() });
export type Passkey = z.infer<typeof passkey>;

export const factorState = z.object({
  /** Whether a log-in asks for a second factor: any of e-mail and app is on. */
  isOn: z.boolean(),
  email: z.object({ isOn: z.boolean() }),
  app: z.object({ isOn: z.boolean(), since: moment.nullable() }),
  recoveryCodesLeft: z.int(),
  passkeys: z.array(passkey),
});
export type FactorState = z.infer<typeof factorState>;

/** When another code may be asked for, in seconds from now, and until when the one sent counts. */
export const sentCode = z.object({ resendSeconds: z.int(), expiresAt: moment });

const passkeyName = z.string().trim().min(1, { message: "required" }).max(60);

export const factors = {
  state: openTo("session", { isOwnersOnly: true })
    .route({ method: "GET", path: "/auth/factors", tags: ["factors"], summary: "The account's second factors" })
    .output(factorState),
  setEmail: openTo("session", { needsProof: true })
    .route({ method: "PUT", path: "/auth/factors/email", tags: ["factors"], summary: "Turn codes by e-mail on or off" })
    .input(z.strictObject({ isOn: z.boolean() }))
    .output(factorState),
  startApp: openTo("session", { needsProof: true })
    .route({ method: "POST", path: "/auth/factors/app", tags: ["factors"], summary: "Begin to add an authenticator app" })
    .output(z.object({ secret: z.string(), uri: z.string() })),
  confirmApp: openTo("session", { needsProof: true })
    .route({
      method: "POST",
      path: "/auth/factors/app/confirm",
      tags: ["factors"],
      summary: "Turn the authenticator app on with a first code",
    })
    .input(z.strictObject({ code: factorCode }))
    .output(z.object({ state: factorState, recoveryCodes: z.array(z.string()) })),
  removeApp: openTo("session", { needsProof: true })
    .route({ method: "DELETE", path: "/auth/factors/app", tags: ["factors"], summary: "Turn the authenticator app off" })
    .output(factorState),
  makeRecoveryCodes: openTo("session", { needsProof: true })
    .route({
      method: "POST",
      path: "/auth/factors/recovery-codes",
      tags: ["factors"],
      summary: "Make new recovery codes; those before stop working",
    })
    .output(z.object({ recoveryCodes: z.array(z.string()) })),
  passkeyOptions: openTo("session", { needsProof: true })
    .route({ method: "POST", path: "/auth/factors/passkeys/options", tags: ["factors"], summary: "What a browser needs to make a passkey" })
    .output(z.object({ options: z.record(z.string(), z.unknown()) })),
  addPasskey: openTo("session", { needsProof: true })
    .route({ method: "POST", path: "/auth/factors/passkeys", successStatus: 201, tags: ["factors"], summary: "Add a passkey" })
    .input(z.strictObject({ name: passkeyName, response: passkeyResponse }))
    .output(passkey),
  renamePasskey: openTo("session", { isOwnersOnly: true })
    .route({ method: "PATCH", path: "/auth/factors/passkeys/{id}", tags: ["factors"], summary: "Rename a passkey" })
    .input(z.strictObject({ id: idOf("passkey"), name: passkeyName }))
    .output(passkey),
  removePasskey: openTo("session", { needsProof: true })
    .route({ method: "DELETE", path: "/auth/factors/passkeys/{id}", tags: ["factors"], summary: "Remove a passkey" })
    .input(z.strictObject({ id: idOf("passkey") }))
    .output(z.object({ success: z.literal(true) })),
};
