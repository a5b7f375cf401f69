import { implement, type Router } from "@orpc/server";
import { type AdminAccount, contract } from "@vitrine/contract";
import type { Platform } from "../../platform/platform.ts";
import { Refusal } from "../../platform/refusal.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { listEvents } from "../audit/index.ts";
import type { PlanTable } from "../billing/index.ts";
import { accountById } from "./account-by-id.ts";
import { listAccounts } from "./list-accounts.ts";
import { presentAccounts } from "./present-accounts.ts";
import { setCloneAccess } from "./set-clone-access.ts";
import { setFlags } from "./set-flags.ts";
import { setPlan } from "./set-plan.ts";
import { signOutEverywhere } from "./sign-out-everywhere.ts";
import { startActing } from "./start-acting.ts";

export function adminRoutes(platform: Platform, plans: PlanTable): Router<typeof contract.admin, RequestContext> {
  const { database } = platform;
  const api = implement(contract.admin).$context<RequestContext>();
  const presentOne = async (id: string): Promise<AdminAccount> => {
    const [account] = await presentAccounts(platform, plans, [await accountById(platform, id)]);
    if (!account) throw new Refusal("NOT_FOUND");
    return account;
  };
  return api.router({
    accounts: api.accounts.handler(async ({ input }) => {
      const { rows, nextCursor } = await listAccounts(platform, plans, input);
      return { items: await presentAccounts(platform, plans, rows), nextCursor };
    }),
    account: api.account.handler(({ input }) => presentOne(input.id)),
    events: api.events.handler(async ({ input }) => {
      await accountById(platform, input.id);
      return listEvents(database.queries, input.id, input);
    }),
    setPlan: api.setPlan.handler(async ({ input, context }) => {
      await setPlan(platform, plans, context, input);
      return presentOne(input.id);
    }),
    setCloneAccess: api.setCloneAccess.handler(async ({ input, context }) => {
      await setCloneAccess(platform, context, input.id, input.isGranted);
      return presentOne(input.id);
    }),
    setFlags: api.setFlags.handler(async ({ input: { id, ...changes }, context }) => {
      await setFlags(platform, context, id, changes);
      return presentOne(id);
    }),
    signOut: api.signOut.handler(async ({ input, context }) => {
      await signOutEverywhere(platform, context, input.id);
      return { success: true };
    }),
    startSupport: api.startSupport.handler(async ({ input, context }) => {
      const { expiresAt } = await startActing(platform, context, input.id, input.reason);
      return { success: true, expiresAt: expiresAt.toISOString() };
    }),
  });
}
