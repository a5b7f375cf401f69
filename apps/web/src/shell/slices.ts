import { homeSlice } from "../features/home/index.ts";
import { leadsSlice } from "../features/leads/index.ts";
import { pagesSlice } from "../features/pages/index.ts";
import { sessionsSlice } from "../features/sessions/index.ts";
import { sitesSlice } from "../features/sites/index.ts";

/** Every installed slice's routes. */
export const ROUTES = [
  ...homeSlice.routes,
  ...pagesSlice.routes,
  ...sitesSlice.routes,
  ...leadsSlice.routes,
  ...sessionsSlice.routes,
] as const;

/** Every installed slice's sidebar entries, in their order on screen. */
export const ENTRIES = [...homeSlice.entries, ...pagesSlice.entries, ...sitesSlice.entries, ...leadsSlice.entries] as const;
export type EntryId = (typeof ENTRIES)[number]["id"];
