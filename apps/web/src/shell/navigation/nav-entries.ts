import { billingEntries } from "../../features/billing/index.ts";
import { homeEntries } from "../../features/home/index.ts";
import { leadsEntries } from "../../features/leads/index.ts";
import { pagesEntries } from "../../features/pages/index.ts";
import { sitesEntries } from "../../features/sites/index.ts";

/** Every installed slice's sidebar entries, in their order on screen. Nobody at a door needs them, nor their icons. */
export const ENTRIES = [...homeEntries, ...pagesEntries, ...sitesEntries, ...leadsEntries, ...billingEntries] as const;
export type EntryId = (typeof ENTRIES)[number]["id"];
