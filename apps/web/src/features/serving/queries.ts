import { queryOptions } from "@tanstack/react-query";
import type { Page, RedirectList, Site, SiteSettings } from "@vitrine/contract";
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

/** What a site serves besides its pages and redirects. */
export function settingsQuery(id: string) {
  return queryOptions({
    queryKey: [...api.serving.getSettings.key(), id],
    queryFn: ({ signal }): Promise<SiteSettings> => client.serving.getSettings({ id }, { signal }),
  });
}

/** Pages that are offered in a list to choose from: the last edited of them. */
const MOST_OFFERED = 100;

/** The published pages of a site. */
export function publishedPagesQuery(siteId: string) {
  return queryOptions({
    queryKey: [...api.pages.list.key(), "published", siteId],
    queryFn: async ({ signal }): Promise<readonly Page[]> =>
      (await client.pages.list({ siteId, status: "published", limit: MOST_OFFERED }, { signal })).items,
  });
}
