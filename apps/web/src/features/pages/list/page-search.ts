import type { Page } from "@vitrine/contract";

/** What the list of pages is narrowed to; kept in the address, so that going back finds it again. */
export interface PageSearch {
  readonly search?: string | undefined;
  readonly siteId?: string | undefined;
  readonly status?: Page["status"] | undefined;
}

/** Reads the filters of an address; what makes no sense is left out. */
export function readPageSearch(given: Record<string, unknown>): PageSearch {
  const { search, siteId, status } = given;
  return {
    ...(typeof search === "string" && search !== "" ? { search } : {}),
    ...(typeof siteId === "string" ? { siteId } : {}),
    ...(status === "published" || status === "not_published" ? { status } : {}),
  };
}
