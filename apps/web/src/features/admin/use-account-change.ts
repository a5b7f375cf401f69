import { type UseMutationResult, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../platform/calls/client.ts";
import { problemOf } from "../../platform/calls/problem.ts";
import { toast } from "../../ui/feedback/toast.ts";

/** Does something to an account, to the plan table or to the regions, says so, and has both read again. */
export function useAccountChange<Input>(
  change: (input: Input) => Promise<unknown>,
  done: string,
  failed: string,
): UseMutationResult<unknown, Error, Input> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    async onSuccess() {
      toast.success({ title: done });
      await Promise.all(
        [api.admin.key(), api.billing.key(), api.sites.key()].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      );
    },
    onError(error) {
      toast.error({ title: failed, desc: problemOf(error).message || undefined });
    },
  });
}
