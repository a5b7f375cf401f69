import type { SupportAction } from "../../platform/http/api/api.ts";
import type { Platform } from "../../platform/platform.ts";
import { type RequestContext, requireCaller } from "../../platform/request-context.ts";
import { deleteEvent } from "./event-store.ts";
import { recordEvent } from "./record-event.ts";

/**
 * Writes down what support is about to do in a customer's account, by the call and the ids it names. It is written
 * before it is done: of an action that may have been taken there is always a line, and one that cannot be written down
 * is not taken. One that was refused is taken out again.
 */
export async function recordSupportAction(
  { database, clock }: Pick<Platform, "database" | "clock">,
  context: RequestContext,
  { call, ids }: SupportAction,
): Promise<{ withdraw(): Promise<void> }> {
  const id = clock.id("securityEvent");
  const { accountId } = requireCaller(context);
  const subject = [call, ...ids].join(" ");
  await recordEvent(database.queries, { clock }, context, { id, accountId, kind: "support_deed", subject });
  return { withdraw: () => deleteEvent(database.queries, id) };
}
