import { type UseMutationResult, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../platform/calls/client.ts";

/** Does something to the library, and has all that shows it read again; also where it is refused, for it may have changed. */
export function useLibraryChange<Input, Output>(
  change: (input: Input) => Promise<Output>,
  onSuccess: (output: Output, input: Input) => void,
): UseMutationResult<Output, Error, Input> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess,
    onSettled: () => void queryClient.invalidateQueries({ queryKey: api.images.key() }),
  });
}
