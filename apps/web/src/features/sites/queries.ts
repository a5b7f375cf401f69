import { queryOptions } from "@tanstack/react-query";
import type { Domain, ImageDomain, Site } from "@vitrine/contract";
import { api, client } from "../../platform/calls/client.ts";

interface Answer<Item> {
  readonly items: readonly Item[];
  readonly nextCursor: string | null;
}

async function readAll<Item>(
  read: (input: { limit: number; cursor: string | undefined }) => Promise<Answer<Item>>,
): Promise<readonly Item[]> {
  const all: Item[] = [];
  for (let cursor: string | undefined; ; ) {
    const { items, nextCursor } = await read({ limit: 100, cursor });
    all.push(...items);
    if (nextCursor === null) return all;
    cursor = nextCursor;
  }
}

/** All sites of the account, newest first. A plan has at most a few dozen. */
export const sitesQuery = queryOptions({
  queryKey: [...api.sites.list.key(), "all"],
  queryFn: (): Promise<readonly Site[]> => readAll((input) => client.sites.list(input)),
});

/** All domains of the account, newest first. */
export const domainsQuery = queryOptions({
  queryKey: [...api.domains.list.key(), "all"],
  queryFn: (): Promise<readonly Domain[]> => readAll((input) => client.domains.list(input)),
});

/** All image domains of the account, newest first. */
export const imageDomainsQuery = queryOptions({
  queryKey: [...api.domains.listImages.key(), "all"],
  queryFn: (): Promise<readonly ImageDomain[]> => readAll((input) => client.domains.listImages(input)),
});

/** The regions sites can be in, in the person's language. */
export const regionsQuery = api.sites.regions.queryOptions({ staleTime: 300_000 });
