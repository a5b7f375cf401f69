import { idOf } from "@vitrine/contract";
import { z } from "zod";
import { hearInTransaction } from "../../platform/events/listener.ts";
import { inTransaction, jobQueue } from "../../platform/jobs/job.ts";
import { noteEffect } from "../../platform/jobs/testing/jobs-fixture.ts";
import type { Dependencies, ServerSlice } from "../../platform/slice.ts";

/** What this slice does later: a picture of each page that is published, say. */
export const pictureQueue = jobQueue("machinery.take-picture", z.object({ pageId: idOf("page") }));

/** What happens later, as a slice brings it: a listener that makes a job, who does it, and work of the night. */
export const laterSlice = {
  name: "machinery",
  listeners: [
    hearInTransaction("page.published", "want-picture", ({ platform }: Dependencies) => async ({ pageId, accountId }, { queries }) => {
      await platform.jobs.make(queries, pictureQueue, { pageId }, { accountId, uniqueKey: pageId });
    }),
  ],
  jobs: () => [inTransaction(pictureQueue, ({ payload }, { queries }) => noteEffect(queries, payload.pageId, "picture"))],
  daily: ({ platform }: Dependencies) => [{ name: "count-pictures", run: () => noteEffect(platform.database.queries, "night", "counted") }],
} as const satisfies ServerSlice;
