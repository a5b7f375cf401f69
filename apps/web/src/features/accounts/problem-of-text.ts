import { ORPCError } from "@orpc/client";
import type { ErrorEnvelope } from "@vitrine/contract";
import { type Problem, problemOf } from "../../platform/problem.ts";

/** What a refusal means that was loaded as a document; what is none counts as no answer. */
export function problemOfText(text: string): Problem {
  try {
    const envelope = JSON.parse(text) as Partial<ErrorEnvelope> | null;
    if (typeof envelope?.code !== "string") return problemOf(undefined);
    return problemOf(new ORPCError(envelope.code, { message: envelope.message ?? "", data: envelope }));
  } catch {
    return problemOf(undefined);
  }
}
