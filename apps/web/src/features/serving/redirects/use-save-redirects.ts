import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Redirect, RedirectList } from "@vitrine/contract";
import { client } from "../../../platform/calls/client.ts";
import { isRefusedFor } from "../../../platform/calls/problem.ts";
import { redirectsQuery } from "../queries.ts";

/** Saves the whole list on top of the one that is shown; where that has changed meanwhile it is read again, and nothing is lost. */
export function useSaveRedirects(siteId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = redirectsQuery(siteId);
  return useMutation({
    mutationFn: (change: (items: readonly Redirect[]) => readonly Redirect[]): Promise<RedirectList> => {
      const { version = 0, items = [] } = queryClient.getQueryData(queryKey) ?? {};
      return client.serving.putRedirects({ id: siteId, version, items: [...change(items)] });
    },
    onSuccess: (list) => queryClient.setQueryData(queryKey, list),
    onError: (error) => {
      if (isRefusedFor(error, "STALE_REDIRECTS")) void queryClient.invalidateQueries({ queryKey });
    },
  });
}
