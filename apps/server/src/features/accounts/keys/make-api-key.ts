import type { Scope } from "@vitrine/contract";
import type { Platform } from "../../../platform/platform.ts";
import { Refusal } from "../../../platform/refusal.ts";
import { type RequestContext, requireCaller } from "../../../platform/request-context.ts";
import { recordEvent } from "../../audit/index.ts";
import { lockAccount } from "../account-store.ts";
import { createApiKey } from "./api-key.ts";
import { type ApiKeyRow, countLiveKeys } from "./api-key-store.ts";

/** Live keys an account may have: more than anybody can tell apart. */
const MOST_KEYS = 50;
const DAY_MS = 86_400_000;

export interface ApiKeyInput {
  readonly name: string;
  readonly scopes: readonly Scope[];
  /** Days until it ends by itself; without it, never. */
  readonly days?: number | undefined;
}

/**
 * Makes a key for programs; its secret is to be had this once.
 * @throws Refusal
 */
export function makeApiKey(
  platform: Platform,
  context: RequestContext,
  { name, scopes, days }: ApiKeyInput,
): Promise<{ readonly key: string; readonly row: ApiKeyRow }> {
  const { accountId, actor } = requireCaller(context);
  const now = new Date(platform.clock.now());
  const expiresAt = days === undefined ? null : new Date(now.getTime() + days * DAY_MS);
  return platform.database.transaction(async (queries) => {
    // Held, so that two made at the same time are counted one after the other.
    if (!(await lockAccount(queries, accountId))) throw new Refusal("NOT_SIGNED_IN");
    if ((await countLiveKeys(queries, accountId, now)) >= MOST_KEYS) throw new Refusal("KEY_LIMIT", { values: { most: MOST_KEYS } });
    const made = await createApiKey({ database: { queries }, clock: platform.clock }, accountId, {
      makerId: actor.accountId,
      name,
      scopes: [...new Set(scopes)],
      expiresAt,
    });
    await recordEvent(queries, platform, context, { accountId, kind: "key_made", subject: name });
    return made;
  });
}
