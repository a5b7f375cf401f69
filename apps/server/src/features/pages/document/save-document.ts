import type { Queries } from "../../../platform/database/database.ts";
import { readSent, replacementFrom, storedDocument } from "../../../platform/documents/document-input.ts";
import type { Platform } from "../../../platform/platform.ts";
import { Refusal } from "../../../platform/refusal.ts";
import type { Caller } from "../../../platform/request-context.ts";
import { lockPage, type PageRow } from "../page-store.ts";
import { tellPage } from "../tell-page.ts";
import { factsOfDocument } from "./document-facts.ts";
import { readStoredDocument, writeDocument } from "./document-store.ts";
import { moveVersion } from "./move-version.ts";
import type { OpenDocument } from "./open-documents.ts";

/** The refusal of a change to a version that is not the newest, with the newest: as it is open, or else as it is stored. */
export async function refuseStale(queries: Queries, page: PageRow, open?: OpenDocument): Promise<Refusal> {
  const document = open?.store.toDocument() ?? storedDocument(await readStoredDocument(queries, page.id), page.id);
  return new Refusal("STALE_VERSION", { data: { version: page.version, document } });
}

/** Keeps a page as it is before all of it gives way to something else; what goes wrong in that is logged, and holds up nobody. */
export type KeepRevision = (caller: Caller, pageId: string) => Promise<void>;

/** Replaces a page's document, on top of the version its editor last saw. Returns the new version. */
export async function replaceDocument(
  platform: Platform,
  keepRevision: KeepRevision,
  caller: Caller,
  input: { readonly id: string; readonly version: number; readonly document: unknown },
): Promise<number> {
  const { database } = platform;
  const sent = readSent(input.document);
  await keepRevision(caller, input.id);
  const saved = await database.transaction(async (queries) => {
    const page = await lockPage(queries, caller, input.id);
    if (!page) throw new Refusal("NOT_FOUND");
    if (page.version !== input.version) throw await refuseStale(queries, page);
    const document = sent.ok
      ? sent.value
      : replacementFrom(input.document, storedDocument(await readStoredDocument(queries, page.id), page.id));
    const version = page.version + 1;
    await moveVersion(platform, queries, caller, page, factsOfDocument(document));
    await writeDocument(queries, page.id, document, version);
    return version;
  });
  tellPage(platform, caller.accountId, input.id, { what: "saved", version: saved, operationId: null, changes: null });
  return saved;
}
