import type { SavedOperation } from "@vitrine/contract";
import type { Reach } from "../../../platform/acting/reach.ts";
import { storedDocument } from "../../../platform/documents/document-input.ts";
import type { Platform } from "../../../platform/platform.ts";
import { Refusal } from "../../../platform/refusal.ts";
import { lockPage } from "../page-store.ts";
import { operationsBetween, readStoredDocument } from "./document-store.ts";

/** What brings an editor from a version to the newest: the operations since, or the page as it is. */
export type Since =
  | { readonly kind: "operations"; readonly operations: SavedOperation[] }
  | { readonly kind: "document"; readonly version: number; readonly document: Record<string, unknown> };

/** Reads what was saved after a version; nothing for who has the newest, or names one that is still to come. */
export async function readSince(
  { database }: Pick<Platform, "database">,
  reach: Reach,
  { id, after }: { readonly id: string; readonly after: number },
): Promise<Since> {
  // Held meanwhile: what is read belongs to one version.
  return database.transaction(async (queries) => {
    const page = await lockPage(queries, reach, id);
    if (!page) throw new Refusal("NOT_FOUND");
    if (after >= page.version) return { kind: "operations", operations: [] };
    const operations = await operationsBetween(queries, id, after, page.version);
    if (operations) return { kind: "operations", operations };
    return { kind: "document", version: page.version, document: { ...storedDocument(await readStoredDocument(queries, id), id) } };
  });
}
