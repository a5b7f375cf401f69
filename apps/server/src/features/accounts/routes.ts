import { implement, type Router } from "@orpc/server";
import { contract } from "@vitrine/contract";
import type { Platform } from "../../platform/platform.ts";
import { Refusal } from "../../platform/refusal.ts";
import { type RequestContext, requireCaller } from "../../platform/request-context.ts";
import { findAccount, updateLanguage } from "./account-store.ts";
import { presentAccount } from "./present-account.ts";

export function accountRoutes(platform: Platform): Router<typeof contract.accounts, RequestContext> {
  const api = implement(contract.accounts).$context<RequestContext>();
  const own = async (accountId: string) => {
    const row = await findAccount(platform.database.queries, accountId);
    if (!row) throw new Refusal("NOT_SIGNED_IN");
    return presentAccount(row);
  };
  return api.router({
    me: api.me.handler(({ context }) => own(requireCaller(context).accountId)),
    setLanguage: api.setLanguage.handler(async ({ input, context }) => {
      const { accountId } = requireCaller(context);
      await updateLanguage(platform.database.queries, accountId, input.language);
      return own(accountId);
    }),
  });
}
