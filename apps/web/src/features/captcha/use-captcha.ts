import type { CaptchaAction } from "@vitrine/contract";
import { useEffect, useState } from "react";
import { client } from "../../platform/calls/client.ts";
import { isRefusedFor } from "../../platform/calls/problem.ts";
import { solutionKeeper } from "./solution-keeper.ts";
import { solvePuzzle } from "./solve-puzzle.ts";

export interface Captcha {
  /** Starts solving, so that it is done by the time of the submit: a form calls it on focus (`onFocus`). */
  prepare(): void;
  /** A solution that no call has had yet; rejects when no challenge can be had. */
  solve(): Promise<string>;
  /** Makes a call with a solution, and once more with another when the first had expired on the way. */
  guard<Result>(call: (captcha: string) => Promise<Result>): Promise<Result>;
}

/** The captcha of a form. */
export function useCaptcha(action: CaptchaAction): Captcha {
  const [captcha] = useState(() => makeCaptcha(action));
  useEffect(() => () => captcha.stop(), [captcha]);
  return captcha;
}

function makeCaptcha(action: CaptchaAction): Captcha & { stop(): void } {
  const keeper = solutionKeeper(
    {
      ask: () => client.captcha.challenge({ action }),
      solvePuzzle,
      openRecaptcha: async (challenge) => (await import("./ask-recaptcha.ts")).askRecaptcha(challenge, action),
    },
    () => performance.now(),
  );
  return {
    prepare: keeper.prepare,
    solve: keeper.take,
    stop: keeper.stop,
    async guard(call) {
      try {
        return await call(await keeper.take());
      } catch (error) {
        if (!isRefusedFor(error, "CAPTCHA_WRONG")) throw error;
        return call(await keeper.take());
      }
    },
  };
}
