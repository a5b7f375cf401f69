import { followSiteStyle, type PageDocument } from "@vitrine/document";
import type { Queries } from "../../../platform/database/database.ts";
import { afterOperation } from "../document/after-operation.ts";
import { findSiteStyle } from "./site-style-store.ts";

/**
 * A document with its site's style as that is now, as far as it follows that. A page that is there may wait for what was saved
 * last; a copy, or one out of the trash, which nobody waits for, has it at once.
 */
export async function withSiteStyle(queries: Queries, siteId: string, document: PageDocument): Promise<PageDocument> {
  const style = await findSiteStyle(queries, siteId);
  const done = style && afterOperation(document, followSiteStyle(style.tokens));
  return done?.ok ? done.value : document;
}
