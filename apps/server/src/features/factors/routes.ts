import { implement, type Router } from "@orpc/server";
import { contract } from "@vitrine/contract";
import type { Platform } from "../../platform/platform.ts";
import { Refusal } from "../../platform/refusal.ts";
import { type RequestContext, requireCaller, requireSelf } from "../../platform/request-context.ts";
import { confirmApp } from "./app/confirm-app.ts";
import { removeApp } from "./app/remove-app.ts";
import { startApp } from "./app/start-app.ts";
import { setEmailFactor } from "./code/set-email-factor.ts";
import type { FactorHooks } from "./end-two-factor.ts";
import { addPasskey } from "./passkey/add-passkey.ts";
import { removePasskey } from "./passkey/remove-passkey.ts";
import { renamePasskey } from "./passkey/rename-passkey.ts";
import { startPasskey } from "./passkey/start-passkey.ts";
import { presentFactors, presentPasskey } from "./present-factors.ts";
import { makeRecoveryCodes } from "./recovery/make-recovery-codes.ts";
import type { Owner } from "./requester.ts";

/** Who changes factors, and the session they do it in. */
function ownerOf(context: RequestContext): Owner & { readonly boundTo: string } {
  const { sessionId } = requireCaller(context).actor;
  if (sessionId === undefined) throw new Refusal("SESSION_ONLY");
  return { accountId: requireSelf(context), boundTo: sessionId, from: context };
}

export function factorRoutes(platform: Platform, hooks: FactorHooks): Router<typeof contract.factors, RequestContext> {
  const api = implement(contract.factors).$context<RequestContext>();
  const stateOf = ({ accountId }: Pick<Owner, "accountId">) => presentFactors(platform.database.queries, accountId);
  return api.router({
    state: api.state.handler(({ context }) => stateOf({ accountId: requireSelf(context) })),
    setEmail: api.setEmail.handler(async ({ input, context }) => {
      await setEmailFactor(platform, hooks, ownerOf(context), input.isOn);
      return stateOf(ownerOf(context));
    }),
    startApp: api.startApp.handler(({ context }) => startApp(platform, ownerOf(context).accountId)),
    confirmApp: api.confirmApp.handler(async ({ input, context }) => {
      const recoveryCodes = await confirmApp(platform, ownerOf(context), input.code);
      return { state: await stateOf(ownerOf(context)), recoveryCodes };
    }),
    removeApp: api.removeApp.handler(async ({ context }) => {
      await removeApp(platform, hooks, ownerOf(context));
      return stateOf(ownerOf(context));
    }),
    makeRecoveryCodes: api.makeRecoveryCodes.handler(async ({ context }) => ({
      recoveryCodes: await makeRecoveryCodes(platform, ownerOf(context)),
    })),
    passkeyOptions: api.passkeyOptions.handler(async ({ context }) => ({ options: await startPasskey(platform, ownerOf(context)) })),
    addPasskey: api.addPasskey.handler(async ({ input, context }) => {
      const owner = ownerOf(context);
      return presentPasskey(await addPasskey(platform, owner, { ...input, boundTo: owner.boundTo }));
    }),
    renamePasskey: api.renamePasskey.handler(async ({ input, context }) =>
      presentPasskey(await renamePasskey(platform, ownerOf(context).accountId, input)),
    ),
    removePasskey: api.removePasskey.handler(async ({ input, context }) => {
      await removePasskey(platform, ownerOf(context), input.id);
      return { success: true };
    }),
  });
}
