import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import type { LogInStep } from "@vitrine/contract";
import { optionsQuery } from "../../../platform/calls/options-query.ts";
import { accountQuery } from "../../../platform/person/account.ts";
import { ACCOUNT_KEY } from "../../../platform/person/current-user.ts";
import type { Persistence } from "../../../platform/person/session-id.ts";
import { raiseTwoFactorFlag } from "../../../platform/person/two-factor-flag.ts";
import { takeWayBack } from "../../../platform/person/way-back.ts";
import { pendingLogInKey } from "../queries.ts";
import { openSession, type SessionOptions } from "./open-session.ts";

export interface EnterOptions extends Omit<SessionOptions, "persistence"> {
  readonly persistence?: Persistence;
  /** Whether the account is new: it begins at the first screen, whatever was asked for before. */
  readonly isNew?: boolean;
}

/** Goes on from a step of a log-in. */
export type Enter = (step: LogInStep, options?: EnterOptions) => Promise<void>;

const DOOR_KEYS: ReadonlySet<unknown> = new Set([ACCOUNT_KEY[0], pendingLogInKey[0], optionsQuery.queryKey[0]]);

/** Kept for the second step of a log-in, which may come after a reload. */
const PERSISTENCE = "vitrine.persistence";

/** Goes on from a step of a log-in: to the second factor, or in, back to where one was. */
export function useEnter(): Enter {
  const queryClient = useQueryClient();
  const router = useRouter();
  return async (step, { persistence, isNew = false, ...options } = {}) => {
    if (persistence) sessionStorage.setItem(PERSISTENCE, persistence);
    if (step.next === "two_factor") {
      raiseTwoFactorFlag(Date.parse(step.expiresAt));
      queryClient.setQueryData(pendingLogInKey, step);
      await router.navigate({ to: "/verify", replace: true });
      return;
    }
    await openSession({ ...options, persistence: sessionStorage.getItem(PERSISTENCE) === "session" ? "session" : "local" });
    sessionStorage.removeItem(PERSISTENCE);
    // What was read for somebody else is forgotten; what the doors themselves read is still on screen.
    queryClient.removeQueries({ predicate: ({ queryKey }) => !DOOR_KEYS.has(queryKey[0]) });
    const account = await queryClient.fetchQuery({ ...accountQuery, staleTime: 0 });
    const back = takeWayBack(account?.id ?? null);
    await router.navigate({ href: isNew ? "/" : back, replace: true });
    queryClient.removeQueries({ queryKey: pendingLogInKey });
  };
}
