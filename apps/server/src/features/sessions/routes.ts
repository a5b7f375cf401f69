import { implement, type Router } from "@orpc/server";
import { contract } from "@vitrine/contract";
import type { Platform } from "../../platform/platform.ts";
import { Refusal } from "../../platform/refusal.ts";
import { type RequestContext, requireSelf } from "../../platform/request-context.ts";
import { findAccount } from "../accounts/index.ts";
import type { PlanTable } from "../billing/index.ts";
import { removeDevice, removeDevices } from "./device/remove-devices.ts";
import { makeIdentityToken } from "./identity-token/identity-token.ts";
import { signForChat } from "./identity-token/sign-for-chat.ts";
import { signingKeyOf } from "./identity-token/signing-key.ts";
import type { Doors } from "./log-in/doors.ts";
import { logInRoutes } from "./log-in/log-in-routes.ts";
import { passwordGate } from "./log-in/password-gate.ts";
import { changePassword } from "./password/change-password.ts";
import { recoverPassword } from "./password/recover-password.ts";
import { resetPassword } from "./password/reset-password.ts";
import { proofNeeds, prove, startProof } from "./prove.ts";
import { listSessions, listTrustedDevices } from "./session/list-sessions.ts";
import { revokeOneSession } from "./session/log-out.ts";
import { revokeOtherSessions } from "./session/revoke-other-sessions.ts";
import { sessionLimits } from "./session/session-limits.ts";
import { validateSession } from "./session/validate-session.ts";
import { endSupport } from "./support/support.ts";

export function sessionRoutes(
  platform: Platform,
  { plans }: { readonly plans: Pick<PlanTable, "starting"> },
): Router<typeof contract.sessions, RequestContext> {
  const doors: Doors = { platform, plans, gate: passwordGate(), limits: sessionLimits() };
  const api = implement(contract.sessions).$context<RequestContext>();
  const done = { success: true } as const;
  return api.router({
    ...logInRoutes(doors),
    validate: api.validate.handler(({ input, context }) => validateSession(platform, context, input)),
    list: api.list.handler(async ({ input, context }) => ({ ...done, ...(await listSessions(platform, context, input)) })),
    revoke: api.revoke.handler(async ({ input, context }) => {
      await revokeOneSession(platform, context, input.sessionId);
      return done;
    }),
    revokeAll: api.revokeAll.handler(async ({ context }) => {
      await revokeOtherSessions(platform, context);
      return done;
    }),
    devices: api.devices.handler(({ input, context }) => listTrustedDevices(platform, context, input)),
    removeDevice: api.removeDevice.handler(async ({ input, context }) => {
      await removeDevice(platform, context, input.id);
      return done;
    }),
    removeDevices: api.removeDevices.handler(async ({ context }) => {
      await removeDevices(platform, context);
      return done;
    }),
    recover: api.recover.handler(async ({ input, context }) => {
      await recoverPassword(doors, context, input);
      return done;
    }),
    reset: api.reset.handler(async ({ input, context }) => {
      await resetPassword(doors, context, input);
      return done;
    }),
    changePassword: api.changePassword.handler(async ({ input, context }) => {
      await changePassword(doors, context, input.password);
      return done;
    }),
    proofNeeds: api.proofNeeds.handler(({ context }) => proofNeeds(platform, context)),
    startProof: api.startProof.handler(({ input, context }) => startProof(platform, context, input.method)),
    prove: api.prove.handler(async ({ input, context }) => {
      await prove(doors, context, input);
      return done;
    }),
    identityToken: api.identityToken.handler(async ({ context }) => {
      const account = await findAccount(platform.database.queries, requireSelf(context));
      if (!account) throw new Refusal("NOT_SIGNED_IN");
      const { token, expiresAt } = await makeIdentityToken(platform, account);
      return { token, expiresAt: expiresAt.toISOString() };
    }),
    identityKeys: api.identityKeys.handler(async () => ({ keys: [{ ...(await signingKeyOf(platform)).published }] })),
    crispSign: api.crispSign.handler(async ({ input, context }) => ({
      ...done,
      signature: await signForChat(platform, context, input.email),
    })),
    endSupport: api.endSupport.handler(async ({ context }) => {
      await endSupport(platform, context);
      return done;
    }),
  });
}
