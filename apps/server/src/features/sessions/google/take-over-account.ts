import type { Queries } from "../../../platform/database/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import { type AccountRow, handOver, revokeKeys } from "../../accounts/index.ts";
import { recordEvent } from "../../audit/index.ts";
import { forgetFactors } from "../../factors/index.ts";
import { forgetDevices } from "../device/device-store.ts";
import { revokeSessions } from "../session/revoke-sessions.ts";
import { deleteIdentities } from "./identity-store.ts";

/**
 * Gives an account whose address was never confirmed to the person the address belongs to. Whoever made it may have
 * been somebody else: nothing that opened it until now opens it any more. What is in it stays.
 */
export async function takeOverAccount(
  queries: Queries,
  platform: Pick<Platform, "clock">,
  context: RequestContext,
  { account, name }: { readonly account: AccountRow; readonly name: string },
): Promise<AccountRow> {
  const now = new Date(platform.clock.now());
  const { id: accountId } = account;
  const owned = await handOver(queries, account, { name, at: now });
  await revokeSessions(queries, accountId, now);
  await forgetDevices(queries, accountId);
  await forgetFactors(queries, accountId);
  await deleteIdentities(queries, accountId);
  await revokeKeys(queries, accountId, now);
  await recordEvent(queries, platform, context, { accountId, kind: "sessions_revoked" });
  return owned;
}
