import { oc } from "@orpc/contract";
import { z } from "zod";
import type { ErrorKind } from "./errors.ts";
import { idOf, moment } from "./ids.ts";
import { language } from "./languages.ts";

export const ACCOUNT_ERRORS = {
  EMAIL_TAKEN: {
    status: 409,
    message: {
      pt: "Já existe uma conta com este e-mail. Entre nela ou use outro e-mail.",
      en: "There is an account with this e-mail already. Log in to it or use another e-mail.",
      es: "Ya existe una cuenta con este correo. Inicia sesión o usa otro correo.",
    },
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

export const account = z.object({
  id: idOf("account"),
  email: z.string(),
  name: z.string(),
  language,
  plan: z.object({ name: z.string(), startAt: moment, renewalDate: moment.nullable() }),
  isAdmin: z.boolean(),
  createdAt: moment,
});
export type Account = z.infer<typeof account>;

export const accounts = {
  me: oc.route({ method: "GET", path: "/accounts/me", tags: ["accounts"], summary: "The account that asks" }).output(account),
  setLanguage: oc
    .route({ method: "PATCH", path: "/accounts/me", tags: ["accounts"], summary: "Change the interface language" })
    .input(z.strictObject({ language }))
    .output(account),
};
