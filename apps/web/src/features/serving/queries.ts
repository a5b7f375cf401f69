import { queryOptions } from "@tanstack/react-query";
import type { RedirectList, Site } from "@vitrine/contract";
import { api, client } from "../../platform/calls/client.ts";

/** One site. */
export function siteQuery(id: string) {
  return queryOptions({
    queryKey: [...api.sites.get.key(), id],
    queryFn: ({ signal }): Promise<Site> => client.sites.get({ id }, { signal }),
  });
}

/** All redirects of a site. */
export function redirectsQuery(id: string) {
  return queryOptions({
    queryKey: [...api.serving.getRedirects.key(), id],
    queryFn: ({ signal }): Promise<RedirectList> => client.serving.getRedirects({ id }, { signal }),
  });
}
