import type { Page } from "@vitrine/contract";
import type { Platform } from "../../platform/platform.ts";
import { Refusal } from "../../platform/refusal.ts";
import type { Caller } from "../../platform/request-context.ts";
import { createPage, findPage, freeSlug, presentPage } from "../pages/index.ts";
import { readRevision } from "./read-revision.ts";
import { findRevision } from "./revision-store.ts";

const SUFFIX = { pt: "revisão", en: "revision", es: "revisión" } as const;

/** What the new page's name keeps of the old one's, so that there is room for what follows it. */
const MOST_OF_TITLE = 55;

/** Makes an unpublished page of a revision, on the site of the page it is of, with the look that it had then. */
export async function pageFromRevision(
  platform: Platform,
  caller: Caller,
  { id, revisionId }: { readonly id: string; readonly revisionId: string },
): Promise<Page> {
  const { queries } = platform.database;
  const page = await findPage(queries, caller, id);
  const row = page && (await findRevision(queries, id, revisionId));
  if (!row) throw new Refusal("NOT_FOUND");
  const stored = await readRevision(queries, row);
  const slug = await freeSlug(queries, page.siteId, page.slug, page.language);
  const title = `${row.title.slice(0, MOST_OF_TITLE).trimEnd()} (${SUFFIX[page.language]})`;
  const made = await createPage(platform, caller, { siteId: page.siteId, slug, title, language: page.language, stored });
  return presentPage(platform.config, made.row, made.site);
}
