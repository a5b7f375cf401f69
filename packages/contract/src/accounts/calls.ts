import { z } from "zod";
import { openTo, SCOPES } from "../calls/access.ts";
import { idOf } from "../calls/ids.ts";
import { language } from "../calls/languages.ts";
import { listInput, listOf } from "../calls/lists.ts";
import { account } from "./account.ts";
import { apiKey } from "./api-key.ts";
import { emailAddress, fullName, phoneCountry, phoneNumber, username } from "./fields.ts";

const done = z.object({ success: z.literal(true) });

export const accountCalls = {
  me: openTo("account", { area: "account", role: "self" })
    .route({ method: "GET", path: "/accounts/me", tags: ["accounts"], summary: "The account that asks" })
    .output(account),
  update: openTo("account", { area: "account", role: "self" })
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
  resendConfirmation: openTo("session", { role: "self", isOwnersOnly: true })
    .route({
      method: "POST",
      path: "/accounts/me/email/confirmation",
      tags: ["accounts"],
      summary: "Send the link that confirms the e-mail address again",
    })
    .output(z.object({ resendSeconds: z.int() })),
  changeEmail: openTo("session", { role: "self", needsProof: true })
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
  cancelEmailChange: openTo("session", { role: "self", isOwnersOnly: true })
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
  keys: openTo("session", { role: "owner", isOwnersOnly: true })
    .route({ method: "GET", path: "/accounts/me/keys", tags: ["accounts"], summary: "The account's API keys, newest first" })
    .input(listInput)
    .output(listOf(apiKey)),
  makeKey: openTo("session", { role: "owner", needsProof: true })
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
  revokeKey: openTo("session", { role: "owner", isOwnersOnly: true })
    .route({ method: "DELETE", path: "/accounts/me/keys/{id}", tags: ["accounts"], summary: "Revoke an API key" })
    .input(z.strictObject({ id: idOf("apiKey") }))
    .output(done),
  export: openTo("session", { role: "owner", needsProof: true, hasSideEffect: true })
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
  askDeletion: openTo("session", { role: "owner", needsProof: true })
    .route({ method: "POST", path: "/accounts/me/deletion", tags: ["accounts"], summary: "Delete the account after a time of grace" })
    .output(account),
  cancelDeletion: openTo("session", { role: "owner", isOwnersOnly: true })
    .route({ method: "DELETE", path: "/accounts/me/deletion", tags: ["accounts"], summary: "Keep the account" })
    .output(account),
};
