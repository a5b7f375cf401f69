import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { problemOf } from "./problem.ts";

/** Times a read is tried again by itself when nothing answers or the service is coming back. */
const RETRIES = 2;

/** The store of everything read from the API. `onSignedOut` is told when a call finds that the session has ended. */
export function makeQueryClient(onSignedOut: () => void): QueryClient {
  const onError = (error: unknown): void => {
    if (problemOf(error).code === "NOT_SIGNED_IN") onSignedOut();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        retry: (count, error) => count < RETRIES && ["OFFLINE", "UNAVAILABLE"].includes(problemOf(error).code),
      },
    },
  });
}
