import { z } from "zod";
import { moment } from "../calls/ids.ts";

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

/** When another code may be asked for, in seconds from now, and until when the one sent counts. */
export const sentCode = z.object({ resendSeconds: z.int(), expiresAt: moment });
