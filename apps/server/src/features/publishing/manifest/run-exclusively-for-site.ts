import { boundedQueue } from "../../../platform/limits/bounded-queue.ts";

/** One writer of a site's manifest at a time, each reading the rows afresh, so that the last one written is the newest. */
export const runExclusivelyForSite = boundedQueue({ key: 1 }).run;
