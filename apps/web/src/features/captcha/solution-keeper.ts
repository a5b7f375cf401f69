import type { CaptchaChallenge, CaptchaPuzzle } from "@vitrine/contract";

/** The provider that judges visitors by itself. */
export type RecaptchaChallenge = Extract<CaptchaChallenge, { provider: "recaptcha" }>;

export interface SolutionMakers {
  ask(): Promise<CaptchaChallenge>;
  solvePuzzle(puzzle: CaptchaPuzzle, signal: AbortSignal): Promise<string>;
  openRecaptcha(challenge: RecaptchaChallenge): Promise<string>;
}

export interface SolutionKeeper {
  /** Has a solution made, if none is there that is still good. */
  prepare(): void;
  /** Hands a solution out; each goes out once. */
  take(): Promise<string>;
  /** Ends what is being made: its form is gone. */
  stop(): void;
}

/** A solution is handed out for so many milliseconds: a minute less than the server takes it, for the way there. */
export const USABLE_MS = 9 * 60_000;

interface Begun {
  readonly at: number;
  /** How the solution is had at the last moment: at once for a puzzle; reCAPTCHA's is made then, as it lives two minutes. */
  readonly finish: Promise<() => Promise<string>>;
}

/** Keeps one solution in store: made ahead, used once, thrown away when too old. `now` is in milliseconds. */
export function solutionKeeper(makers: SolutionMakers, now: () => number): SolutionKeeper {
  let begun: Begun | null = null;
  let stopping = new AbortController();
  const begin = (): Begun => {
    if (begun && now() - begun.at < USABLE_MS) return begun;
    const made: Begun = { at: now(), finish: make(stopping.signal) };
    begun = made;
    made.finish.catch(() => {
      // Forgotten, so that the next try asks again; whoever takes it hears of it.
      if (begun === made) begun = null;
    });
    return made;
  };
  const make = async (signal: AbortSignal): Promise<() => Promise<string>> => {
    const challenge = await makers.ask();
    if (challenge.provider === "recaptcha") return () => makers.openRecaptcha(challenge);
    signal.throwIfAborted();
    const solution = await makers.solvePuzzle(challenge.challenge, signal);
    return () => Promise.resolve(solution);
  };
  return {
    prepare: () => void begin(),
    async take() {
      const { finish } = begin();
      begun = null;
      return (await finish)();
    },
    stop() {
      stopping.abort();
      stopping = new AbortController();
      begun = null;
    },
  };
}
