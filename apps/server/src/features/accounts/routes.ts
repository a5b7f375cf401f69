import { implement, type Router } from "@orpc/server";
import { contract } from "@vitrine/contract";
import { decodeCursor, pageOf } from "../../platform/cursor.ts";
import type { ExportPart } from "../../platform/export-part.ts";
import { rateLimit } from "../../platform/limits/rate-limit.ts";
import type { Platform } from "../../platform/platform.ts";
import { Refusal } from "../../platform/refusal.ts";
import { type RequestContext, requireCaller, requireSelf } from "../../platform/request-context.ts";
import { findAccount } from "./account-store.ts";
import { askDeletion } from "./deletion/ask-deletion.ts";
import { cancelDeletion } from "./deletion/cancel-deletion.ts";
import { cancelEmailChange } from "./email/cancel-email-change.ts";
import { changeEmail } from "./email/change-email.ts";
import { confirmEmail } from "./email/confirm-email.ts";
import { resendConfirmation } from "./email/resend-confirmation.ts";
import { exportAccount } from "./export/export-account.ts";
import { listApiKeys } from "./keys/api-key-store.ts";
import { makeApiKey } from "./keys/make-api-key.ts";
import { presentApiKey } from "./keys/present-api-key.ts";
import { revokeApiKey } from "./keys/revoke-api-key.ts";
import { presentAccount } from "./present-account.ts";
import { updateProfile } from "./profile/update-profile.ts";

const HOUR_MS = 3_600_000;

export interface AccountTools {
  /** What the other slices add to an export. */
  readonly exportParts: readonly ExportPart[];
}

export function accountRoutes(platform: Platform, { exportParts }: AccountTools): Router<typeof contract.accounts, RequestContext> {
  const { database, clock } = platform;
  const api = implement(contract.accounts).$context<RequestContext>();
  // E-mails go to addresses their owners may not have given us; archives cost a whole account's reading.
  const messages = limited(rateLimit(10, HOUR_MS), clock);
  const exports = limited(rateLimit(6, HOUR_MS), clock);
  return api.router({
    me: api.me.handler(async ({ context }) => {
      const caller = requireCaller(context);
      const account = await findAccount(database.queries, requireSelf(context));
      if (!account) throw new Refusal("NOT_SIGNED_IN");
      return presentAccount(account, caller);
    }),
    update: api.update.handler(async ({ input, context }) => {
      const caller = requireCaller(context);
      return presentAccount(
        await updateProfile(platform, { accountId: requireSelf(context), language: caller.actor.language }, input),
        caller,
      );
    }),
    resendConfirmation: api.resendConfirmation.handler(async ({ context }) => {
      const accountId = requireSelf(context);
      messages(accountId);
      return { resendSeconds: await resendConfirmation(platform, accountId) };
    }),
    changeEmail: api.changeEmail.handler(async ({ input, context }) => {
      const caller = requireCaller(context);
      messages(requireSelf(context));
      return presentAccount(await changeEmail(platform, context, input.email), caller);
    }),
    cancelEmailChange: api.cancelEmailChange.handler(async ({ context }) => {
      const caller = requireCaller(context);
      return presentAccount(await cancelEmailChange(platform, requireSelf(context)), caller);
    }),
    confirmEmail: api.confirmEmail.handler(async ({ input, context }) => ({
      success: true,
      email: await confirmEmail(platform, context, input.token),
    })),
    keys: api.keys.handler(async ({ input, context }) => {
      const { accountId } = requireCaller(context);
      const found = await listApiKeys(database.queries, accountId, input.limit + 1, decodeCursor(input.cursor));
      const { rows, nextCursor } = pageOf(found, input.limit, (row) => ({ at: row.createdAt, id: row.id }));
      return { items: rows.map(presentApiKey), nextCursor };
    }),
    makeKey: api.makeKey.handler(async ({ input, context }) => {
      const { key, row } = await makeApiKey(platform, context, input);
      return { key, item: presentApiKey(row) };
    }),
    revokeKey: api.revokeKey.handler(async ({ input, context }) => {
      await revokeApiKey(platform, context, input.id);
      return { success: true };
    }),
    export: api.export.handler(async ({ context }) => {
      exports(requireCaller(context).accountId);
      const { name, stream } = await exportAccount(platform, context, exportParts);
      context.replyHeaders.set("content-type", "application/zip");
      context.replyHeaders.set("content-disposition", `attachment; filename="${name}"`);
      return stream;
    }),
    askDeletion: api.askDeletion.handler(async ({ context }) =>
      presentAccount(await askDeletion(platform, context), requireCaller(context)),
    ),
    cancelDeletion: api.cancelDeletion.handler(async ({ context }) =>
      presentAccount(await cancelDeletion(platform, context), requireCaller(context)),
    ),
  });
}

/** Refuses what an account asks for more often than the limit allows. */
function limited(limit: ReturnType<typeof rateLimit>, { now }: { now(): number }): (accountId: string) => void {
  return (accountId) => {
    const seconds = limit.hit(accountId, now());
    if (seconds > 0) throw new Refusal("TOO_MANY_REQUESTS", { values: { seconds } });
  };
}
