import type { PlanKind } from "@vitrine/contract";

/** What the accounts are narrowed to; kept in the address. */
export interface AccountSearch {
  /** Part of an e-mail, name, username or phone, or a whole id. */
  readonly query?: string | undefined;
  readonly kind?: PlanKind | undefined;
}

export const KINDS = ["free", "trial", "paid", "churned"] as const satisfies readonly PlanKind[];

/** Reads the filters of an address; what makes no sense is left out. */
export function readAccountSearch({ query, kind }: Record<string, unknown>): AccountSearch {
  const known = KINDS.find((one) => one === kind);
  return { ...(typeof query === "string" && query !== "" ? { query } : {}), ...(known ? { kind: known } : {}) };
}
