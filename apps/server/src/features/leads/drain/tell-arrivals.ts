import type { ArrivedLeads } from "@vitrine/contract";
import type { Live } from "../../../platform/live/live.ts";

/** What of a stored lead is told. */
export type Arrival = Pick<ArrivedLeads, "siteId" | "pageId" | "isSuspect"> & { readonly accountId: string };

/** Pages that one message tells apart: what nodes tell each other has room for little more. */
const MOST_PLACES = 40;

/** Tells each account's open screens which leads have come in. */
export function tellArrivals(live: Pick<Live, "tell">, arrivals: readonly Arrival[]): void {
  const accounts = new Map<string, Map<string, ArrivedLeads>>();
  for (const { accountId, siteId, pageId, isSuspect } of arrivals) {
    const places = accounts.get(accountId) ?? new Map<string, ArrivedLeads>();
    const key = `${siteId} ${pageId} ${isSuspect}`;
    places.set(key, { siteId, pageId, isSuspect, count: (places.get(key)?.count ?? 0) + 1 });
    accounts.set(accountId, places);
  }
  for (const [accountId, places] of accounts) {
    live.tell("leads", { accountId }, { arrived: [...places.values()].slice(0, MOST_PLACES), isAll: places.size <= MOST_PLACES });
  }
}
