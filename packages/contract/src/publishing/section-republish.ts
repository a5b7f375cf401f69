import { z } from "zod";
import { idOf, moment } from "../calls/ids.ts";

/** A page as far as it is told of a republish. */
const republishedPage = z.object({ pageId: idOf("page"), title: z.string() });

/** Pages that are named; there may be more. */
export const REPUBLISH_NAMED_MOST = 50;

/** One time that the pages which show an older version of a synced section are published. */
export const sectionRepublishRun = z.object({
  /** `cancelled`: what was not begun by then stays as it was. */
  state: z.enum(["running", "done", "cancelled"]),
  begunAt: moment,
  /** How many pages it is about, and of how many it is known what became. */
  pages: z.number().int(),
  settled: z.number().int(),
  published: z.number().int(),
  /** Left as they were, because something else of them waits to be published too. */
  skipped: z.array(republishedPage).max(REPUBLISH_NAMED_MOST),
  skippedCount: z.number().int(),
  /** That could not be published, with why, in words for people. */
  failed: z.array(republishedPage.extend({ problem: z.string() })).max(REPUBLISH_NAMED_MOST),
  failedCount: z.number().int(),
});

export const sectionRepublish = z.object({
  /** Pages whose visitors see an older version, as far as whoever asks may see them. */
  behind: z.number().int(),
  /** Those of them that have something else to publish besides. */
  alsoChanged: z.array(republishedPage).max(REPUBLISH_NAMED_MOST),
  alsoChangedCount: z.number().int(),
  /** The last time, or the one that is under way; null where there was none. */
  run: sectionRepublishRun.nullable(),
});
export type SectionRepublish = z.infer<typeof sectionRepublish>;
