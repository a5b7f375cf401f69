import { eventOf } from "../calls/event-kind.ts";
import { idOf } from "../calls/ids.ts";

const ofPage = { accountId: idOf("account"), siteId: idOf("site"), pageId: idOf("page") };
/** `personId` is null for support, which is nobody of the account. */
const edited = { ...ofPage, personId: idOf("account").nullable() };

const regrouped = { accountId: idOf("account"), pageId: idOf("page") };

export const pageEvents = {
  /** Somebody has begun to change a page's document: told with the first save, and again when a save comes ten minutes later or more. */
  "page.edited": eventOf(edited, "pageId"),
  /** Which pages are in a page's set, or which of them is the main one, is not what it was. */
  "page.regrouped": eventOf(regrouped, "pageId"),
} as const;
