import { eventOf } from "../calls/event-kind.ts";
import { idOf } from "../calls/ids.ts";

const published = { accountId: idOf("account"), siteId: idOf("site"), pageId: idOf("page") };

export const publishingEvents = {
  /** A page is served as it is now, for the first time or anew. */
  "page.published": eventOf(published, "pageId"),
  /** A page is not served any more, because it was taken off or another took its address. */
  "page.unpublished": eventOf(published, "pageId"),
} as const;
