import type { Page } from "@vitrine/contract";
import type { PublishChoices, PublishOutcome, PublishRequest } from "../../../builder/builder-props.ts";
import { client } from "../../../platform/calls/client.ts";
import { problemOf } from "../../../platform/calls/problem.ts";
import { spokenAddress } from "../../../platform/site-address.ts";
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
export async function publishChoices({ id, mainId, siteId }: Page): Promise<PublishChoices> {
  const [sites, variants] = await Promise.all([allSites(), mainId === null ? client.pages.listVariants({ id }) : { items: [] }]);
  return {
    siteId,
    sites,
    redirectsPath: `/sites/${siteId}/redirects`,
    variants: variants.items.map(({ id, title, slug, syncs }) => ({ id, title, slug, syncs })),
  };
}

/** By their addresses: among dozens of them, that is how one is looked for. */
async function allSites(): Promise<PublishChoices["sites"]> {
  const all: { id: string; address: string }[] = [];
  let cursor: string | undefined;
  do {
    const { items, nextCursor } = await client.sites.list({ limit: 100, cursor });
    all.push(...items.map(({ id, url }) => ({ id, address: spokenAddress(url) })));
    cursor = nextCursor ?? undefined;
  } while (cursor !== undefined);
  return all.sort((a, b) => a.address.localeCompare(b.address));
}
