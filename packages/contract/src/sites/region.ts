import { z } from "zod";

/** What a region is called in addresses of calls and rows of sites. */
export const regionId = z.string().regex(/^[a-z0-9](?:[a-z0-9-]{0,18}[a-z0-9])?$/, { message: "bad_region_id" });

const regionName = z.string().trim().min(1, { message: "required" }).max(60, { message: "region_name_long" });

/** Where a site's pages are kept and served from: a row the operator edits. One program serves all; operators of several name theirs. */
export const region = z.object({ id: regionId, names: z.object({ pt: regionName, en: regionName, es: regionName }) });
export type Region = z.infer<typeof region>;
