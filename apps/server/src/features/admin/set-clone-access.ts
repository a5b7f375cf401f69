import type { Platform } from "../../platform/platform.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { recordEvent } from "../audit/index.ts";
import { findPlanOf, putCloneAccess } from "../billing/index.ts";
import { accountById } from "./account-by-id.ts";

/**
 * Grants or takes back the right to clone pages and quizzes.
 * @throws Refusal
 */
export async function setCloneAccess(platform: Platform, context: RequestContext, id: string, isGranted: boolean): Promise<void> {
  const { database, callers } = platform;
  await accountById(platform, id);
  if ((await findPlanOf(database.queries, id)).canClone === isGranted) return;
  await database.transaction(async (queries) => {
    await putCloneAccess(queries, id, isGranted);
    await recordEvent(queries, platform, context, {
      accountId: id,
      kind: "clone_access_changed",
      subject: isGranted ? "on" : "off",
      isBySupport: true,
    });
  });
  callers.forget(id);
}
