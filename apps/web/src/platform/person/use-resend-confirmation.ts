import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { client } from "../calls/client.ts";
import { type Problem, problemOf } from "../calls/problem.ts";
import { useCountdown } from "../forms/use-countdown.ts";

/** Seconds to wait where the refusal does not say how many. */
const USUAL_WAIT = 60;

export interface ResendConfirmation {
  send(): void;
  readonly isSending: boolean;
  /** Seconds until another can be sent; 0 when it can. */
  readonly waitSeconds: number;
  /** What went wrong, unless it is only for now: then there is the wait. */
  readonly problem: Problem | null;
}

/** Sends the link that confirms the e-mail address again, and counts down to the next. */
export function useResendConfirmation(onSent: () => void): ResendConfirmation {
  const [until, setUntil] = useState<number | null>(null);
  const waitSeconds = useCountdown(until);
  const wait = (seconds: number): void => setUntil(Date.now() + seconds * 1000);
  const resend = useMutation({
    mutationFn: () => client.accounts.resendConfirmation(),
    onSuccess: ({ resendSeconds }) => {
      wait(resendSeconds);
      onSent();
    },
    onError: (error) => {
      const { code, retrySeconds = USUAL_WAIT } = problemOf(error);
      if (code === "CODE_WAIT" || code === "TOO_MANY_REQUESTS") wait(retrySeconds);
    },
  });
  const problem = resend.error ? problemOf(resend.error) : null;
  return { send: () => resend.mutate(), isSending: resend.isPending, waitSeconds, problem: waitSeconds > 0 ? null : problem };
}
