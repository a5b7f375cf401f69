import type { QueryClient } from "@tanstack/react-query";
import type { Page } from "@vitrine/contract";
import type { PublishChoices, PublishOutcome, PublishRequest } from "../../../builder/builder-props.ts";
import { client } from "../../../platform/calls/client.ts";
import { problemOf } from "../../../platform/calls/problem.ts";
import { spokenAddress } from "../../../platform/site-address.ts";
import { sitesQuery } from "../../sites/index.ts";
import { takenAddressOf } from "../list/taken-address.ts";
import type { OnChanged } from "./builder-calls.ts";

const CHOSEN = ["siteId", "slug", "syncIds"] as const;

/** Publishes a page. `offlineWords` is said when nothing answers. */
export async function publishPage(
  pageId: string,
  { syncIds, ...request }: PublishRequest,
  offlineWords: string,
  onChanged: OnChanged,
): Promise<PublishOutcome> {
  try {
    const along = syncIds === undefined ? {} : { syncIds: syncIds && [...syncIds] };
    const { url, page, brokenCodeIds, synced } = await client.publishing.publish({ id: pageId, ...request, ...along });
    onChanged(page);
    const left = synced.flatMap(({ title, problem }) => (problem ? { title, message: problem.message } : []));
    return { kind: "published", url, brokenCodeIds, left };
  } catch (error) {
    const taken = takenAddressOf(error);
    if (taken) return { kind: "taken", ...taken };
    const { message, fields } = problemOf(error);
    for (const field of CHOSEN) {
      // Of a list, what is wrong with one of it too.
      const unfit = fields.find(({ path }) => path.split(".")[0] === field);
      if (unfit) return { kind: "unfit", field, message: unfit.message };
    }
    return { kind: "refused", message: message || offlineWords };
  }
}

/** The sites that a page may be published on, and the variants that may go along with it. */
export async function publishChoices({ id, mainId, siteId }: Page, queryClient: QueryClient): Promise<PublishChoices> {
  const [sites, variants] = await Promise.all([
    queryClient.fetchQuery(sitesQuery),
    mainId === null ? client.pages.listVariants({ id }) : { items: [] },
  ]);
  const named = sites.map((site) => ({ id: site.id, address: spokenAddress(site.url) }));
  return {
    siteId,
    // Among dozens of them, one is looked for by its address.
    sites: named.sort((a, b) => a.address.localeCompare(b.address)),
    redirectsPath: `/sites/${siteId}/redirects`,
    variants: variants.items.map(({ id, title, slug, syncs }) => ({ id, title, slug, syncs })),
  };
}
