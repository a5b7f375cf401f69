import { z } from "zod";
import { openTo } from "../calls/access.ts";
import { idOf } from "../calls/ids.ts";
import { factorState, passkey } from "./factor-state.ts";
import { factorCode, passkeyResponse } from "./proof.ts";

const passkeyName = z.string().trim().min(1, { message: "required" }).max(60);

export const factorCalls = {
  state: openTo("session", { role: "self", isOwnersOnly: true })
    .route({ method: "GET", path: "/auth/factors", tags: ["factors"], summary: "The account's second factors" })
    .output(factorState),
  setEmail: openTo("session", { role: "self", needsProof: true })
    .route({ method: "PUT", path: "/auth/factors/email", tags: ["factors"], summary: "Turn codes by e-mail on or off" })
    .input(z.strictObject({ isOn: z.boolean() }))
    .output(factorState),
  startApp: openTo("session", { role: "self", needsProof: true })
    .route({ method: "POST", path: "/auth/factors/app", tags: ["factors"], summary: "Begin to add an authenticator app" })
    .output(z.object({ secret: z.string(), uri: z.string() })),
  confirmApp: openTo("session", { role: "self", needsProof: true })
    .route({
      method: "POST",
      path: "/auth/factors/app/confirm",
      tags: ["factors"],
      summary: "Turn the authenticator app on with a first code",
    })
    .input(z.strictObject({ code: factorCode }))
    .output(z.object({ state: factorState, recoveryCodes: z.array(z.string()) })),
  removeApp: openTo("session", { role: "self", needsProof: true })
    .route({ method: "DELETE", path: "/auth/factors/app", tags: ["factors"], summary: "Turn the authenticator app off" })
    .output(factorState),
  makeRecoveryCodes: openTo("session", { role: "self", needsProof: true })
    .route({
      method: "POST",
      path: "/auth/factors/recovery-codes",
      tags: ["factors"],
      summary: "Make new recovery codes; those before stop working",
    })
    .output(z.object({ recoveryCodes: z.array(z.string()) })),
  passkeyOptions: openTo("session", { role: "self", needsProof: true })
    .route({ method: "POST", path: "/auth/factors/passkeys/options", tags: ["factors"], summary: "What a browser needs to make a passkey" })
    .output(z.object({ options: z.record(z.string(), z.unknown()) })),
  addPasskey: openTo("session", { role: "self", needsProof: true })
    .route({ method: "POST", path: "/auth/factors/passkeys", successStatus: 201, tags: ["factors"], summary: "Add a passkey" })
    .input(z.strictObject({ name: passkeyName, response: passkeyResponse }))
    .output(passkey),
  renamePasskey: openTo("session", { role: "self", isOwnersOnly: true })
    .route({ method: "PATCH", path: "/auth/factors/passkeys/{id}", tags: ["factors"], summary: "Rename a passkey" })
    .input(z.strictObject({ id: idOf("passkey"), name: passkeyName }))
    .output(passkey),
  removePasskey: openTo("session", { role: "self", needsProof: true })
    .route({ method: "DELETE", path: "/auth/factors/passkeys/{id}", tags: ["factors"], summary: "Remove a passkey" })
    .input(z.strictObject({ id: idOf("passkey") }))
    .output(z.object({ success: z.literal(true) })),
};
