import { queryOptions } from "@tanstack/react-query";
import { client } from "./client.ts";

/** What this installation offers at the door, and the country who asks seems to be in. */
export const optionsQuery = queryOptions({
  queryKey: ["logInOptions"],
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: () => client.sessions.options(),
});
