import { mergeKept, type PageDocument } from "@vitrine/document";
import { wholeAccount } from "../../platform/acting/reach.ts";
import { storedDocument } from "../../platform/documents/document-input.ts";
import type { Platform } from "../../platform/platform.ts";
import { Refusal } from "../../platform/refusal.ts";
import type { PageRow } from "../pages/index.ts";
import { readDraft, withNewestSections } from "../publishing/index.ts";
import { publicDocument } from "./public-document.ts";
import { findByMark, type ShareRow } from "./share-store.ts";
import { markOf } from "./share-token.ts";

export interface OpenedShare {
  readonly share: ShareRow;
  readonly page: PageRow;
  /** As the page is now, with the newest of its synced sections. */
  readonly document: PageDocument;
}

/** Holds a link to leading somewhere at a moment. @throws Refusal */
export function requireOpen(share: ShareRow | undefined, now: number): ShareRow {
  if (!share || share.deletedAt) throw new Refusal("SHARE_NOT_FOUND");
  if (share.expiresAt.getTime() <= now) throw new Refusal("SHARE_EXPIRED");
  return share;
}

/** What a link shows to whoever has it; nothing is changed by that. @throws Refusal */
export async function openShare(platform: Platform, token: string): Promise<OpenedShare> {
  const { database, clock } = platform;
  const share = requireOpen(await findByMark(database.queries, markOf(platform, token)), clock.now());
  // As far as its owner reaches: whoever has the link was let in by them.
  const { page, document } = await readDraft(platform, wholeAccount(share.accountId), share.pageId);
  const whole = withNewestSections(document, page.id);
  if (!whole) throw new Refusal("TOO_LARGE");
  return { share, page, document: publicDocument(storedDocument(mergeKept(whole), page.id)) };
}
