import { and, isNotNull, isNull, type SQL } from "drizzle-orm";
import type { Reach } from "../../platform/acting/reach.ts";
import { within } from "../../platform/database/within.ts";
import { pages } from "./tables.ts";

/** Holds a query to the pages that are there: whatever does not ask for the trash by name never meets what is in it. */
export function withinPages(reach: Reach): SQL | undefined {
  return and(within(reach, pages), isNull(pages.deletedAt));
}

/** Holds a query to the pages in the trash. */
export function withinTrash(reach: Reach): SQL | undefined {
  return and(within(reach, pages), isNotNull(pages.deletedAt));
}

/** Holds a query to both: for what an account has, and what is taken off all of it. */
export function withinAllPages(reach: Reach): SQL | undefined {
  return within(reach, pages);
}
