import type { Reach } from "../../../platform/acting/reach.ts";
import type { Queries } from "../../../platform/database/database.ts";
import { readSent, replacementFrom, storedDocument } from "../../../platform/documents/document-input.ts";
import type { Platform } from "../../../platform/platform.ts";
import { Refusal } from "../../../platform/refusal.ts";
import { lockPage, type PageRow } from "../page-store.ts";
import { tellPage } from "../tell-page.ts";
import { factsOfDocument } from "./document-facts.ts";
import { moveVersion, readStoredDocument, writeDocument } from "./document-store.ts";

/** The refusal of a change to a version that is not the newest, with the newest. */
export async function refuseStale(queries: Queries, page: PageRow): Promise<Refusal> {
  const document = storedDocument(await readStoredDocument(queries, page.id), page.id);
  return new Refusal("STALE_VERSION", { data: { version: page.version, document } });
}

/** Replaces a page's document, on top of the version its editor last saw. Returns the new version. */
export async function replaceDocument(
  platform: Platform,
  reach: Reach,
  input: { readonly id: string; readonly version: number; readonly document: unknown },
): Promise<number> {
  const { database, clock } = platform;
  const sent = readSent(input.document);
  const saved = await database.transaction(async (queries) => {
    const page = await lockPage(queries, reach, input.id);
    if (!page) throw new Refusal("NOT_FOUND");
    if (page.version !== input.version) throw await refuseStale(queries, page);
    const document = sent.ok
      ? sent.value
      : replacementFrom(input.document, storedDocument(await readStoredDocument(queries, page.id), page.id));
    const version = page.version + 1;
    await moveVersion(queries, page.id, version, factsOfDocument(document), new Date(clock.now()));
    await writeDocument(queries, page.id, document, version);
    return version;
  });
  tellPage(platform, reach.accountId, input.id, { what: "saved", version: saved, operationId: null });
  return saved;
}
