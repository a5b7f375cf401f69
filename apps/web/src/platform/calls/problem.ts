import type { ErrorCode, FieldProblem } from "@vitrine/contract";
import { NoAnswer } from "./no-answer.ts";

/** Why a call failed, as screens handle it. `OFFLINE`: nothing answered. `FAULT`: something went wrong in this browser. */
export interface Problem {
  readonly code: ErrorCode | "OFFLINE" | "FAULT";
  /** For the person, in the language of the interface; empty when it was not the server that refused. */
  readonly message: string;
  /** Names the request in the server's log; empty when nothing answered. */
  readonly requestId: string;
  readonly fields: readonly FieldProblem[];
  /** What the particular code carries along. */
  readonly data: unknown;
  /** After how many seconds another try is worth while, where the refusal says so. */
  readonly retrySeconds?: number | undefined;
}

const NOTHING = { message: "", requestId: "", fields: [], data: undefined } as const;

/** A call that the server refused or failed at, or whatever answered for it. */
export class RefusedCall extends Error {
  readonly problem: Problem;

  /** @param problem what is not given of it is empty. */
  constructor(problem: Partial<Problem> & Pick<Problem, "code">, options?: ErrorOptions) {
    super(problem.message || problem.code, options);
    this.problem = { ...NOTHING, ...problem };
  }
}

/** What a rejected call means. */
export function problemOf(error: unknown): Problem {
  if (error instanceof RefusedCall) return error.problem;
  return { ...NOTHING, code: error instanceof NoAnswer ? "OFFLINE" : "FAULT" };
}

/** Whether a call failed for one reason. */
export function isRefusedFor(error: unknown, code: ErrorCode): boolean {
  return error instanceof RefusedCall && error.problem.code === code;
}

/** Whether a refusal is for what its person may do, by their role or the account's plan, whatever they asked for. */
export function isForStanding(code: string): boolean {
  return code === "ROLE_REQUIRED" || code === "PLAN_REQUIRED" || code === "NOT_PAID";
}

/** Whether a refusal says that nobody is logged in, or no longer. */
export function isNobody(code: string): boolean {
  return code === "NOT_SIGNED_IN" || code === "SESSION_EXPIRED";
}
