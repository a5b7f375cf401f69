import { implement, type Router } from "@orpc/server";
import { contract } from "@vitrine/contract";
import type { Platform } from "../../platform/platform.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import type { AccountRow } from "../accounts/index.ts";
import { listEvents } from "../audit/index.ts";
import type { PlanTable } from "../billing/index.ts";
import { twoFactorOf } from "../factors/index.ts";
import { accountById } from "./account-by-id.ts";
import { listAccounts } from "./list-accounts.ts";
import { presentAdminAccount } from "./present-admin-account.ts";
import { setCloneAccess } from "./set-clone-access.ts";
import { setPlan } from "./set-plan.ts";
import { signOutEverywhere } from "./sign-out-everywhere.ts";
import { startActing } from "./start-acting.ts";

export function adminRoutes(platform: Platform, plans: PlanTable): Router<typeof contract.admin, RequestContext> {
  const { database, clock } = platform;
  const api = implement(contract.admin).$context<RequestContext>();
  const present = async (row: AccountRow) =>
    presentAdminAccount(row, plans.standingOf(row, clock.now()), (await twoFactorOf(database.queries, row.id)).isOn);
  const presentOne = async (id: string) => present(await accountById(platform, id));
  return api.router({
    accounts: api.accounts.handler(async ({ input }) => {
      const { rows, nextCursor } = await listAccounts(platform, plans, input);
      const items = [];
      for (const row of rows) items.push(await present(row));
      return { items, nextCursor };
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
