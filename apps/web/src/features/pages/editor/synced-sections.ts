import type { SyncedSection } from "@vitrine/contract";
import type { SyncedCard, SyncedSections } from "../../../builder/sections/synced-sections.ts";
import { client } from "../../../platform/calls/client.ts";
import { isRefusedFor, problemOf } from "../../../platform/calls/problem.ts";
import { listenLive } from "../../../platform/live/live-topics.ts";

/** Sections and pages that come at a time. */
const PAGE_SIZE = 40;

/**
 * The account's synced sections, for the builder.
 * @param offlineWords said when nothing answers.
 * @param mayEdit whether whoever is at work may change them.
 * @param edit goes to where a section is edited.
 */
export function syncedSections(offlineWords: string, mayEdit: boolean, edit: (id: string) => void): SyncedSections {
  const say = async <Reply>(call: () => Promise<Reply>): Promise<Reply> => {
    try {
      return await call();
    } catch (error) {
      const { message, fields } = problemOf(error);
      throw new Error(fields[0]?.message || message || offlineWords, { cause: error });
    }
  };
  const after = (cursor: string | null) => ({ limit: PAGE_SIZE, ...(cursor ? { cursor } : {}) });
  return {
    mayEdit,
    list: (cursor) =>
      say(async () => {
        const { items, nextCursor } = await client.synced.list(after(cursor));
        return { items: items.map(cardOf), nextCursor };
      }),
    read: (id) =>
      say(async () => {
        try {
          const { section, fragment } = await client.synced.get({ id });
          return { card: cardOf(section), fragment };
        } catch (error) {
          if (isRefusedFor(error, "SYNCED_SECTION_NOT_FOUND")) return null;
          throw error;
        }
      }),
    create: (name, fragment) => say(async () => cardOf(await client.synced.create({ name, fragment: { ...fragment } }))),
    rename: (id, name) => say(async () => void (await client.synced.rename({ id, name }))),
    remove: (id) => say(async () => void (await client.synced.remove({ id }))),
    listUses: (id, cursor) =>
      say(async () => {
        const { items, nextCursor } = await client.synced.listUses({ id, ...after(cursor) });
        return { items: items.map((use) => ({ ...use, path: `/builder/${use.pageId}` })), nextCursor };
      }),
    republish: (id) => say(() => client.publishing.sectionRepublish({ id })),
    startRepublish: (id, alsoChanged) => say(() => client.publishing.republishSection({ id, alsoChanged })),
    cancelRepublish: (id) => say(() => client.publishing.cancelRepublish({ id })),
    watch: (onChange) => listenLive("syncedSections", (data) => onChange(data?.syncedSectionId ?? null)),
    watchPages: (onChange) => listenLive("pages", onChange),
    edit,
  };
}

function cardOf({ id, name, version, pages, behind }: SyncedSection): SyncedCard {
  return { id, name, version, pages, behind };
}
