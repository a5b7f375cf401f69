import type { Queries } from "../../../platform/database/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { Caller } from "../../../platform/request-context.ts";
import { type PageRow, updatePage } from "../page-store.ts";
import type { DocumentFacts } from "./document-facts.ts";

/** How long a spell of editing is, in milliseconds: saves within it are not told of again. */
export const EDITING_SPELL_MS = 600_000;

/**
 * Makes a page's next version, whoever writes what is in it: `facts` are what its row says of that. The first of a spell of
 * editing is told, so that a save in the midst of one costs nothing more.
 */
export async function moveVersion(
  { events, clock }: Pick<Platform, "events" | "clock">,
  queries: Queries,
  caller: Caller,
  page: PageRow,
  facts: DocumentFacts,
): Promise<void> {
  const now = new Date(clock.now());
  const since = page.spellAt === null ? Number.POSITIVE_INFINITY : now.getTime() - page.spellAt.getTime();
  // A spell that begins later than now was begun by a clock that is set right: waiting for it would tell of nothing meanwhile.
  const isFirst = since < 0 || since >= EDITING_SPELL_MS;
  await updatePage(queries, page.id, { version: page.version + 1, lastEdited: now, ...facts, ...(isFirst ? { spellAt: now } : {}) });
  if (!isFirst) return;
  const { id: pageId, accountId, siteId } = page;
  const personId = caller.support ? null : caller.actor.accountId;
  await events.tell(queries, "page.edited", { accountId, siteId, pageId, personId });
}
