import { QueryClient } from "@tanstack/react-query";
import { problemOf } from "./problem.ts";

/** Times a read is tried again by itself when nothing answers or the service is coming back. */
const RETRIES = 2;

/** The store of everything read from the API. */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        retry: (count, error) => count < RETRIES && ["OFFLINE", "UNAVAILABLE"].includes(problemOf(error).code),
      },
    },
  });
}
