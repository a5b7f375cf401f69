import type { Lead } from "@vitrine/contract";
import { useCallback, useEffect, useRef, useState } from "react";
import { client } from "../../platform/calls/client.ts";
import { useLive } from "../../platform/live/use-live.ts";
import type { LeadSearch } from "./lead-search.ts";

/** The list that is on screen. */
export interface ShownLeads {
  readonly rows: readonly Lead[];
  /** Changes whenever the list was read. */
  readonly readAt: number;
  /** Reads it again. */
  read(): Promise<unknown>;
}

/** Leads looked through for those that are not shown yet. */
export const MOST_ARRIVED = 50;

interface ArrivedWhere {
  readonly siteId: string;
  readonly pageId: string;
  readonly isSuspect: boolean;
}

function isOf({ siteId, pageId, box }: LeadSearch, lead: ArrivedWhere): boolean {
  return (!siteId || siteId === lead.siteId) && (!pageId || pageId === lead.pageId) && (box === "suspect") === lead.isSuspect;
}

/**
 * How many leads have come in that the list does not show yet. They are counted and not put into it, so that nothing
 * moves under the eyes of who reads; an empty list, where nobody reads, shows them at once.
 */
export function useArrivedLeads(filter: LeadSearch, shown: ShownLeads): number {
  const [arrived, setArrived] = useState({ readAt: 0, count: 0 });
  const latest = useRef({ filter, shown });
  useEffect(() => {
    latest.current = { filter, shown };
  });
  const looking = useRef({ is: false, again: false });
  const look = useCallback(async (): Promise<void> => {
    looking.current.again = true;
    if (looking.current.is) return;
    looking.current.is = true;
    while (looking.current.again) {
      looking.current.again = false;
      if (latest.current.shown.rows.length === 0) await latest.current.shown.read();
      else {
        const asked = latest.current.filter;
        // Who could not look is told again with the next lead.
        const items = await client.leads.list({ ...asked, limit: MOST_ARRIVED }).then(
          (page) => page.items,
          () => [],
        );
        const { rows, readAt } = latest.current.shown;
        const known = new Set(rows.map(({ id }) => id));
        if (asked === latest.current.filter) setArrived({ readAt, count: items.filter(({ id }) => !known.has(id)).length });
      }
    }
    looking.current.is = false;
  }, []);
  useLive("leads", (data) => {
    if (!data?.isAll || data.arrived.some((each) => isOf(filter, each))) void look();
  });
  return arrived.readAt === shown.readAt ? arrived.count : 0;
}
