import { z } from "zod";
import { idOf, moment } from "../calls/ids.ts";
import { regionId } from "./region.ts";

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

/**
 * How it stands with a site that the plan has no room for: its owner was told and it goes offline; support knows, and it
 * stays; it is offline and goes for good.
 */
export const EXCESS_STATES = ["told", "held", "offline"] as const;

export const site = z.object({
  id: idOf("site"),
  name: z.string(),
  region: regionId,
  url: z.string(),
  /** The domain it is reached under, in ASCII; null while that is its name. */
  domain: z.string().nullable(),
  /** The one that the others follow; exactly one of an account's sites is. */
  isMain: z.boolean(),
  /** Whether it sells what its owner makes. */
  isProducer: z.boolean(),
  /** Whether its owner wants its visitors to go through the traffic filter. */
  usesFilter: z.boolean(),
  pages: z.object({ all: z.int(), published: z.int() }),
  /** Null while the plan has room for it. */
  excess: z
    .object({
      state: z.enum(EXCESS_STATES),
      /** When what comes next happens: it goes offline, or for good; null where nothing does. */
      until: moment.nullable(),
    })
    .nullable(),
  createdAt: moment,
});
export type Site = z.infer<typeof site>;
