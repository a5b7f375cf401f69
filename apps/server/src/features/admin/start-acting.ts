import type { Platform } from "../../platform/platform.ts";
import { Refusal } from "../../platform/refusal.ts";
import { type RequestContext, requireCaller } from "../../platform/request-context.ts";
import { startSupport } from "../sessions/index.ts";
import { accountById } from "./account-by-id.ts";

/**
 * Lets an administrator act for a customer: never for themselves, never for another administrator, whose rights
 * they would borrow.
 * @throws Refusal
 */
export async function startActing(platform: Platform, context: RequestContext, id: string, reason: string): Promise<{ expiresAt: Date }> {
  const { accountId: adminId } = requireCaller(context).actor;
  const account = await accountById(platform, id);
  if (account.isAdmin || account.id === adminId) throw new Refusal("SUPPORT_OF_ADMIN");
  return startSupport(platform, context, { adminId, accountId: account.id, reason });
}
