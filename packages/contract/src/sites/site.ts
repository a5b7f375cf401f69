import { z } from "zod";
import { idOf, moment } from "../calls/ids.ts";
import type { Translated } from "../calls/languages.ts";

/** Where a site's pages are kept and served from. One program serves all; operators of several name theirs. */
export const REGIONS = ["br", "us", "eu"] as const;
export const region = z.enum(REGIONS);
export const REGION_NAMES: Readonly<Record<(typeof REGIONS)[number], Translated>> = {
  br: { pt: "Brasil (São Paulo)", en: "Brazil (São Paulo)", es: "Brasil (São Paulo)" },
  us: { pt: "Estados Unidos (Virgínia)", en: "United States (Virginia)", es: "Estados Unidos (Virginia)" },
  eu: { pt: "Europa (Frankfurt)", en: "Europe (Frankfurt)", es: "Europa (Fráncfort)" },
};

/** The name is the host label the site is reached under: letters, digits and inner hyphens. */
export const siteName = z
  .string()
  .trim()
  .transform((value) => value.toLowerCase())
  .pipe(
    z
      .string()
      .min(1, { message: "required", abort: true })
      .max(63, { message: "site_name_long", abort: true })
      .regex(/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/, { message: "bad_site_name" }),
  )
  .refine((value) => !value.startsWith("xn--"), { message: "bad_site_name" });

export const site = z.object({
  id: idOf("site"),
  name: z.string(),
  region,
  url: z.string(),
  createdAt: moment,
});
export type Site = z.infer<typeof site>;
