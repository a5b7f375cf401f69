import type { Account } from "@vitrine/contract";
import { type ReactNode, use } from "react";

type Part = typeof import("./with-navigation.tsx");

let loading: Promise<Part> | undefined;
let loaded: Part | undefined;

/** Fetches header and sidebar, which nobody at a door needs; begun early, they are there with the first screen. */
export function loadNavigation(): Promise<Part> {
  loading ??= import("./with-navigation.tsx").then(
    (part) => {
      loaded = part;
      return part;
    },
    (error: unknown) => {
      // Forgotten, so that the next try asks again.
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** Header and sidebar around a screen. */
export function Navigation({ account }: { account: Account }): ReactNode {
  const { WithNavigation } = loaded ?? use(loadNavigation());
  return <WithNavigation account={account} />;
}
