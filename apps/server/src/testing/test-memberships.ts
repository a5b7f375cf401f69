import type { Membership, Memberships } from "../platform/acting/memberships.ts";

/** Memberships as a test puts them: each person is at work in one account besides his own, or in none. */
export interface TestMemberships extends Memberships {
  /** From the next look on; whoever was looked up less than a second ago is to be forgotten by `callers`. */
  put(personId: string, membership: Membership | null): void;
}

export function testMemberships(): TestMemberships {
  const put = new Map<string, Membership>();
  return {
    put(personId, membership) {
      if (membership) put.set(personId, membership);
      else put.delete(personId);
    },
    chosenIn: async ({ personId }) => put.get(personId) ?? null,
    async find(personId, accountId) {
      const membership = put.get(personId);
      return membership?.accountId === accountId ? membership : null;
    },
  };
}
