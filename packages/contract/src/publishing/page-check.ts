import { z } from "zod";

/** One thing that is wrong with a page. Codes may be added: what is not known is told by its severity. */
export const finding = z.object({
  /** What it is: `anchor_missing`, `contrast_low`, … */
  code: z.string(),
  /** `error`: visitors meet something broken, or publishing refuses it. `warning`: they lose something. `hint`: it could be better. */
  severity: z.enum(["error", "warning", "hint"]),
  /** Where it is; without one it concerns the page as a whole. */
  blockId: z.string().optional(),
  /** The field of the block, or of the page's settings, that mends it. */
  field: z.string().optional(),
  /** Counts, limits, names, bytes. */
  values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});

/** What no document says of its own page, so that an editor can go on checking while it is changed. */
export const checkFacts = z.object({
  /** The hosts that its site is found at, with their port where there is one. */
  hosts: z.array(z.string()),
  /** The page's own path on its site. */
  ownPath: z.string(),
  /** The paths of the site that lead to a page; null for a site with too many to name. */
  paths: z.array(z.string()).nullable(),
  /** What a visitor loads of each picture of the page, in bytes, by its id. */
  imageBytes: z.record(z.string(), z.number().int()),
  /** The synced sections of the page that are not the account's, or none any more: it shows the copies that it keeps. */
  missingSectionIds: z.array(z.string()),
  /** What the site's legal texts, where pages link to them, do not say yet. */
  legalLacks: z.array(z.enum(["name", "email"])).optional(),
});
export type CheckFactsReply = z.infer<typeof checkFacts>;

export const pageCheck = z.object({ items: z.array(finding), facts: checkFacts });
