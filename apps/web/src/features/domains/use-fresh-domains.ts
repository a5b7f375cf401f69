import { useQueryClient } from "@tanstack/react-query";
import type { Domain } from "@vitrine/contract";
import { useEffect, useRef } from "react";
import { api } from "../../platform/calls/client.ts";
import { useLive } from "../../platform/live/use-live.ts";
import { isWaiting } from "./status/domain-progress.ts";

/** Milliseconds between reads while somebody waits: what is told live comes sooner, and may not come at all. */
const POLL_MS = 15_000;
/** Milliseconds in which what is told is gathered: one look at many domains tells of each. */
const GATHER_MS = 200;

/** How often domains are read again by themselves; not at all once nothing is waited for. */
export function pollFor(shown: readonly Domain[] | undefined): number | false {
  return shown?.some(isWaiting) ? POLL_MS : false;
}

/** The same for the query of one. */
export function pollForOne({ state: { data } }: { readonly state: { readonly data: Domain | undefined } }): number | false {
  return pollFor(data && [data]);
}

/** Shows what becomes of domains elsewhere: a look found something, another tab connected one. */
export function useFreshDomains(): void {
  const queryClient = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useLive("domains", () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void queryClient.invalidateQueries({ queryKey: api.domains.key() }), GATHER_MS);
  });
}
