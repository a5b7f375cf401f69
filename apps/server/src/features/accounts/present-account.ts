import type { Account } from "@vitrine/contract";
import type { AccountRow } from "./account-store.ts";

export function presentAccount(row: AccountRow): Account {
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    language: row.language,
    plan: {
      name: row.planName,
      startAt: row.planStartAt.toISOString(),
      renewalDate: row.planRenewalDate?.toISOString() ?? null,
    },
    isAdmin: row.isAdmin,
    createdAt: row.createdAt.toISOString(),
  };
}
