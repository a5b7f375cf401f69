import { z } from "zod";
import { openTo } from "../calls/access.ts";
import { idOf, moment } from "../calls/ids.ts";
import { listInput, listOf } from "../calls/lists.ts";
import { region, regionId } from "./region.ts";
import { site, siteName } from "./site.ts";

const bySite = z.strictObject({ id: idOf("site") });
const byAccount = z.strictObject({ id: idOf("account") });

/** What an account has more than its plan holds, as administrators see it. */
const excess = z.object({
  /** Whether support knows of it: nothing goes offline meanwhile. */
  isHeld: z.boolean(),
  items: z.array(z.object({ id: idOf("site"), name: z.string(), since: moment, offlineAt: moment.nullable() })),
});

export const siteCalls = {
  regions: openTo("anyone")
    .route({ method: "GET", path: "/regions", tags: ["sites"], summary: "Regions a site can be in" })
    .output(z.object({ items: z.array(z.object({ id: regionId, name: z.string() })), nextCursor: z.null() })),
  create: openTo("account", { area: "sites", role: "owner", needs: "createSite" })
    .route({ method: "POST", path: "/sites", successStatus: 201, tags: ["sites"], summary: "Create a site" })
    .input(z.strictObject({ name: siteName, region: regionId, isProducer: z.boolean().optional(), usesFilter: z.boolean().optional() }))
    .output(site),
  list: openTo("account", { area: "sites", role: "viewer" })
    .route({ method: "GET", path: "/sites", tags: ["sites"], summary: "The account's sites, newest first" })
    .input(listInput)
    .output(listOf(site)),
  get: openTo("account", { area: "sites", role: "viewer" })
    .route({ method: "GET", path: "/sites/{id}", tags: ["sites"], summary: "One site" })
    .input(bySite)
    .output(site),
  update: openTo("account", { area: "sites", role: "owner", needs: "createSite" })
    .route({
      method: "PATCH",
      path: "/sites/{id}",
      tags: ["sites"],
      summary: "Rename a site, or change its settings; addresses it had lead to the new one",
    })
    .input(
      z.strictObject({
        id: idOf("site"),
        name: siteName.optional(),
        region: regionId.optional(),
        isProducer: z.boolean().optional(),
        usesFilter: z.boolean().optional(),
      }),
    )
    .output(site),
  setMain: openTo("account", { area: "sites", role: "owner" })
    .route({ method: "PUT", path: "/sites/{id}/main", tags: ["sites"], summary: "Make a site the main one" })
    .input(bySite)
    .output(site),
  removal: openTo("account", { area: "sites", role: "viewer" })
    .route({ method: "GET", path: "/sites/{id}/removal", tags: ["sites"], summary: "What deleting a site would take along" })
    .input(bySite)
    .output(
      z.object({
        pages: z.int(),
        publishedPages: z.int(),
        /** They stay. */
        leads: z.int(),
        /** Names it had before, which lead to it and are free then. */
        earlierNames: z.array(z.string()),
        /** Which site would be the main one; null where that does not change, or none is left. */
        nextMain: z.object({ id: idOf("site"), name: z.string() }).nullable(),
      }),
    ),
  remove: openTo("account", { area: "sites", role: "owner" })
    .route({ method: "DELETE", path: "/sites/{id}", tags: ["sites"], summary: "Delete a site with its pages, none of which is published" })
    .input(bySite)
    .output(z.object({ mainId: idOf("site").nullable() })),
  keep: openTo("account", { area: "sites", role: "owner", needs: "createSite" })
    .route({
      method: "PUT",
      path: "/kept-sites",
      tags: ["sites"],
      summary: "Choose which sites stay where the plan holds fewer than there are; the main one always does",
    })
    .input(z.strictObject({ ids: z.array(idOf("site")).max(1_000) }))
    .output(z.object({ success: z.literal(true) })),
  regionTable: openTo("admin")
    .route({ method: "GET", path: "/admin/regions", tags: ["sites"], summary: "The regions, with their names in every language" })
    .output(z.object({ items: z.array(region.extend({ sites: z.int() })), nextCursor: z.null() })),
  putRegion: openTo("admin", { needsProof: true })
    .route({ method: "PUT", path: "/admin/regions/{id}", tags: ["sites"], summary: "Add or change a region" })
    .input(region.strict())
    .output(region),
  removeRegion: openTo("admin", { needsProof: true })
    .route({ method: "DELETE", path: "/admin/regions/{id}", tags: ["sites"], summary: "Remove a region that no site is in" })
    .input(z.strictObject({ id: regionId }))
    .output(z.object({ success: z.literal(true) })),
  excess: openTo("admin")
    .route({
      method: "GET",
      path: "/admin/accounts/{id}/excess-sites",
      tags: ["sites"],
      summary: "Sites of an account that its plan has no room for",
    })
    .input(byAccount)
    .output(excess),
  holdExcess: openTo("admin")
    .route({
      method: "PUT",
      path: "/admin/accounts/{id}/excess-sites",
      tags: ["sites"],
      summary: "Note that an account has contacted support about its sites, so that none goes offline; or that it is settled",
    })
    .input(byAccount.extend({ isHeld: z.boolean() }))
    .output(excess),
};
