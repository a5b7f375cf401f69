import { eventOf } from "../calls/event-kind.ts";
import { idOf } from "../calls/ids.ts";

export const leadEvents = {
  /** A visitor has sent a form to its end. The same one sent again soon after counts up what is there, and tells nothing. */
  "lead.completed": eventOf({ accountId: idOf("account"), siteId: idOf("site"), pageId: idOf("page"), leadId: idOf("lead") }, "leadId"),
} as const;
