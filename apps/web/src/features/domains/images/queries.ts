import { queryOptions } from "@tanstack/react-query";
import type { ImageDomain } from "@vitrine/contract";
import { api, client } from "../../../platform/calls/client.ts";

/** Milliseconds between reads while one is put into service, and while its entries are awaited. */
const SOON_MS = 3_000;
const LATER_MS = 15_000;

/** All image domains of the account, newest first; there are few more of them than sites. */
export const imageDomainsQuery = queryOptions({
  queryKey: [...api.domains.listImages.key(), "all"],
  queryFn: async (): Promise<readonly ImageDomain[]> => {
    const all: ImageDomain[] = [];
    for (let cursor: string | undefined; ; ) {
      const { items, nextCursor } = await client.domains.listImages({ limit: 100, cursor });
      all.push(...items);
      if (nextCursor === null) return all;
      cursor = nextCursor;
    }
  },
});

/** One image domain. */
export function imageDomainQuery(id: string) {
  return queryOptions({
    queryKey: [...api.domains.getImages.key(), id],
    queryFn: ({ signal }): Promise<ImageDomain> => client.domains.getImages({ id }, { signal }),
  });
}

/** How often image domains are read again by themselves; not at all once nothing is waited for. */
export function pollForImages(shown: readonly ImageDomain[] | undefined): number | false {
  if (shown?.some(({ stage, endsAt }) => stage === "creating" || (stage === "removing" && endsAt === null))) return SOON_MS;
  return shown?.some(({ stage, domain }) => stage === "failed" || (stage === "pending" && domain.nextCheckAt !== null)) ? LATER_MS : false;
}

/** The same for the query of one. */
export function pollForOneImage({ state: { data } }: { readonly state: { readonly data: ImageDomain | undefined } }): number | false {
  return pollForImages(data && [data]);
}
