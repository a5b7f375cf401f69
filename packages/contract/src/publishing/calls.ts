import { z } from "zod";
import { openTo } from "../calls/access.ts";
import { idOf, moment } from "../calls/ids.ts";
import { page, slug } from "../pages/page.ts";
import { pageWeight } from "./page-weight.ts";

const byPage = z.strictObject({ id: idOf("page") });

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
      }),
    )
    .output(z.object({ url: z.string(), weight: pageWeight, page })),
  preview: openTo("account", { area: "pages", role: "editor" })
    .route({
      method: "POST",
      path: "/pages/{id}/preview",
      tags: ["publishing"],
      summary: "Show a page as it is now at an address that nobody can guess, for an hour",
    })
    .input(byPage)
    .output(z.object({ url: z.string(), expiresAt: moment })),
  unpublish: openTo("account", { area: "pages", role: "editor" })
    .route({ method: "POST", path: "/pages/{id}/unpublish", tags: ["publishing"], summary: "Take a page off its site" })
    .input(byPage)
    .output(page),
};
