import { ORPCError } from "@orpc/client";
import type { ErrorCode, ErrorEnvelope, FieldProblem } from "@vitrine/contract";

/** Why a call failed, as screens handle it. `OFFLINE`: nothing answered. */
export interface Problem {
  readonly code: ErrorCode | "OFFLINE";
  /** For the person, in the language of the interface; empty when nothing answered. */
  readonly message: string;
  /** Names the request in the server's log; empty when nothing answered. */
  readonly requestId: string;
  readonly fields: readonly FieldProblem[];
  /** What the particular code carries along. */
  readonly data: unknown;
  /** After how many seconds another try is worth while, where the refusal says so. */
  readonly retrySeconds?: number | undefined;
}

/** What a rejected call means. */
export function problemOf(error: unknown): Problem {
  if (error instanceof ORPCError) {
    const envelope = error.data as (Partial<ErrorEnvelope> & { retrySeconds?: number }) | undefined;
    return {
      code: error.code as ErrorCode,
      message: error.message,
      requestId: envelope?.requestId ?? "",
      fields: envelope?.fields ?? [],
      data: envelope?.data,
      retrySeconds: envelope?.retrySeconds,
    };
  }
  return { code: "OFFLINE", message: "", requestId: "", fields: [], data: undefined };
}

/** Whether a call failed for one reason. */
export function isRefusedFor(error: unknown, code: ErrorCode): boolean {
  return error instanceof ORPCError && error.code === code;
}

/** Whether a refusal says that nobody is logged in, or no longer. */
export function isNobody(code: string): boolean {
  return code === "NOT_SIGNED_IN" || code === "SESSION_EXPIRED";
}
