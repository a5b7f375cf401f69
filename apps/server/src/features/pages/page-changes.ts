import type { Queries } from "../../platform/database/database.ts";
import type { Caller } from "../../platform/request-context.ts";
import { type PageRow, updatePage } from "./page-store.ts";

/** A page of which nothing is published. */
export const NOT_PUBLISHED = {
  ...{ publishedAt: null, publishedVersion: null, publishedSlug: null, publishedTitle: null },
  ...{ publishedBy: null, publishedVia: null, sectionsAhead: false },
} as const;

/** A page for which no time is set. */
export const NOT_SCHEDULED = {
  ...{ publishAt: null, publishAtBy: null, publishJob: null },
  ...{ unpublishAt: null, unpublishAtBy: null, unpublishJob: null, scheduleProblem: null },
} as const;

/** Who publishes a page, and how. */
export interface Publisher {
  /** The person's account. */
  readonly id: string;
  readonly via: NonNullable<PageRow["publishedVia"]>;
}

/** What a page's schedule calls itself where it calls for somebody. */
export const SCHEDULE_AGENT = "schedule";

/** Support is told as such, whoever of it it was. */
export function publisherOf({ actor, support }: Pick<Caller, "actor" | "support">, userAgent?: string | null): Publisher {
  const isScheduled = actor.via === "in_process" && userAgent === `Vitrine (${SCHEDULE_AGENT})`;
  const via = actor.via === "session" ? "person" : isScheduled ? "schedule" : "api_key";
  return { id: actor.accountId, via: support ? "support" : via };
}

/** What visitors see of a page. */
export interface PublishedState {
  /** Another site than it was on; its own unless given. */
  readonly siteId?: string | undefined;
  readonly at: Date;
  readonly slug: string;
  readonly version: number;
  /** Null while its document has a title of its own. */
  readonly title: string | null;
  /** Whether one of its synced sections has other content by now; unless given, none has. */
  readonly sectionsAhead?: boolean;
  /** Unless given it is told of whoever published it before: what is there is only made anew. */
  readonly by?: Publisher | undefined;
  /** Whether it is the deed of the time that is set for the page: its job finds it done, whatever the clock says by then. */
  readonly isScheduled?: boolean | undefined;
}

/** Notes what is published of a page, and where; that is its own address from then on. */
export function notePublished(
  queries: Queries,
  page: PageRow,
  { siteId = page.siteId, at, slug, version, title, by, sectionsAhead = false, isScheduled = false }: PublishedState,
): Promise<PageRow> {
  const publisher = by ? { publishedBy: by.id, publishedVia: by.via } : {};
  const published = { publishedAt: at, publishedVersion: version, publishedSlug: slug, publishedTitle: title, sectionsAhead };
  return change(queries, page, { siteId, slug, ...published, ...publisher, ...(isScheduled ? { publishJob: null } : {}) });
}

/** Notes that nothing is published of a page any more. */
export function noteUnpublished(queries: Queries, page: PageRow): Promise<PageRow> {
  return change(queries, page, NOT_PUBLISHED);
}

/** Gives a page another address; what is published of it goes along. */
export function putAddress(queries: Queries, page: PageRow, slug: string, at: Date): Promise<PageRow> {
  return change(queries, page, { slug, publishedSlug: page.publishedSlug === null ? null : slug, lastEdited: at });
}

/** Notes what of the times that are set for a page is another now. */
export function putSchedule(
  queries: Queries,
  page: PageRow,
  changes: Partial<Pick<PageRow, keyof typeof NOT_SCHEDULED>>,
): Promise<PageRow> {
  return change(queries, page, changes);
}

async function change(queries: Queries, page: PageRow, changes: Partial<PageRow>): Promise<PageRow> {
  await updatePage(queries, page.id, changes);
  return { ...page, ...changes };
}
