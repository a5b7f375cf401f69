import type { OwnTemplate } from "@vitrine/contract";
import type { BlockLibrary, KeepOutcome, SectionCard } from "../../../builder/library/block-library.ts";
import { client } from "../../../platform/calls/client.ts";
import { isRefusedFor, problemOf } from "../../../platform/calls/problem.ts";
import { sectionCategoryNames } from "../../templates/index.ts";

/** Of the account's own, fetched at a time. */
const PAGE_SIZE = 40;

/**
 * The product's sections and the account's own, for the builder.
 * @param offlineWords said when nothing answers.
 * @param onChanged told when the account has one more or one less.
 */
export function blockLibrary(offlineWords: string, onChanged: () => void): BlockLibrary {
  const wordsOf = (error: unknown): string => problemOf(error).message || offlineWords;
  const look = async <Reply>(call: () => Promise<Reply>): Promise<Reply> => {
    try {
      return await call();
    } catch (error) {
      throw new Error(wordsOf(error), { cause: error });
    }
  };
  const change = async (call: () => Promise<unknown>): Promise<KeepOutcome> => {
    try {
      await call();
    } catch (error) {
      return { kind: "refused", message: wordsOf(error) };
    }
    onChanged();
    return { kind: "kept" };
  };
  return {
    listSections: (language) =>
      look(async () => {
        const [{ items }, nameOf] = await Promise.all([client.templates.listSections({ language }), sectionCategoryNames()]);
        return items.map(({ id, name, category, thumbnailUrl, bytes }) => {
          const known = { id: category, name: nameOf(category) };
          return { id, name, category: known, thumbnailUrl, bytes, isOwn: false };
        });
      }),
    listOwn: (cursor) =>
      look(async () => {
        const input = { own: "true", kind: "section", limit: PAGE_SIZE } as const;
        const { items, nextCursor } = await client.templates.list({ ...input, ...(cursor ? { cursor } : {}) });
        return { items: items.filter((item) => item.isOwn).map(ownCard), nextCursor };
      }),
    fragmentOf: ({ id, isOwn }, language) =>
      look(async () => {
        if (!isOwn) return (await client.templates.getSection({ id, language })).fragment;
        const template = await client.templates.get({ id });
        return "fragment" in template ? template.fragment : null;
      }),
    keep: (keepsake) =>
      change(() =>
        client.templates.create(
          keepsake.kind === "page"
            ? { kind: "page", name: keepsake.name, document: { ...keepsake.document } }
            : { kind: "section", name: keepsake.name, fragment: { ...keepsake.fragment } },
        ),
      ),
    remove: ({ id }) =>
      change(async () => {
        try {
          await client.templates.remove({ id });
        } catch (error) {
          // Somebody else, or another tab, was first: it is gone, as was asked.
          if (!isRefusedFor(error, "TEMPLATE_NOT_FOUND")) throw error;
        }
      }),
  };
}

function ownCard({ id, name }: OwnTemplate): SectionCard {
  return { id, name, category: null, thumbnailUrl: null, bytes: null, isOwn: true };
}
