import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { Label } from "@vitrine/contract";
import { api } from "../../platform/calls/client.ts";
import { useLive } from "../../platform/live/use-live.ts";
import { labelsQuery } from "./queries.ts";

/** The tags and products of the account as they are now, whoever changes them; none for as long as they are not known. */
export function useLabels(): readonly Label[] {
  const queryClient = useQueryClient();
  useLive("labels", () => void queryClient.invalidateQueries({ queryKey: api.labels.key() }));
  return useQuery(labelsQuery).data?.items ?? [];
}
