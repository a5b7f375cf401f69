/** Where something is served. */
export interface PageAddress {
  /** The host label. */
  readonly site: string;
  /** With the slash at its start. */
  readonly path: string;
}

/** Finds what is served at an address, for addresses by the thousand. */
export interface PageTable<Page extends PageAddress> {
  /** May know nothing of a page that was added, when another one has its number. */
  find(site: string, path: string): Page | undefined;
  add(page: Page): void;
  remove(page: Page): void;
  /** Goes through all of them: for what happens to a site, not to its pages. */
  removeSite(site: string): void;
  clear(): void;
}

/**
 * Keyed by numbers, because a look among texts reads each text it passes, and with thousands of them every one
 * is a wait for memory: here only the page that is found is looked at.
 */
export function pageTable<Page extends PageAddress>(numberOf: (site: string, path: string) => number = addressNumber): PageTable<Page> {
  const pages = new Map<number, Page>();
  return {
    find(site, path) {
      const page = pages.get(numberOf(site, path));
      return page !== undefined && page.site === site && page.path === path ? page : undefined;
    },
    add(page) {
      const number = numberOf(page.site, page.path);
      if (!pages.has(number)) pages.set(number, page);
    },
    remove(page) {
      const number = numberOf(page.site, page.path);
      if (pages.get(number) === page) pages.delete(number);
    },
    removeSite(site) {
      for (const [number, page] of pages) if (page.site === site) pages.delete(number);
    },
    clear: () => pages.clear(),
  };
}

/** FNV-1a over both texts, cut to what V8 keeps without an object. */
function addressNumber(site: string, path: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < site.length; i++) hash = Math.imul(hash ^ site.charCodeAt(i), 0x01000193);
  for (let i = 0; i < path.length; i++) hash = Math.imul(hash ^ path.charCodeAt(i), 0x01000193);
  return hash >>> 2;
}
