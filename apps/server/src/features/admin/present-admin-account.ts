import type { AdminAccount } from "@vitrine/contract";
import type { Standing } from "../../platform/request-context.ts";
import { type AccountRow, metaOf } from "../accounts/index.ts";
import type { AccountPlan } from "../billing/index.ts";

/** An account as administrators see it. */
export function presentAdminAccount(row: AccountRow, plan: AccountPlan, standing: Standing, hasTwoFactor: boolean): AdminAccount {
  return {
    id: row.id,
    email: row.email,
    isEmailConfirmed: row.emailConfirmedAt !== null,
    name: row.name,
    username: row.username,
    phone: row.phone,
    plan: {
      name: plan.planName,
      names: standing.names,
      kind: standing.kind,
      isActive: standing.isActive,
      startAt: plan.planStartAt.toISOString(),
      renewalDate: plan.planRenewalDate?.toISOString() ?? null,
    },
    isAdmin: row.isAdmin,
    isSpecial: row.isSpecial,
    meta: metaOf(row),
    newSetup: row.newSetup,
    canClone: plan.canClone,
    hasTwoFactor,
    aff: row.aff,
    src: row.src,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
    deletesAt: row.deletesAt?.toISOString() ?? null,
  };
}
