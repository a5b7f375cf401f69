import { type CallRules, contract } from "@vitrine/contract";
import { expect, test } from "vitest";
import { DEEDS } from "./use-event-sentence.ts";

interface Described {
  readonly route: { readonly method?: string };
  readonly meta: CallRules;
}

test("whatever support may change in an account has its words in the log", () => {
  const deeds = Object.entries(contract).flatMap(([slice, calls]) =>
    Object.entries(calls).flatMap(([name, call]) => {
      const { route, meta } = (call as unknown as { readonly "~orpc": Described })["~orpc"];
      const isOpen = meta.access !== "anyone" && meta.access !== "admin" && !meta.isOwnersOnly && !meta.needsProof;
      return isOpen && (route.method !== "GET" || meta.hasSideEffect) ? [`${slice}.${name}`] : [];
    }),
  );
  expect([...DEEDS].sort()).toEqual(deeds.sort());
});
