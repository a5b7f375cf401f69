import type { Platform } from "../../../platform/platform.ts";
import { Refusal } from "../../../platform/refusal.ts";
import { type RequestContext, requireCaller } from "../../../platform/request-context.ts";
import { recordEvent } from "../../audit/index.ts";
import { revokeOwnKey } from "./api-key-store.ts";

/**
 * Revokes one of the caller's keys; it opens nothing from then on.
 * @throws Refusal
 */
export async function revokeApiKey(platform: Platform, context: RequestContext, id: string): Promise<void> {
  const { database, clock, callers } = platform;
  const { accountId } = requireCaller(context);
  await database.transaction(async (queries) => {
    const key = await revokeOwnKey(queries, accountId, id, new Date(clock.now()));
    if (!key) throw new Refusal("NOT_FOUND");
    await recordEvent(queries, platform, context, { accountId, kind: "key_revoked", subject: key.name });
  });
  callers.forget(accountId);
}
