import { useState } from "react";
import { client } from "../../platform/client.ts";
import { type Problem, problemOf } from "../../platform/problem.ts";
import { useText } from "../../platform/use-text.ts";
import { toast } from "../../ui/toast.ts";
import { useCountdown } from "./use-countdown.ts";

/** Seconds to wait where the refusal does not say how many. */
const USUAL_WAIT = 60;

export interface ResendConfirmation {
  send(): Promise<void>;
  readonly isSending: boolean;
  /** Seconds until another can be sent; 0 when it can. */
  readonly waitSeconds: number;
  readonly problem: Problem | null;
}

/** Sends the link that confirms the e-mail address again, and counts down to the next. */
export function useResendConfirmation(email: string): ResendConfirmation {
  const t = useText("sessions");
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [until, setUntil] = useState<number | null>(null);
  const waitSeconds = useCountdown(until);
  const send = async (): Promise<void> => {
    setSending(true);
    setProblem(null);
    try {
      const { resendSeconds } = await client.accounts.resendConfirmation();
      setUntil(Date.now() + resendSeconds * 1000);
      toast.success({ title: t("confirmEmail.sent", { email }) });
    } catch (error) {
      const found = problemOf(error);
      if (found.code === "CODE_WAIT" || found.code === "TOO_MANY_REQUESTS") {
        setUntil(Date.now() + (found.retrySeconds ?? USUAL_WAIT) * 1000);
      } else setProblem(found);
    } finally {
      setSending(false);
    }
  };
  return { send, isSending, waitSeconds, problem };
}
