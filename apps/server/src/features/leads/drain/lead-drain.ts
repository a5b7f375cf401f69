import { LEADS, type LeadEntry } from "@vitrine/contract";
import type { SyncedDrain } from "../../../platform/journal/drain/intake-drain.ts";
import type { Platform } from "../../../platform/platform.ts";
import { isLeadEntry } from "./is-lead-entry.ts";
import { leadLetter } from "./lead-letter.ts";
import { type FindAccounts, sortLeads } from "./sort-leads.ts";
import { storeEntries } from "./store-entries.ts";
import { tellArrivals } from "./tell-arrivals.ts";

/** How leads are kept, and told of: those of accounts this database knows, each once, equal ones counted. */
export function leadDrain(
  { clock, events, live }: Pick<Platform, "clock" | "events" | "live">,
  findAccounts: FindAccounts,
): SyncedDrain<LeadEntry> {
  return {
    kind: LEADS,
    noun: "lead",
    isEntry: isLeadEntry,
    sort: (queries, entries) => sortLeads(queries, entries, findAccounts),
    store: (queries, entries) => storeEntries(queries, entries, events),
    onStored: (entries) => tellArrivals(live, entries),
    letterOf: leadLetter,
    plainEntry({ accountId, siteId }) {
      const id = clock.id("lead");
      return {
        ...{ kind: "lead", id, at: clock.now(), accountId, siteId, pageId: clock.id("page"), formId: id, formName: "" },
        ...{ answers: [], pageUri: "", referer: "", ip: "", userAgent: "", isSuspect: false },
      };
    },
    async findGone(queries, accountIds) {
      const accounts = await findAccounts(queries, accountIds);
      return accountIds.filter((id) => accounts.get(id) === "removed");
    },
  };
}
