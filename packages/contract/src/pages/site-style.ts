import { z } from "zod";
import { idOf } from "../calls/ids.ts";

/** How many tokens a site's style may have. */
export const MOST_SITE_TOKENS = 200;

/** How far the pages are that a saved style changes; what is not done waits for its turn. */
const siteStyleUpdate = z.object({
  pages: z.number().int(),
  done: z.number().int(),
  /** Pages that stay as they were, or are not published again, with the reason in words for people. */
  refused: z.array(z.object({ pageId: idOf("page"), title: z.string(), message: z.string() })),
});

export const siteStyle = z.object({
  /** Goes up by one with each save; 0 while the site has no style. */
  version: z.number().int(),
  /** Token records, as in documents. */
  tokens: z.array(z.record(z.string(), z.unknown())),
  /** Pages of the site that follow it; of those, how many a publish would bring out with nothing else on them. */
  following: z.number().int(),
  published: z.number().int(),
  /** What the last save has led to; null where no page followed. */
  update: siteStyleUpdate.nullable(),
});
export type SiteStyle = z.infer<typeof siteStyle>;
