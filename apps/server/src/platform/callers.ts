import { boundedCache } from "./limits/bounded-cache.ts";
import type { Caller } from "./request-context.ts";

/**
 * Who lately proved to be whom, so that a session is not looked up for every request. What this process changes
 * is forgotten at once; what another node changes, within `MAX_AGE_MS`.
 */
export interface Callers {
  /** The caller a credential's hash stands for, looked up when it is not known freshly. */
  of(hash: string, look: () => Promise<Caller | null>): Promise<Caller | null>;
  /** Forgets everything known of an account: call it after each change to what an account may do, or to its sessions. */
  forget(accountId: string): void;
  /** Forgets it because another node has changed it. */
  forgetAsOthersDo(accountId: string): void;
  /** Calls back after each forgetting, with whether another node was the reason. */
  onForget(listener: (accountId: string, isElsewhere: boolean) => void): void;
}

/** Milliseconds a caller counts without another look; a revocation elsewhere is effective within a second. */
const MAX_AGE_MS = 900;
const MOST = 50_000;

/** Everybody whose change changes the caller: the account, and whoever is at work in it. */
function idsOf({ accountId, actor }: Caller): ReadonlySet<string> {
  return new Set([accountId, actor.accountId]);
}

interface Known {
  readonly caller: Caller;
  readonly at: number;
}

export function callerCache(clock: { now(): number }): Callers {
  const hashes = new Map<string, Set<string>>();
  const known = boundedCache<Known>(MOST, {
    onDrop(hash, { caller }) {
      for (const id of idsOf(caller)) {
        const siblings = hashes.get(id);
        siblings?.delete(hash);
        if (siblings?.size === 0) hashes.delete(id);
      }
    },
  });
  // Raised by every forgetting: a look that began before one must not leave behind what it saw.
  let changes = 0;
  const listeners: Parameters<Callers["onForget"]>[0][] = [];
  const forget = (accountId: string, isElsewhere: boolean): void => {
    changes += 1;
    for (const hash of [...(hashes.get(accountId) ?? [])]) known.delete(hash);
    for (const listener of listeners) listener(accountId, isElsewhere);
  };
  return {
    async of(hash, look) {
      const entry = known.get(hash);
      const age = entry ? clock.now() - entry.at : Number.POSITIVE_INFINITY;
      if (entry && age >= 0 && age < MAX_AGE_MS) return entry.caller;
      known.delete(hash);
      const before = changes;
      const caller = await look();
      if (!caller || changes !== before) return caller;
      known.set(hash, { caller, at: clock.now() });
      for (const id of idsOf(caller)) hashes.set(id, (hashes.get(id) ?? new Set()).add(hash));
      return caller;
    },
    forget: (accountId) => forget(accountId, false),
    forgetAsOthersDo: (accountId) => forget(accountId, true),
    onForget: (listener) => void listeners.push(listener),
  };
}
