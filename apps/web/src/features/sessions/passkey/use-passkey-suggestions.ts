import { useEffect, useRef } from "react";
import { client } from "../../../platform/calls/client.ts";
import { type Challenge, suggestPasskeys } from "./suggest-passkeys.ts";
import { canSuggestPasskeys, waitForPasskey } from "./wait-for-passkey.ts";

/** How long before its end a challenge is replaced, and how long one lives where it does not say, in milliseconds. */
const EARLY_MS = 30_000;
const USUAL_LIFE_MS = 5 * 60_000;

/** Resolves when the page is in sight, which one that is loaded ahead or in a tab behind is not. */
function inSight(signal: AbortSignal): Promise<void> {
  if (document.visibilityState === "visible") return Promise.resolve();
  return new Promise((resolve, reject) => {
    document.addEventListener("visibilitychange", () => resolve(), { once: true, signal });
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}

/**
 * Offers passkeys among the suggestions of the field marked `webauthn`, silently, as long as `isWaiting`: not beside
 * another way in, since a browser waits for one passkey at a time and a person for one answer.
 */
export function usePasskeySuggestions(isWaiting: boolean, onChosen: (response: Record<string, unknown>) => void): void {
  const kept = useRef<Challenge>(undefined);
  const latest = useRef(onChosen);
  latest.current = onChosen;
  useEffect(() => {
    if (!isWaiting) return;
    const work = new AbortController();
    const challenge = async (signal: AbortSignal): Promise<Challenge> => {
      if (kept.current && kept.current.until > Date.now()) return kept.current;
      const askedAt = Date.now();
      const { options } = await client.sessions.passkeyOptions(undefined, { signal });
      signal.throwIfAborted();
      const life = Number(options.timeout) || USUAL_LIFE_MS;
      kept.current = { options, until: askedAt + Math.max(life - EARLY_MS, life / 2) };
      return kept.current;
    };
    const offer = async (): Promise<void> => {
      if (!(await canSuggestPasskeys())) return;
      const world = {
        inSight,
        challenge,
        choice: waitForPasskey,
        now: () => Date.now(),
        endAt: (until: number) => AbortSignal.timeout(Math.max(0, until - Date.now())),
      };
      const response = await suggestPasskeys(world, work.signal);
      if (!response || work.signal.aborted) return;
      kept.current = undefined;
      latest.current(response);
    };
    // Where it cannot be known whether the browser can, it is as if it could not.
    offer().catch(() => undefined);
    return () => work.abort();
  }, [isWaiting]);
}
