import { z } from "zod";
import { openTo } from "../calls/access.ts";
import { listInput, listOf } from "../calls/lists.ts";
import { region, site, siteName } from "./site.ts";

export const siteCalls = {
  regions: openTo("anyone")
    .route({ method: "GET", path: "/regions", tags: ["sites"], summary: "Regions a site can be in" })
    .output(z.object({ items: z.array(z.object({ id: region, name: z.string() })), nextCursor: z.null() })),
  create: openTo("account", { area: "sites", role: "owner", needs: "createSite" })
    .route({ method: "POST", path: "/sites", successStatus: 201, tags: ["sites"], summary: "Create a site" })
    .input(z.strictObject({ name: siteName, region }))
    .output(site),
  list: openTo("account", { area: "sites", role: "viewer" })
    .route({ method: "GET", path: "/sites", tags: ["sites"], summary: "The account's sites, newest first" })
    .input(listInput)
    .output(listOf(site)),
};
