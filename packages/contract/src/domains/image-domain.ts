import { z } from "zod";
import { domain } from "./domain.ts";

/**
 * How far an image domain is: its entries are looked for, it is being put into service, that failed, pages show their
 * images under it, or it is being taken away.
 */
export const IMAGE_DOMAIN_STAGES = ["pending", "creating", "failed", "active", "removing"] as const;

/** What is done once the entries are right: its certificate is made, then pages name it. */
export const IMAGE_DOMAIN_STEPS = ["certificate", "pages"] as const;

/** How long that takes at most, in milliseconds; what takes longer has failed, and is tried on. */
export const IMAGE_DOMAIN_MS = 5 * 60_000;

/** How long an image domain shows images on once no published page names it, in milliseconds: for pages that browsers and others have kept. */
export const IMAGE_DOMAIN_GRACE_MS = 24 * 3_600_000;

/** A subdomain under which the images of a site's pages are shown, and nothing else. */
export const imageDomain = z.object({
  /** Its name, its entries and its certificate, as of any domain. */
  domain,
  stage: z.enum(IMAGE_DOMAIN_STAGES),
  /** What is being done; null where nothing is. */
  step: z.enum(IMAGE_DOMAIN_STEPS).nullable(),
  /** Why it could not be put into service, in words; null where nothing is wrong. */
  failure: z.string().nullable(),
  pages: z.object({
    /** Published pages of the site that do not name it yet, or still do, and follow by themselves. */
    following: z.int(),
    /** Those that do not follow before they are published again: they have changes that visitors do not see. */
    held: z.int(),
  }),
  /** Until when it shows images without any page naming it; null while that is not known, or it stays. */
  endsAt: domain.shape.completedAt,
});
export type ImageDomain = z.infer<typeof imageDomain>;
