import { eventOf } from "../calls/event-kind.ts";
import { idOf } from "../calls/ids.ts";

const ofSite = { accountId: idOf("account"), siteId: idOf("site") };

export const siteEvents = {
  /** A site is reached at another address: it was renamed, or a domain became its address or is no longer. */
  "site.moved": eventOf(ofSite, "siteId"),
  /** A site is taken offline, or shown again; which of them its row says. */
  "site.switched": eventOf(ofSite, "siteId"),
  /** The images of a site's pages are named under another host from now on, or under the pages' own. */
  "images.moved": eventOf(ofSite, "siteId"),
} as const;
