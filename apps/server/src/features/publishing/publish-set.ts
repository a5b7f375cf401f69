import { refusalEnvelope } from "../../platform/http/api/api-errors.ts";
import type { Platform } from "../../platform/platform.ts";
import { Refusal } from "../../platform/refusal.ts";
import { type RequestContext, requireCaller } from "../../platform/request-context.ts";
import { listVariants, type PageRow, publisherOf } from "../pages/index.ts";
import { type PublishInput, type PublishingTools, type PublishResult, publishPage } from "./publish-page.ts";

export interface SetInput extends Pick<PublishInput, "id" | "overwrite" | "slug" | "siteId" | "sectionsOnly"> {
  /** The variants that go along: those that sync unless given, none where it is null. */
  readonly syncIds?: readonly string[] | null | undefined;
}

/** A variant that was to be published along, and why it was not. */
export interface Synced {
  readonly page: PageRow;
  readonly problem: { readonly code: string; readonly message: string } | null;
}

/**
 * Publishes a page, and with a main page the variants that sync. Each is a publish of its own: one that is refused holds up
 * no other, takes nobody's address, and is told.
 * @throws Refusal where the page itself is refused; none of the others is published then
 */
export async function publishSet(
  platform: Platform,
  tools: PublishingTools,
  context: RequestContext,
  { syncIds, ...input }: SetInput,
): Promise<PublishResult & { readonly synced: readonly Synced[] }> {
  const caller = requireCaller(context);
  const by = publisherOf(caller, context.userAgent);
  // What a page is published for that has nothing else to publish is no matter of the others of its set.
  const isAlone = syncIds === null || (syncIds === undefined && input.sectionsOnly === true);
  const variants = isAlone ? [] : await listVariants(platform.database.queries, caller, input.id);
  const ids = syncIds ?? variants.flatMap(({ id, syncs }) => (syncs ? [id] : []));
  const along = ids.map((id) => variants.find((variant) => variant.id === id));
  if (along.includes(undefined)) throw new Refusal("INVALID_INPUT", { fields: [{ path: "syncIds", code: "sync_other" }] });
  const published = await publishPage(platform, tools, caller, { ...input, by, isScheduled: by.via === "schedule" });
  const synced: Synced[] = [];
  for (const variant of new Set(along)) {
    if (!variant) continue;
    try {
      const { page } = await publishPage(platform, tools, caller, { id: variant.id, overwrite: false, by });
      synced.push({ page, problem: null });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { code, message } = refusalEnvelope(error, context.requestId, context.language);
      synced.push({ page: variant, problem: { code, message } });
    }
  }
  return { ...published, synced };
}
