import { createHmac } from "node:crypto";
import type { Platform } from "../../../platform/platform.ts";
import { Refusal } from "../../../platform/refusal.ts";
import { type RequestContext, requireSelf } from "../../../platform/request-context.ts";
import { findAccount } from "../../accounts/index.ts";

/**
 * Proves to the support chat whose e-mail address somebody writes under: the account's own and no other.
 * @throws Refusal NOT_CONFIGURED, FORBIDDEN
 */
export async function signForChat({ config, database }: Platform, context: RequestContext, email: string): Promise<string> {
  if (config.crispSecret === undefined) throw new Refusal("NOT_CONFIGURED", { values: { setting: "VITRINE_CRISP_SECRET" } });
  const account = await findAccount(database.queries, requireSelf(context));
  if (!account || account.email !== email) throw new Refusal("FORBIDDEN");
  return createHmac("sha256", config.crispSecret).update(email).digest("hex");
}
