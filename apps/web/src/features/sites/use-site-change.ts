import { type UseMutationResult, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../platform/calls/client.ts";

/** Does something to a site, and has everything that shows sites read again; also where it is refused, for they may have changed. */
export function useSiteChange<Input, Output>(
  change: (input: Input) => Promise<Output>,
  onSuccess: (output: Output) => void,
): UseMutationResult<Output, Error, Input> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess,
    onSettled: () => {
      for (const queryKey of [api.sites.key(), api.pages.key(), api.domains.key()]) void queryClient.invalidateQueries({ queryKey });
    },
  });
}
