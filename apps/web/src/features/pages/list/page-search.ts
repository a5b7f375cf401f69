import type { PageStatus, PageType } from "@vitrine/contract";

/** What the list of pages is narrowed to; kept in the address, so that going back finds it again. */
export interface PageSearch {
  readonly search?: string | undefined;
  readonly siteId?: string | undefined;
  readonly status?: PageStatus | undefined;
  readonly type?: PageType | undefined;
  readonly tagId?: string | undefined;
  readonly productId?: string | undefined;
}

// Written out: the route is there on every screen, and what would check the lists by their schemas is not.
const STATUSES: Readonly<Record<PageStatus, true>> = { not_published: true, published: true, deleted: true };
const TYPES: Readonly<Record<PageType, true>> = {
  presell: true,
  sales: true,
  signup: true,
  downsell: true,
  backredirect: true,
  thankyou: true,
};

const isOf = <Key extends string>(all: Readonly<Record<Key, true>>, value: unknown): value is Key =>
  typeof value === "string" && Object.hasOwn(all, value);
const some = (value: unknown): value is string => typeof value === "string" && value !== "";

/** Reads the filters of an address; what makes no sense is left out. */
export function readPageSearch(given: Record<string, unknown>): PageSearch {
  const { search, siteId, tagId, productId, status, type } = given;
  return {
    ...(some(search) ? { search } : {}),
    ...(some(siteId) ? { siteId } : {}),
    ...(isOf(STATUSES, status) ? { status } : {}),
    ...(isOf(TYPES, type) ? { type } : {}),
    ...(some(tagId) ? { tagId } : {}),
    ...(some(productId) ? { productId } : {}),
  };
}

/** Whether it leaves pages out by what they are: a variant may be found then, and its main page not. */
export function findsSinglePages({ search, status, type, tagId, productId }: PageSearch): boolean {
  return Boolean(search || status || type || tagId || productId);
}

/** Whether it leaves any page out. */
export function isNarrowed(filter: PageSearch): boolean {
  return Boolean(filter.siteId) || findsSinglePages(filter);
}
