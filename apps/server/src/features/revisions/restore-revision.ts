import { blockCatalog } from "@vitrine/blocks";
import {
  type DocumentProblem,
  DocumentStore,
  followSiteStyle,
  isEmptyDiff,
  type Operation,
  type PageDocument,
  restoreBlock,
  restoreDocument,
  runOperation,
  type TokenRecord,
  treeOf,
} from "@vitrine/document";
import { refuseDocument, storedDocument } from "../../platform/documents/document-input.ts";
import type { Platform } from "../../platform/platform.ts";
import { Refusal } from "../../platform/refusal.ts";
import type { Caller } from "../../platform/request-context.ts";
import { findSiteStyle, lockPage, type PageEditing, readStoredDocument } from "../pages/index.ts";
import { readRevision } from "./read-revision.ts";
import { findRevision } from "./revision-store.ts";
import { authorOf, takeRevision } from "./take-revision.ts";

export interface Restoring {
  readonly id: string;
  readonly revisionId: string;
  /** One block of it, with what it held; all of it unless given. */
  readonly blockId?: string | undefined;
}

export interface Restored {
  /** The version the page has now. */
  readonly version: number;
  /** The revision that has the page as it was before. */
  readonly keptId: string;
}

/** Somebody types meanwhile: so often the newest version is looked at. */
const MOST_ROUNDS = 5;

/**
 * Makes a page, or one block of it, what it was. What the page is until then is kept as a revision; then it is one change,
 * saved as an editor's is: all of it or nothing, and whoever has the page open sees it come in.
 * @throws Refusal
 */
export async function restoreRevision(platform: Platform, editing: PageEditing, caller: Caller, input: Restoring): Promise<Restored> {
  const { database, clock } = platform;
  const row = await findRevision(database.queries, input.id, input.revisionId);
  if (!row) throw new Refusal("NOT_FOUND");
  const earlier = await readRevision(database.queries, row);
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const kept = await takeRevision(platform, caller, { pageId: input.id, kind: "before_restore", ...authorOf(caller) });
    const present = await readPresent(platform, caller, input.id);
    if (!kept || !present) throw new Refusal("NOT_FOUND");
    if (present.version !== kept.version) continue;
    const store = new DocumentStore(present.document);
    const operation =
      input.blockId === undefined ? wholePage(earlier, present.tokens) : restoreBlock(treeOf(earlier.records), input.blockId);
    const done = runOperation(store, blockCatalog, operation);
    if (!done.ok) throw refusalOf(done.problems, input.blockId);
    if (isEmptyDiff(done.value)) return { version: present.version, keptId: kept.row.id };
    const sent = { id: input.id, baseVersion: present.version, operationId: clock.id("operation"), diff: done.value };
    try {
      return { version: await editing.save(caller, sent), keptId: kept.row.id };
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== "STALE_VERSION") throw error;
    }
  }
  throw new Refusal("BUSY_PAGE");
}

/** As it was, but for the tokens that follow the site's style: those are as the site has them by now. */
function wholePage(earlier: PageDocument, tokens: readonly TokenRecord[] | null): Operation {
  return (transaction, catalog) => {
    restoreDocument(earlier)(transaction, catalog);
    if (tokens) followSiteStyle(tokens)(transaction, catalog);
  };
}

/** The page and its document as they belong together, with the style of its site. */
function readPresent({ database }: Platform, caller: Caller, id: string) {
  return database.transaction(async (queries) => {
    const page = await lockPage(queries, caller, id);
    if (!page) return undefined;
    const document = storedDocument(await readStoredDocument(queries, id), id);
    const style = await findSiteStyle(queries, page.siteId);
    return { version: page.version, document, tokens: style?.tokens ?? null };
  });
}

function refusalOf(problems: readonly DocumentProblem[], blockId: string | undefined): Refusal {
  if (blockId !== undefined && problems.some(({ code }) => code === "not_found")) return new Refusal("NOT_IN_REVISION");
  if (blockId !== undefined && problems.some(({ code }) => code === "illegal_place")) return new Refusal("NO_PLACE_TO_RESTORE");
  return refuseDocument(problems, "document");
}
