import { ORPCError } from "@orpc/client";
import type { ErrorCode, ErrorEnvelope, FieldProblem } from "@vitrine/contract";
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

/** What a rejected call means. */
export function problemOf(error: unknown): Problem {
  if (error instanceof ORPCError) {
    const envelope = error.data as (Partial<ErrorEnvelope> & { retrySeconds?: number }) | undefined;
    // What stands before the server, and has words of its own, says that it is away.
    if (envelope?.requestId === undefined && error.status >= 500) return { ...NOTHING, code: "UNAVAILABLE" };
    return {
      code: error.code as ErrorCode,
      message: error.message,
      requestId: envelope?.requestId ?? "",
      fields: envelope?.fields ?? [],
      data: envelope?.data,
      retrySeconds: envelope?.retrySeconds,
    };
  }
  return { ...NOTHING, code: error instanceof NoAnswer ? "OFFLINE" : "FAULT" };
}

/** Whether a call failed for one reason. */
export function isRefusedFor(error: unknown, code: ErrorCode): boolean {
  return error instanceof ORPCError && error.code === code;
}

/** Whether a refusal says that nobody is logged in, or no longer. */
export function isNobody(code: string): boolean {
  return code === "NOT_SIGNED_IN" || code === "SESSION_EXPIRED";
}
