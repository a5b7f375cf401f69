import type { Account } from "@vitrine/contract";
import type { Caller } from "../../platform/request-context.ts";
import type { AccountRow } from "./account-store.ts";
import { metaOf } from "./meta-of.ts";

/** An account as its own caller sees it. */
export function presentAccount(
  row: AccountRow,
  { plan, standing, support, role }: Pick<Caller, "plan" | "standing" | "support" | "role">,
): Account {
  return {
    id: row.id,
    email: row.email,
    isEmailConfirmed: row.emailConfirmedAt !== null,
    pendingEmail: row.pendingEmail,
    name: row.name,
    username: row.username,
    phone: row.phone,
    pictureId: row.pictureId,
    language: row.language,
    builderVersion: "3.0",
    plan: {
      name: plan.name,
      names: standing.names,
      kind: standing.kind,
      isActive: standing.isActive,
      startAt: plan.startAt.toISOString(),
      renewalDate: plan.renewalDate?.toISOString() ?? null,
    },
    role,
    entitlements: [...standing.entitlements],
    siteCap: standing.siteCap,
    isAdmin: row.isAdmin,
    isSpecial: row.isSpecial,
    meta: metaOf(row),
    hasPassword: row.hasPassword,
    newSetup: row.newSetup,
    deletesAt: row.deletesAt?.toISOString() ?? null,
    support: support ? { name: support.adminName, since: new Date(support.since).toISOString() } : null,
    createdAt: row.createdAt.toISOString(),
  };
}
