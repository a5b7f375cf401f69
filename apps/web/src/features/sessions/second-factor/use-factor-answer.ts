import type { FactorMethod, FactorProof } from "@vitrine/contract";
import { useState } from "react";
import { type Problem, problemOf } from "../../../platform/calls/problem.ts";
import { answerWithPasskey, PasskeyDeclined } from "../passkey/answer-with-passkey.ts";

export interface FactorActions {
  /** Sends a code by e-mail. */
  send(): Promise<void>;
  /** What the browser needs to use a passkey. */
  passkey(): Promise<Record<string, unknown>>;
  answer(proof: FactorProof): Promise<void>;
}

/** What is under way: a code being sent, or an answer being looked at. */
export type FactorWork = "sending" | "answering" | null;

/** Why an answer was not taken; `declined`: the browser or the person did not use the passkey. */
export type FactorProblem = Problem | "declined";

export interface FactorAnswer {
  readonly work: FactorWork;
  readonly problem: FactorProblem | null;
  /** When another code may be asked for after one that came too early, in milliseconds since 1970. */
  readonly waitUntil: number | null;
  forget(): void;
  send(): Promise<boolean>;
  /** Resolves to whether it was taken. */
  answer(method: FactorMethod, code: string): Promise<boolean>;
}

/** Answers a second factor, and keeps what came of it. */
export function useFactorAnswer(actions: FactorActions): FactorAnswer {
  const [work, setWork] = useState<FactorWork>(null);
  const [problem, setProblem] = useState<FactorProblem | null>(null);
  const [waitUntil, setWaitUntil] = useState<number | null>(null);

  const doing = async (kind: Exclude<FactorWork, null>, action: () => Promise<void>): Promise<boolean> => {
    setWork(kind);
    setProblem(null);
    try {
      await action();
      return true;
    } catch (error) {
      if (error instanceof PasskeyDeclined) {
        setProblem("declined");
        return false;
      }
      const found = problemOf(error);
      if (found.code === "CODE_WAIT") setWaitUntil(Date.now() + (found.retrySeconds ?? 30) * 1000);
      setProblem(found);
      return false;
    } finally {
      setWork(null);
    }
  };

  return {
    work,
    problem,
    waitUntil,
    forget: () => setProblem(null),
    send: () => doing("sending", actions.send),
    answer: (method, code) =>
      doing("answering", async () => {
        if (method === "passkey") await actions.answer({ method, response: await answerWithPasskey(await actions.passkey()) });
        else await actions.answer({ method, code });
      }),
  };
}
