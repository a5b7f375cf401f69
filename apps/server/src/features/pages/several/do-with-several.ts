import type { PageDeed, PageType } from "@vitrine/contract";
import { refusalEnvelope } from "../../../platform/http/api/api-errors.ts";
import type { Platform } from "../../../platform/platform.ts";
import { Refusal } from "../../../platform/refusal.ts";
import { type Caller, type RequestContext, requireCaller } from "../../../platform/request-context.ts";
import type { PageEditing } from "../document/page-editing.ts";
import { findPages, type PageRow } from "../page-store.ts";
import { putSettings } from "../settings/put-settings.ts";
import { tellPage } from "../tell-page.ts";
import { removeForGood } from "../trash/empty-trash.ts";
import { putIntoTrash } from "../trash/put-into-trash.ts";
import { restorePage } from "../trash/restore-page.ts";

/** Takes a page off its site. @throws Refusal */
export type UnpublishPage = (caller: Caller, id: string) => Promise<void>;

/** Why something was not done with one of several pages, in words for people. */
interface Failed {
  readonly pageId: string;
  readonly code: string;
  readonly message: string;
}

export interface Several {
  /** The pages it was done with that are there now, in the order asked for. */
  readonly rows: PageRow[];
  /** In that order too. */
  readonly failed: Failed[];
}

/** Does something with one page after the other: what is refused of one holds up no other. */
async function withEach(
  { database }: Platform,
  context: RequestContext,
  ids: readonly string[],
  { first, act }: { readonly first?: "mains" | "variants"; readonly act: (caller: Caller, id: string) => Promise<void> },
): Promise<Several> {
  const caller = requireCaller(context);
  const asked = [...new Set(ids)];
  const mains = new Set((await findPages(database.queries, caller, asked)).flatMap(({ id, mainId }) => (mainId === null ? [id] : [])));
  const isLater = (id: string): number => Number(first !== undefined && mains.has(id) !== (first === "mains"));
  const failed: Failed[] = [];
  for (const pageId of asked.toSorted((a, b) => isLater(a) - isLater(b))) {
    try {
      await act(caller, pageId);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { code, message } = refusalEnvelope(error, context.requestId, context.language);
      failed.push({ pageId, code, message });
    }
  }
  const found = new Map((await findPages(database.queries, caller, asked)).map((row) => [row.id, row]));
  const rows = asked.flatMap((id) => (failed.some(({ pageId }) => pageId === id) ? [] : (found.get(id) ?? [])));
  return { rows, failed: failed.toSorted((a, b) => asked.indexOf(a.pageId) - asked.indexOf(b.pageId)) };
}

/** Deletes, restores, unpublishes pages or deletes them for good, as far as each lets that be done with it. */
export function doWithSeveral(
  platform: Platform,
  unpublish: UnpublishPage,
  context: RequestContext,
  { pageIds, deed }: { readonly pageIds: readonly string[]; readonly deed: PageDeed },
): Promise<Several> {
  switch (deed) {
    case "delete":
      // A main page can go once its variants have.
      return withEach(platform, context, pageIds, { first: "variants", act: (caller, id) => putIntoTrash(platform, caller, id) });
    case "restore":
      // A variant is one again where its main page is there.
      return withEach(platform, context, pageIds, {
        first: "mains",
        act: async (caller, id) => void (await restorePage(platform, caller, id)),
      });
    case "delete_for_good":
      return withEach(platform, context, pageIds, { act: (caller, id) => removeForGood(platform, caller, id) });
    case "unpublish":
      return withEach(platform, context, pageIds, { act: unpublish });
  }
}

/** Gives pages a type, as far as each takes a change now. */
export function changeTypes(
  platform: Platform,
  editing: PageEditing,
  context: RequestContext,
  { pageIds, type }: { readonly pageIds: readonly string[]; readonly type: PageType | null },
): Promise<Several> {
  return withEach(platform, context, pageIds, {
    act: async (caller, id) => {
      await putSettings(platform, editing, caller, id, () => ({ pageType: type ?? undefined }));
      tellPage(platform, caller.accountId, id, { what: "changed" });
    },
  });
}
