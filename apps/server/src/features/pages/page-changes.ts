import type { Queries } from "../../platform/database/database.ts";
import type { Caller } from "../../platform/request-context.ts";
import { type PageRow, updatePage } from "./page-store.ts";

/** A page of which nothing is published. */
export const NOT_PUBLISHED = {
  ...{ publishedAt: null, publishedVersion: null, publishedSlug: null, publishedTitle: null },
  ...{ publishedBy: null, publishedVia: null, sectionsAhead: false },
} as const;

/** Who publishes a page, and how. */
export interface Publisher {
  /** The person's account. */
  readonly id: string;
  readonly via: NonNullable<PageRow["publishedVia"]>;
}

/** Support is told as such, whoever of it it was. */
export function publisherOf({ actor, support }: Pick<Caller, "actor" | "support">): Publisher {
  return { id: actor.accountId, via: support ? "support" : actor.via === "session" ? "person" : "api_key" };
}

/** What visitors see of a page. */
export interface PublishedState {
  readonly at: Date;
  readonly slug: string;
  readonly version: number;
  /** Null while its document has a title of its own. */
  readonly title: string | null;
  /** Unless given it is told of whoever published it before: what is there is only made anew. */
  readonly by?: Publisher | undefined;
}

/** Notes what is published of a page, and where; that is its own address from then on. */
export function notePublished(queries: Queries, page: PageRow, { at, slug, version, title, by }: PublishedState): Promise<PageRow> {
  const publisher = by ? { publishedBy: by.id, publishedVia: by.via } : {};
  const published = { publishedAt: at, publishedVersion: version, publishedSlug: slug, publishedTitle: title, sectionsAhead: false };
  return change(queries, page, { slug, ...published, ...publisher });
}

/** Notes that nothing is published of a page any more. */
export function noteUnpublished(queries: Queries, page: PageRow): Promise<PageRow> {
  return change(queries, page, NOT_PUBLISHED);
}

/** Gives a page another address; what is published of it goes along. */
export function putAddress(queries: Queries, page: PageRow, slug: string, at: Date): Promise<PageRow> {
  return change(queries, page, { slug, publishedSlug: page.publishedSlug === null ? null : slug, lastEdited: at });
}

async function change(queries: Queries, page: PageRow, changes: Partial<PageRow>): Promise<PageRow> {
  await updatePage(queries, page.id, changes);
  return { ...page, ...changes };
}
