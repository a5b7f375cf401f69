import { hasRole, type Role } from "@vitrine/contract";
import { useAccount } from "./account.ts";

/**
 * Whether whoever looks may do what takes a role in the account they are at work in: what would be refused is not offered.
 * A refusal for the role or the plan has it asked again who that is, so that a screen follows what changed meanwhile.
 */
export function useHasRole(least: Role): boolean {
  const account = useAccount();
  return account !== null && hasRole(account.role, least);
}
