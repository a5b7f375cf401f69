import { z } from "zod";
import { openTo } from "../calls/access.ts";
import { idOf, moment } from "../calls/ids.ts";
import { listInput, listOf } from "../calls/lists.ts";
import { PAGES_A_SET, page, slug } from "../pages/page.ts";
import { pageCheck } from "./page-check.ts";
import { pageWeight } from "./page-weight.ts";
import { publication } from "./publication.ts";
import { schedule } from "./schedule.ts";
import { sectionRepublish } from "./section-republish.ts";

const byPage = z.strictObject({ id: idOf("page") });
const bySection = z.strictObject({ id: idOf("syncedSection") });

/** A moment as clients write it: ISO 8601 with its zone. */
const time = z.iso.datetime({ offset: true });

export const publishingCalls = {
  publish: openTo("account", { area: "pages", role: "editor", needs: "publish" })
    .route({
      method: "POST",
      path: "/pages/{id}/publish",
      tags: ["publishing"],
      summary: "Publish a page; asks before it takes over a published address",
    })
    .input(
      byPage.extend({
        overwrite: z.boolean().default(false),
        /** Another address to publish it at, which is the page's from then on. */
        slug: slug.optional(),
        /** Another site to publish it on: the page is on that one from then on, and on no other. */
        siteId: z.string().min(1, { message: "domain_unchosen", abort: true }).pipe(idOf("site")).optional(),
        /** Only with newer content of its synced sections: refused where the page has anything else to publish. */
        sectionsOnly: z.boolean().default(false),
        /** The variants of a main page that are published with it: those that sync unless given, and none where it is null. */
        syncIds: z.array(idOf("page")).min(1, { message: "sync_none" }).max(PAGES_A_SET).nullable().optional(),
      }),
    )
    .output(
      z.object({
        url: z.string(),
        weight: pageWeight,
        /** Blocks whose own code is switched on, but left out of the page: it would break what stands around it. */
        brokenCodeIds: z.array(z.string()),
        page,
        /** What became of each variant that was to be published with it: one that is refused holds up no other. */
        synced: z.array(
          z.object({
            pageId: idOf("page"),
            title: z.string(),
            slug: z.string(),
            problem: z.object({ code: z.string(), message: z.string() }).nullable(),
          }),
        ),
      }),
    ),
  check: openTo("account", { area: "pages", role: "viewer" })
    .route({
      method: "POST",
      path: "/pages/{id}/check",
      tags: ["publishing"],
      summary: "What is wrong with a page as it is now, each with the block to mend; nothing is changed",
    })
    .input(byPage)
    .output(pageCheck),
  preview: openTo("account", { area: "pages", role: "editor" })
    .route({
      method: "POST",
      path: "/pages/{id}/preview",
      tags: ["publishing"],
      summary: "Show a page as it is now at an address that nobody can guess, for an hour",
    })
    .input(byPage)
    .output(z.object({ url: z.string(), expiresAt: moment })),
  download: openTo("account", { area: "pages", role: "viewer" })
    .route({
      method: "GET",
      path: "/pages/{id}/export.zip",
      tags: ["publishing"],
      summary: "A page as it is now, as files that work from any web server and from a folder",
      spec: (call) => ({
        ...call,
        responses: {
          200: {
            description: "The archive, sent as it is made: the same page gives the same bytes",
            content: { "application/zip": { schema: { type: "string", format: "binary" } } },
          },
        },
      }),
    })
    .input(byPage)
    // A stream of bytes, which no schema looks into.
    .output(z.unknown()),
  republishSection: openTo("account", { area: "pages", role: "editor", needs: "publish" })
    .route({
      method: "POST",
      path: "/synced-sections/{id}/republish",
      successStatus: 202,
      tags: ["publishing", "synced"],
      summary: "Publish the pages whose visitors see an older version of a synced section, one after the other, in the background",
    })
    .input(
      bySection.extend({
        /** Those too that have something else to publish besides, which comes out with it; they are left as they are unless this is true. */
        alsoChanged: z.boolean().default(false),
      }),
    )
    .output(sectionRepublish),
  sectionRepublish: openTo("account", { area: "pages", role: "viewer" })
    .route({
      method: "GET",
      path: "/synced-sections/{id}/republish",
      tags: ["publishing", "synced"],
      summary: "Which pages show an older version of a synced section, and how far publishing them has come",
    })
    .input(bySection)
    .output(sectionRepublish),
  cancelRepublish: openTo("account", { area: "pages", role: "editor" })
    .route({
      method: "DELETE",
      path: "/synced-sections/{id}/republish",
      tags: ["publishing", "synced"],
      summary: "Publish no further pages of those that show a synced section; what is published stays",
    })
    .input(bySection)
    .output(sectionRepublish),
  unpublish: openTo("account", { area: "pages", role: "editor" })
    .route({ method: "POST", path: "/pages/{id}/unpublish", tags: ["publishing"], summary: "Take a page off its site" })
    .input(byPage)
    .output(page),
  listPublications: openTo("account", { area: "pages", role: "viewer" })
    .route({
      method: "GET",
      path: "/pages/{id}/publications",
      tags: ["publishing"],
      summary: "What visitors were given of a page, newest first: each can be served again",
    })
    .input(listInput.extend({ id: idOf("page") }))
    .output(listOf(publication)),
  rollBack: openTo("account", { area: "pages", role: "editor", needs: "publish" })
    .route({
      method: "POST",
      path: "/pages/{id}/publications/{publicationId}/rollback",
      tags: ["publishing"],
      summary: "Give visitors again what they were given then, at the page's address of now; what is edited stays as it is",
    })
    .input(byPage.extend({ publicationId: idOf("publication") }))
    .output(z.object({ url: z.string(), page })),
  getSchedule: openTo("account", { area: "pages", role: "viewer" })
    .route({
      method: "GET",
      path: "/pages/{id}/schedule",
      tags: ["publishing"],
      summary: "When a page is published and taken off, and who set that",
    })
    .input(byPage)
    .output(schedule),
  schedule: openTo("account", { area: "pages", role: "editor", needs: "publish" })
    .route({
      method: "POST",
      path: "/pages/{id}/schedule",
      tags: ["publishing"],
      summary: "Set when a page is published, as it is by then, and when it is taken off; null takes a time back",
    })
    .input(byPage.extend({ publishAt: time.nullable().optional(), unpublishAt: time.nullable().optional() }))
    .output(schedule),
};
