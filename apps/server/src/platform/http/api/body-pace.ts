import { Refusal } from "../../refusal.ts";

/** What comes in more slowly than this, in bytes a second, holds a place that others wait for: a slow mobile line does better. */
const SLOWEST = 16_000;
/** Milliseconds that it is measured over: a line may be silent for a while. */
const WINDOW = 15_000;

/** Watches how quickly one body comes in. */
export interface BodyPace {
  /** Aborted, with the refusal, once it comes too slowly while others wait for its place. */
  readonly tooSlow: AbortSignal;
  took(bytes: number): void;
  end(): void;
}

/**
 * Begins to watch. A slow line that nobody waits behind is as good as any other.
 * @param comeBack seconds after which whoever is refused may try again.
 */
export function watchPace(isWaitedFor: () => boolean, comeBack: number): BodyPace {
  const ending = new AbortController();
  let taken = 0;
  const look = (): void => {
    const isSlow = taken < (SLOWEST * WINDOW) / 1_000;
    taken = 0;
    if (isSlow && isWaitedFor()) ending.abort(new Refusal("TOO_MANY_REQUESTS", { values: { seconds: comeBack } }));
  };
  const timer = setInterval(look, WINDOW);
  timer.unref();
  return {
    tooSlow: ending.signal,
    took(bytes) {
      taken += bytes;
    },
    end: () => clearInterval(timer),
  };
}
