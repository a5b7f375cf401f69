import { oc } from "@orpc/contract";
import { z } from "zod";
import { account, emailAddress, newPassword } from "./accounts.ts";
import type { ErrorKind } from "./errors.ts";
import { language } from "./languages.ts";

export const SESSION_ERRORS = {
  WRONG_CREDENTIALS: {
    status: 401,
    message: { pt: "Senha incorreta.", en: "Incorrect password.", es: "Contraseña incorrecta." },
  },
} as const satisfies Record<string, ErrorKind>;

export const sessions = {
  signUp: oc
    .route({ method: "POST", path: "/accounts", successStatus: 201, tags: ["sessions"], summary: "Sign up and start a session" })
    .input(
      z.strictObject({
        name: z.string().trim().min(2, { message: "name_short" }).max(120),
        email: emailAddress,
        password: newPassword,
        language: language.optional(),
      }),
    )
    .output(account),
  logIn: oc
    .route({ method: "POST", path: "/sessions", tags: ["sessions"], summary: "Log in with e-mail and password" })
    .input(z.strictObject({ email: emailAddress, password: z.string().min(1).max(1_000), remember: z.boolean().default(true) }))
    .output(account),
  logOut: oc
    .route({ method: "DELETE", path: "/sessions/current", tags: ["sessions"], summary: "Log out" })
    .output(z.object({ success: z.literal(true) })),
};
