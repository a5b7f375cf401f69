import { isRefusedFor, problemOf } from "../../../platform/calls/problem.ts";

/** An address at which another page is published. */
export interface TakenAddress {
  /** What happened, for the person. */
  readonly message: string;
  /** An address much like it that is free, without the slash at its start. */
  readonly freeSlug: string;
}

/** What a refusal says of a taken address; null where it is about something else. */
export function takenAddressOf(error: unknown): TakenAddress | null {
  if (!isRefusedFor(error, "SLUG_TAKEN")) return null;
  const { message, data } = problemOf(error);
  return { message, freeSlug: (data as { freeSlug: string }).freeSlug };
}
