import { type UseMutationResult, useMutation, useQueryClient } from "@tanstack/react-query";
import { isRefusedFor, problemOf } from "../../platform/calls/problem.ts";
import { toast } from "../../ui/feedback/toast.ts";
import { refreshSecurity } from "./queries.ts";

export interface SecurityChange<Result> {
  /** What is said when it did not work. */
  failed: string;
  /** What is said when it did; nothing where the screen shows it by itself. */
  done?: string | undefined;
  onDone?: ((result: Result) => void) | undefined;
}

/** A change that takes effect at once, from a switch or a button; whatever it changed is read again. */
export function useSecurityChange<Input = void, Result = unknown>(
  call: (input: Input) => Promise<Result>,
  { failed, done, onDone }: SecurityChange<Result>,
): UseMutationResult<Result, Error, Input> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: call,
    onSuccess: (result) => {
      if (done) toast.success({ title: done });
      onDone?.(result);
    },
    onError: (error) => {
      // Who would not show that it is they has changed their mind.
      if (!isRefusedFor(error, "PROOF_NEEDED")) toast.error({ title: failed, desc: problemOf(error).message || undefined });
    },
    onSettled: () => refreshSecurity(queryClient),
  });
}
