import { useEffect, useRef, useState } from "react";
import { type Problem, problemOf } from "../../../platform/calls/problem.ts";
import { useCountdown } from "../../../platform/forms/use-countdown.ts";

/** Seconds to wait where a refusal that is only for now does not say how many. */
const USUAL_WAIT = 5;

export interface DoorCall<Input> {
  send(input: Input): void;
  readonly isPending: boolean;
  readonly problem: Problem | null;
  /** Seconds until another try is worth while; 0 when it is. */
  readonly waitSeconds: number;
  /** Whether that try is made by itself, because many people are logging in. */
  readonly isQueued: boolean;
}

/**
 * A call at the door. Where many people are logging in at once it is made again by itself when the server says;
 * where somebody tried too often, the wait is counted down.
 * @param call rejects with what went wrong.
 * @param onRefused called with each refusal that is not a wait.
 */
export function useDoorCall<Input>(call: (input: Input) => Promise<void>, onRefused?: (problem: Problem) => void): DoorCall<Input> {
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [wait, setWait] = useState<{ readonly until: number; readonly input: Input } | null>(null);
  const waitSeconds = useCountdown(wait?.until ?? null);
  const isQueued = problem?.code === "LOG_IN_BUSY";

  const send = async (input: Input): Promise<void> => {
    setPending(true);
    setWait(null);
    setProblem(null);
    try {
      await call(input);
    } catch (error) {
      const found = problemOf(error);
      setProblem(found);
      if (found.code === "LOG_IN_BUSY" || found.code === "TOO_MANY_REQUESTS") {
        setWait({ until: Date.now() + (found.retrySeconds ?? USUAL_WAIT) * 1000, input });
      } else onRefused?.(found);
    } finally {
      setPending(false);
    }
  };

  const latest = useRef(send);
  latest.current = send;
  useEffect(() => {
    if (!wait || waitSeconds > 0 || Date.now() < wait.until) return;
    setWait(null);
    if (isQueued) void latest.current(wait.input);
    else setProblem(null);
  }, [wait, waitSeconds, isQueued]);

  return { send: (input) => void send(input), isPending, problem, waitSeconds, isQueued };
}
