import { eventOf } from "../calls/event-kind.ts";
import { idOf } from "../calls/ids.ts";

export const accountEvents = {
  /**
   * An account is closed for good. Its rows go once everybody who listens has removed what it has elsewhere. Told again
   * daily for a week: what was under way at its end may have left something.
   */
  "account.deleted": eventOf({ accountId: idOf("account") }, "accountId", { outlivesAccount: true }),
} as const;
