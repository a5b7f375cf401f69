import { z } from "zod";
import { idOf, moment } from "../calls/ids.ts";
import { publisher } from "../pages/publisher.ts";
import { pageWeight } from "./page-weight.ts";

/** What visitors were given of a page once, kept whole: it can be served again as it was. */
export const publication = z.object({
  id: idOf("publication"),
  pageId: idOf("page"),
  /** The page's version that it is. */
  version: z.number().int(),
  /** What the page was called then, and its address on its site. */
  title: z.string(),
  slug: z.string(),
  weight: pageWeight,
  publishedAt: moment,
  /** Null where nobody is known. */
  publishedBy: publisher.nullable(),
  /** Whether it is what visitors get now. */
  isLive: z.boolean(),
  /** When it was last put back, and by whom; null where it never was. */
  rolledBackAt: moment.nullable(),
  rolledBackBy: publisher.nullable(),
});
export type Publication = z.infer<typeof publication>;
