import { z } from "zod";
import { idOf, moment } from "../calls/ids.ts";

/** How a revision came about: by itself while somebody edited, by name, by publishing, or before the page was replaced. */
export const REVISION_KINDS = ["automatic", "named", "published", "before_restore", "before_replace"] as const;

/** What of a page is told apart where it is said what has changed. */
export const CHANGED_PARTS = ["section", "text", "image", "button", "form", "block", "style", "settings"] as const;
export type ChangedPart = (typeof CHANGED_PARTS)[number];

/** How a page was published: by a person themselves, with one of their API keys, or by support for them. */
export const PUBLISHED_VIA = ["person", "api_key", "support"] as const;

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
  /** Who edited, named, published or replaced; null for what the server did by itself, or somebody who is gone. */
  by: z.string().nullable(),
  /** When visitors were last given this state of the page. */
  publishedAt: moment.nullable(),
  /** Who gave it to them then; null where nobody is known. The name is null for support, and for somebody who is gone. */
  publishedBy: z.object({ name: z.string().nullable(), via: z.enum(PUBLISHED_VIA) }).nullable(),
  /** Whether it is what visitors see now. */
  isLive: z.boolean(),
  /** How many sections it has. */
  sections: z.number().int(),
  /** How many of each were added, changed or removed since the revision before; what has none is missing. */
  changes: z.partialRecord(z.enum(CHANGED_PARTS), z.number().int()),
});
export type Revision = z.infer<typeof revision>;
