/** A challenge, and when it is too old to begin anything with, in milliseconds since 1970. */
export interface Challenge {
  readonly options: Record<string, unknown>;
  readonly until: number;
}

/** What suggesting passkeys needs; tests bring their own. */
export interface SuggestionWorld {
  /** Resolves when somebody looks at the page. */
  inSight(signal: AbortSignal): Promise<void>;
  /** A challenge that counts for a while yet. */
  challenge(signal: AbortSignal): Promise<Challenge>;
  /** Resolves to what the chosen passkey says; rejects when the signal gives it up, or when the answer is no. */
  choice(options: Record<string, unknown>, signal: AbortSignal): Promise<Record<string, unknown>>;
  now(): number;
  /** A signal that is given up at a moment. */
  endAt(until: number): AbortSignal;
}

/** A request refused sooner than this, in milliseconds, was refused by the browser and would be again. */
const AT_ONCE_MS = 1_000;

/**
 * Offers passkeys until one is chosen; null when there is no more use in it. A challenge that ends is replaced, and
 * after a change of mind the passkeys are offered again. Nothing is asked of the server while nobody looks.
 */
export async function suggestPasskeys(world: SuggestionWorld, signal: AbortSignal): Promise<Record<string, unknown> | null> {
  while (!signal.aborted) {
    try {
      await world.inSight(signal);
      const { options, until } = await world.challenge(signal);
      const begunAt = world.now();
      const end = AbortSignal.any([signal, world.endAt(until)]);
      try {
        return await world.choice(options, end);
      } catch {
        if (!end.aborted && world.now() - begunAt < AT_ONCE_MS) return null;
      }
    } catch {
      // The server is away, or had enough: the button says so to whoever presses it.
      return null;
    }
  }
  return null;
}
