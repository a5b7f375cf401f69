import { onlineManager, QueryClient } from "@tanstack/react-query";
import { connection } from "./connection.ts";
import { problemOf } from "./problem.ts";

/** Times a read is tried again by itself when nothing answers or the service is coming back. */
const RETRIES = 2;

/** The store of everything read from the API. Reads wait for the connection and go on by themselves; deeds are refused at once without one. */
export function makeQueryClient(): QueryClient {
  onlineManager.setEventListener((setOnline) => connection.subscribe(setOnline));
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        retry: (count, error) => count < RETRIES && ["OFFLINE", "UNAVAILABLE"].includes(problemOf(error).code),
      },
      // A form says at once that nothing answers, and keeps what is in it: nobody's press is carried out minutes later.
      mutations: { networkMode: "always" },
    },
  });
}
