import { z } from "zod";
import { idOf } from "../calls/ids.ts";
import type { Topic } from "../calls/topics.ts";

/** Leads that came together, by where they were sent and whether they are kept apart; sent again, each counts again. */
export const arrivedLeads = z.object({
  siteId: idOf("site"),
  pageId: idOf("page"),
  isSuspect: z.boolean(),
  count: z.number().int().min(1),
});
export type ArrivedLeads = z.infer<typeof arrivedLeads>;

export const leadTopics = {
  /** Leads have come in. Those of the first places only, where they are of very many: then it says so. */
  leads: {
    rules: { access: "account", area: "leads", role: "viewer" },
    data: z.object({ arrived: z.array(arrivedLeads), isAll: z.boolean() }),
  },
} as const satisfies Record<string, Topic>;
