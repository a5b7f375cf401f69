import type { QueryClient } from "@tanstack/react-query";
import type { Account } from "@vitrine/contract";

/** Where the store of everything read from the API keeps who is logged in. */
export const ACCOUNT_KEY = ["account"] as const;

/** How often it is looked whether it is known who is here, and for how long, in milliseconds. */
const USER_POLL_MS = 50;
const USER_WAIT_MS = 3_000;

/** Who is logged in, as far as it is known: null is nobody, undefined is not known yet. */
export function currentUser(queryClient: QueryClient): Account | null | undefined {
  return queryClient.getQueryData<Account | null>(ACCOUNT_KEY);
}

/** Where the document of an open builder is kept: it stays with whoever has it open. */
export const BUILDER_KEY = "builder";

/** Forgets what was read for one account once another is here, save who is here and what is open in a builder. */
export function forgetWhatWasRead(queryClient: QueryClient): void {
  const kept: ReadonlySet<unknown> = new Set([ACCOUNT_KEY[0], BUILDER_KEY]);
  queryClient.removeQueries({ predicate: ({ queryKey }) => !kept.has(queryKey[0]) });
}

/**
 * Waits until it is known who is logged in.
 * @throws Error when it is not within three seconds.
 */
export function waitForUser(queryClient: QueryClient): Promise<Account | null> {
  return new Promise((resolve, reject) => {
    let waited = 0;
    const look = (): void => {
      const user = currentUser(queryClient);
      if (user !== undefined) resolve(user);
      else if (waited >= USER_WAIT_MS) reject(new Error("Timeout waiting for auth.currentUser"));
      else {
        waited += USER_POLL_MS;
        setTimeout(look, USER_POLL_MS);
      }
    };
    look();
  });
}
