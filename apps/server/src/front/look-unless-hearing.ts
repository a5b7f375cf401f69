/** Has what is in memory looked at again while nobody says that other nodes are heard. */
export interface LookingAgain {
  /** Other nodes are heard, and all that they told until now has come. */
  hearing(): void;
  stop(): void;
}

/** How old what is served may be while they are not, in milliseconds. */
const PATIENCE_MS = 4_000;

/**
 * Of several nodes that serve the same files each hears from its application what the others change. While that is away, or
 * hears nothing itself, nobody knows: whatever is in memory is then read again at its next use, every few seconds.
 */
export function lookUnlessHearing(look: () => void, patienceMs = PATIENCE_MS): LookingAgain {
  const timer = setInterval(look, patienceMs).unref();
  return {
    hearing: () => void timer.refresh(),
    stop: () => clearInterval(timer),
  };
}
