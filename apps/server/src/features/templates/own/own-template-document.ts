import type { PageDocument } from "@vitrine/document";
import type { Reach } from "../../../platform/acting/reach.ts";
import type { Queries } from "../../../platform/database/database.ts";
import { storedDocument } from "../../../platform/documents/document-input.ts";
import { findOwnTemplate } from "./own-template-store.ts";

/** The page that one of an account's own templates makes; undefined where it has no such template, or one of blocks alone. */
export async function ownTemplateDocument(queries: Queries, reach: Reach, id: string): Promise<PageDocument | undefined> {
  const found = await findOwnTemplate(queries, reach, id);
  return found?.kind === "page" ? storedDocument(found.content, id) : undefined;
}
