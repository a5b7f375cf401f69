import type { Role } from "@vitrine/contract";

/** What a person may do in the account of somebody else. Its owner is the account itself, and nobody besides. */
export interface Membership {
  readonly accountId: string;
  readonly role: Exclude<Role, "owner">;
  /** Ids of the sites it is limited to; null for all. */
  readonly sites: ReadonlySet<string> | null;
}

/**
 * Where people are at work besides their own accounts. Whoever changes what is said here tells `callers` to forget the
 * person.
 */
export interface Memberships {
  /** The account a browser's session is about at the moment; null for the person's own. */
  chosenIn(session: { readonly personId: string; readonly sessionId: string }): Promise<Membership | null>;
  /** What a person may do in an account that is not his own; null for nothing. */
  find(personId: string, accountId: string): Promise<Membership | null>;
}

/** Everybody has his own account, and no other. */
export const noMemberships: Memberships = { chosenIn: async () => null, find: async () => null };
