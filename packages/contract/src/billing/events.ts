import { eventOf } from "../calls/event-kind.ts";
import { idOf } from "../calls/ids.ts";

export const billingEvents = {
  /** An account is on another plan, or on its own until another date. Its first one tells nothing. */
  "plan.changed": eventOf({ accountId: idOf("account") }, "accountId"),
} as const;
