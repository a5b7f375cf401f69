import { z } from "zod";
import { idOf, moment } from "../calls/ids.ts";
import { publisher } from "../pages/publisher.ts";

/** How a revision came about: by itself while somebody edited, by name, by publishing, or before the page was replaced. */
export const REVISION_KINDS = ["automatic", "named", "published", "before_restore", "before_replace"] as const;

/** What of a page is told apart where it is said what has changed. */
export const CHANGED_PARTS = ["section", "text", "image", "button", "form", "block", "style", "settings"] as const;
export type ChangedPart = (typeof CHANGED_PARTS)[number];

/** Characters that the name of a revision may have. */
export const MOST_REVISION_NAME = 80;

export const revision = z.object({
  id: idOf("revision"),
  pageId: idOf("page"),
  kind: z.enum(REVISION_KINDS),
  /** Null for one that nobody has named. */
  name: z.string().nullable(),
  /** What the page was called then. */
  title: z.string(),
  /** The page's version that it is. */
  version: z.number().int(),
  createdAt: moment,
  /** Who edited, named, published or replaced; null for what the server did by itself, somebody who is gone, or support. */
  by: z.string().nullable(),
  /** Whether support did, for the account: who of it is not told. */
  bySupport: z.boolean(),
  /** When visitors were last given this state of the page. */
  publishedAt: moment.nullable(),
  /** Who gave it to them then; null where nobody is known. */
  publishedBy: publisher.nullable(),
  /** Whether it is what visitors see now. */
  isLive: z.boolean(),
  /** How many sections it has. */
  sections: z.number().int(),
  /** How many of each were added, changed or removed since the revision before; what has none is missing. */
  changes: z.partialRecord(z.enum(CHANGED_PARTS), z.number().int()),
});
export type Revision = z.infer<typeof revision>;
