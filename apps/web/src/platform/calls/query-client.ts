import { MutationCache, onlineManager, QueryClient } from "@tanstack/react-query";
import { ACCOUNT_KEY } from "../person/current-user.ts";
import { connection } from "./connection.ts";
import { isForStanding, problemOf } from "./problem.ts";

/** Times a read is tried again by itself when nothing answers or the service is coming back. */
const RETRIES = 2;

/** The store of everything read from the API. Reads wait for the connection and go on by themselves; deeds are refused at once without one. */
export function makeQueryClient(): QueryClient {
  onlineManager.setEventListener((setOnline) => {
    // What became of the connection while nothing was read, and nobody listened.
    setOnline(connection.isThere);
    return connection.subscribe(setOnline);
  });
  const queryClient = new QueryClient({
    mutationCache: new MutationCache({
      // Somebody else has changed what this person may do: screens offer what they may do now.
      onError: (error) => {
        if (isForStanding(problemOf(error).code)) void queryClient.invalidateQueries({ queryKey: ACCOUNT_KEY });
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        retry: (count, error) => count < RETRIES && ["OFFLINE", "UNAVAILABLE"].includes(problemOf(error).code),
      },
      // A form says at once that nothing answers, and keeps what is in it: nobody's press is carried out minutes later.
      mutations: { networkMode: "always" },
    },
  });
  return queryClient;
}
