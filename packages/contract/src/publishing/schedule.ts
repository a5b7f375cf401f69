import { z } from "zod";
import { moment } from "../calls/ids.ts";

/** A time that is set for a page, and who set it: the deed is theirs. The name is null for somebody who is gone. */
const planned = z.object({ at: moment, by: z.string().nullable() });

/** When a page is published, as it is by then, and when it is taken off; null where no time is set. */
export const schedule = z.object({
  publish: planned.nullable(),
  unpublish: planned.nullable(),
  /** What the last time that had come did not bring about, and why, in words for people; gone once another is set. */
  problem: z.object({ what: z.enum(["publish", "unpublish"]), at: moment, message: z.string() }).nullable(),
});
export type PageSchedule = z.infer<typeof schedule>;
