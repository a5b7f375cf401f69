import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { client } from "../../platform/client.ts";
import { type Problem, problemOf } from "../../platform/problem.ts";

/** Seconds to wait where the refusal does not say how many. */
const USUAL_WAIT = 60;

export interface ResendConfirmation {
  send(): void;
  readonly isSending: boolean;
  /** Seconds until another can be sent; 0 when it can. */
  readonly waitSeconds: number;
  readonly problem: Problem | null;
}

/** Sends the link that confirms an address again, and counts down to the next. */
export function useResendConfirmation(onSent: () => void): ResendConfirmation {
  const [until, setUntil] = useState(0);
  const [now, setNow] = useState(() => Date.now());
  const waitSeconds = Math.max(0, Math.ceil((until - now) / 1000));
  const wait = (seconds: number): void => {
    setNow(Date.now());
    setUntil(Date.now() + seconds * 1000);
  };
  const isWaiting = waitSeconds > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const ticking = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(ticking);
  }, [isWaiting]);
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
  return { send: () => resend.mutate(), isSending: resend.isPending, waitSeconds, problem: isWaiting ? null : problem };
}
