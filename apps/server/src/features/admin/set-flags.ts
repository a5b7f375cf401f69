import { META_FLAGS, type MetaFlag } from "@vitrine/contract";
import type { Platform } from "../../platform/platform.ts";
import { Refusal } from "../../platform/refusal.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { lockAccount, metaOf, putFlags } from "../accounts/index.ts";
import { recordEvent } from "../audit/index.ts";

const NAMES = ["isSpecial", "newSetup", ...META_FLAGS] as const;

/** How an account's flags stand. */
export interface Flags {
  readonly isSpecial: boolean;
  readonly newSetup: boolean;
  readonly meta: Readonly<Record<MetaFlag, boolean>>;
}

/** What is to change; what is left out stays. */
export interface FlagChanges {
  readonly isSpecial?: boolean | undefined;
  readonly newSetup?: boolean | undefined;
  readonly meta?: Readonly<Partial<Record<MetaFlag, boolean | undefined>>> | undefined;
}

/**
 * Makes somebody a special user or not, and sets the flags of the operator's other products. Each flag that really
 * changes stands in the account's log. Returns how all of them stand.
 * @throws Refusal NOT_FOUND
 */
export async function setFlags(
  platform: Platform,
  from: Pick<RequestContext, "userAgent" | "clientAddress">,
  id: string,
  { isSpecial, newSetup, meta = {} }: FlagChanges,
): Promise<Flags> {
  const { database, callers } = platform;
  const flags = await database.transaction(async (queries) => {
    // Held, so that flags set at the same moment are all kept.
    const account = await lockAccount(queries, id);
    if (!account) throw new Refusal("NOT_FOUND");
    const before = { isSpecial: account.isSpecial, newSetup: account.newSetup, ...metaOf(account) };
    const wanted = { isSpecial, newSetup, ...meta };
    const changed = NAMES.filter((name) => wanted[name] !== undefined && wanted[name] !== before[name]);
    const after = { ...before, ...Object.fromEntries(changed.map((name) => [name, !before[name]])) };
    const next: Flags = { isSpecial: after.isSpecial, newSetup: after.newSetup, meta: metaOf({ meta: after }) };
    if (changed.length > 0) await putFlags(queries, id, next);
    for (const name of changed) {
      const subject = `${name} ${before[name] ? "off" : "on"}`;
      await recordEvent(queries, platform, from, { accountId: id, kind: "flag_changed", subject, isBySupport: true });
    }
    return next;
  });
  callers.forget(id);
  return flags;
}
