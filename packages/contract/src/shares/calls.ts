import { z } from "zod";
import { openTo } from "../calls/access.ts";
import { idOf, moment } from "../calls/ids.ts";
import { language } from "../calls/languages.ts";
import { listInput, listOf } from "../calls/lists.ts";
import { page, slug } from "../pages/page.ts";
import { share, shareToken } from "./share.ts";

const byPage = z.strictObject({ id: idOf("page") });
const byToken = z.strictObject({ token: shareToken });

export const shareCalls = {
  list: openTo("account", { area: "pages", role: "editor" })
    .route({ method: "GET", path: "/pages/{id}/shares", tags: ["shares"], summary: "A page's share links, newest first" })
    .input(listInput.extend({ id: idOf("page") }))
    .output(listOf(share)),
  create: openTo("account", { area: "pages", role: "editor" })
    .route({
      method: "POST",
      path: "/pages/{id}/shares",
      successStatus: 201,
      tags: ["shares"],
      summary: "Make a link that shows a page until a date, to be copied by whoever has it",
    })
    .input(byPage.extend({ expiresAt: z.iso.datetime({ offset: true, message: "required" }) }))
    .output(share.extend({ url: z.string() })),
  remove: openTo("account", { area: "pages", role: "editor" })
    .route({
      method: "DELETE",
      path: "/pages/{id}/shares/{shareId}",
      tags: ["shares"],
      summary: "Delete a share link: it leads nowhere from then on; copies that were made stay",
    })
    .input(byPage.extend({ shareId: idOf("share") }))
    .output(z.object({ success: z.literal(true) })),
  open: openTo("anyone")
    .route({ method: "GET", path: "/shares/{token}", tags: ["shares"], summary: "The page that a share link shows, as it is now" })
    .input(byToken)
    .output(
      z.object({
        title: z.string(),
        language,
        expiresAt: moment,
        /** Without what is its owner's alone. */
        document: z.record(z.string(), z.unknown()),
      }),
    ),
  copy: openTo("account", { area: "pages", role: "editor", needs: "builder" })
    .route({
      method: "POST",
      path: "/shares/{token}/page",
      successStatus: 201,
      tags: ["shares"],
      summary: "Make a page of one's own of the page that a share link shows, with copies of its pictures",
    })
    .input(
      byToken.extend({
        siteId: idOf("site"),
        /** The address it has where it is from, or one that is free, unless given. */
        slug: slug.optional(),
      }),
    )
    .output(page),
};
