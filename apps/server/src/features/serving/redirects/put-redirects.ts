import { findRedirectProblems, type Redirect, type RedirectList, redirectKey } from "@vitrine/contract";
import type { Reach } from "../../../platform/acting/reach.ts";
import { siteUrl } from "../../../platform/config.ts";
import type { Queries } from "../../../platform/database/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import { Refusal } from "../../../platform/refusal.ts";
import { contentHash } from "../../../platform/storage/content-hash.ts";
import { publishedSlugs } from "../../pages/index.ts";
import { findSite, lockSite, type SiteRow } from "../../sites/index.ts";
import type { SiteParts } from "../site-parts.ts";
import { findRedirects, findRedirectsHead, putRedirectsRow } from "./redirect-store.ts";

export interface PutRedirects {
  /** The site. */
  readonly id: string;
  /** Without it, whatever was there is replaced. */
  readonly version?: number | undefined;
  readonly items: readonly Redirect[];
}

/** Of what is wrong with a list, how much is told. */
const MOST_TOLD = 20;

/**
 * Replaces the redirects of a site: the row first, then what visitors get, by one rename for the whole list.
 * @throws Refusal
 */
export async function putRedirects(platform: Platform, parts: SiteParts, reach: Reach, input: PutRedirects): Promise<RedirectList> {
  const { database, clock } = platform;
  const { items, id } = input;
  const known = await findSite(database.queries, reach, id);
  if (!known) throw new Refusal("NOT_FOUND");
  refuseWrong(items, hostsOf(platform, known));
  const { site, version } = await database.transaction(async (queries) => {
    const locked = await lockSite(queries, id);
    if (!locked) throw new Refusal("NOT_FOUND");
    const before = (await findRedirectsHead(queries, id))?.version ?? 0;
    if (input.version !== undefined && input.version !== before) throw new Refusal("STALE_REDIRECTS", { data: { version: before } });
    await putRedirectsRow(queries, {
      ...{ siteId: id, version: before + 1, items, count: items.length },
      name: contentHash(JSON.stringify(items)),
      savedAt: new Date(clock.now()),
    });
    await parts.note(queries, id);
    return { site: locked, version: before + 1 };
  });
  await parts.write(site);
  return presented(database.queries, id, { version, items });
}

/** @throws Refusal */
export async function readRedirects({ database }: Platform, reach: Reach, id: string): Promise<RedirectList> {
  if (!(await findSite(database.queries, reach, id))) throw new Refusal("NOT_FOUND");
  return presented(database.queries, id, (await findRedirects(database.queries, id)) ?? { version: 0, items: [] });
}

async function presented(
  queries: Queries,
  siteId: string,
  { version, items }: { readonly version: number; readonly items: readonly Redirect[] },
): Promise<RedirectList> {
  const published = await publishedSlugs(
    queries,
    siteId,
    items.map(({ from }) => redirectKey(from).slice(1)),
  );
  const covered = items.flatMap(({ from }) => (published.has(redirectKey(from).slice(1)) ? [from] : []));
  return { version, items: items.map(({ from, to }) => ({ from, to })), covered };
}

/** The hosts under which a site's own paths are: its address, and its name under the platform. */
function hostsOf({ config }: Pick<Platform, "config">, site: SiteRow): ReadonlySet<string> {
  return new Set([site, { ...site, domain: null }].map((each) => new URL(siteUrl(config, each)).host));
}

function refuseWrong(items: readonly Redirect[], ownHosts: ReadonlySet<string>): void {
  const problems = findRedirectProblems(items, ownHosts);
  if (problems.length === 0) return;
  const told = problems.slice(0, MOST_TOLD);
  const fields = told.map(({ index, field, code }) => ({ path: `items.${index}.${field}`, code }));
  const data = { problems: told.map(({ index, field, code, way }) => ({ index, field, code, way })) };
  const loop = problems.find(({ code }) => code === "redirect_loop");
  if (loop && problems.every(({ code }) => code === "redirect_loop")) {
    throw new Refusal("REDIRECT_LOOP", { values: { way: loop.way ?? "" }, fields, data });
  }
  throw new Refusal("INVALID_INPUT", { fields, data });
}
