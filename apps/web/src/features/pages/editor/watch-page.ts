import type { Page } from "@vitrine/contract";
import type { PageDocument } from "@vitrine/document";
import type { NewerPage, SaveOutcome, SaveRequest } from "../../../builder/builder-props.ts";
import { fetchPageWords } from "../../../builder/kind-words/fetch-page-words.ts";
import { client } from "../../../platform/calls/client.ts";
import { type LiveDataOf, listenLive } from "../../../platform/live/live-topics.ts";

/** Tells saves of others from one's own, and shows them. */
export interface PageWatch {
  /** Saves through here, so that what is saved is known to be one's own. */
  save(request: SaveRequest, send: () => Promise<SaveOutcome>): Promise<SaveOutcome>;
  watch(onNewer: (newer: NewerPage) => void): () => void;
}

/** Own operations that are remembered: more than are ever on their way. */
const MOST_OWN = 100;

/**
 * Watches a page that is open in the builder.
 * @param version the newest that is known.
 * @param onPage told of what else became of it: its name, its address, whether it is published.
 */
export function watchPage(pageId: string, version: number, onPage: (page: Page) => void): PageWatch {
  const own = new Set<string>();
  let known = version;
  const learn = (newer: number): void => {
    known = Math.max(known, newer);
  };
  const readNewer = async (): Promise<NewerPage | null> => {
    const { version: newest, document } = await client.pages.getDocument({ id: pageId });
    if (newest <= known) return null;
    const newer = { version: newest, document: document as unknown as PageDocument };
    // Its language may be another by now.
    await fetchPageWords(newer.document);
    return newer;
  };
  const look = async (data: LiveDataOf<`page:${string}`> | null): Promise<NewerPage | null> => {
    if (data?.what === "saved") {
      const isOwn = data.version <= known || (data.operationId !== null && own.has(data.operationId));
      return isOwn ? null : readNewer();
    }
    // The next save says that it is gone, and what can be done; until then nothing is lost by it.
    if (data?.what === "deleted") return null;
    const page = await client.pages.get({ id: pageId });
    onPage(page);
    return page.version > known ? readNewer() : null;
  };
  return {
    async save({ operationId }, send) {
      own.add(operationId);
      const [oldest] = own;
      if (own.size > MOST_OWN && oldest) own.delete(oldest);
      const outcome = await send();
      if (outcome.kind === "conflict") await fetchPageWords(outcome.document);
      if (outcome.kind === "saved" || outcome.kind === "conflict") learn(outcome.version);
      return outcome;
    },
    watch: (onNewer) =>
      listenLive(`page:${pageId}`, (data) => {
        look(data).then(
          (newer) => {
            if (!newer) return;
            learn(newer.version);
            onNewer(newer);
          },
          // Whoever could not look meets it with the next save.
          () => undefined,
        );
      }),
  };
}
