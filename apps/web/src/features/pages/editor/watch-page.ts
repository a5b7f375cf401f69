import type { Page } from "@vitrine/contract";
import type { PageDocument } from "@vitrine/document";
import type { BuilderProps, PageNews, RecordChanges, SaveOutcome, SaveRequest } from "../../../builder/builder-props.ts";
import { fetchPageWords } from "../../../builder/kind-words/fetch-page-words.ts";
import { client } from "../../../platform/calls/client.ts";
import { isRefusedFor } from "../../../platform/calls/problem.ts";
import { type LiveDataOf, listenLive } from "../../../platform/live/live-topics.ts";
import { whyNotFound } from "./builder-calls.ts";
import { type Neighbours, neighboursOf } from "./neighbours.ts";

/** Tells saves of others from one's own, and shows them. */
export interface PageWatch {
  /** Saves through here, so that what is saved is known to be one's own. */
  save(request: SaveRequest, send: () => Promise<SaveOutcome>): Promise<SaveOutcome>;
  readonly watch: NonNullable<BuilderProps["watch"]>;
}

type Told = LiveDataOf<`page:${string}`> | null;

/** Own operations that are remembered: more than are ever on their way. */
const MOST_OWN = 100;

/**
 * Watches a page that is open in the builder.
 * @param accountId whose work it is; null where that is not known.
 * @param version the newest that is known.
 * @param onPage told of what else became of it: its name, its address, whether it is published.
 */
export function watchPage(pageId: string, accountId: string | null, version: number, onPage: (page: Page) => void): PageWatch {
  const own = new Set<string>();
  let newest = version;
  let neighbours: Neighbours | null = null;
  const learn = (newer: number): void => {
    newest = Math.max(newest, newer);
  };
  return {
    async save({ operationId }, send) {
      own.add(operationId);
      const [oldest] = own;
      if (own.size > MOST_OWN && oldest) own.delete(oldest);
      const outcome = await send();
      if (outcome.kind === "conflict") await fetchPageWords(outcome.document);
      if (outcome.kind === "saved" || outcome.kind === "conflict") learn(outcome.version);
      return outcome.kind === "saved" && neighbours?.areThere() ? { ...outcome, isWatched: true } : outcome;
    },
    watch(onNews, shown) {
      /** Says what came next, where it is what comes next for who shows the page. */
      const say = async (next: Extract<PageNews, { kind: "operation" }>): Promise<void> => {
        if (next.changes) await fetchPageWords({ schema: 1, records: next.changes as PageDocument["records"] });
        if (next.version === (shown() ?? 0) + 1) onNews(next);
      };
      const catchUp = async (): Promise<void> => {
        const after = shown();
        if (after === null || newest <= after) return;
        const since = await client.pages.listOperations({ id: pageId, after });
        if (since.kind === "operations") {
          for (const operation of since.operations) {
            learn(operation.version);
            await say({ kind: "operation", ...operation, changes: operation.changes as RecordChanges });
          }
          return;
        }
        const document = since.document as unknown as PageDocument;
        learn(since.version);
        // Its language may be another by now.
        await fetchPageWords(document);
        if (since.version > (shown() ?? since.version)) onNews({ kind: "newer", version: since.version, document });
      };
      const lookAgain = async (): Promise<void> => {
        try {
          const page = await client.pages.get({ id: pageId });
          onNews({ kind: "there" });
          onPage(page);
          learn(page.version);
        } catch (error) {
          if (isRefusedFor(error, "NOT_FOUND") && (await whyNotFound(accountId)).kind === "gone") onNews({ kind: "gone" });
          return;
        }
        await catchUp();
      };
      const hear = async (data: Told): Promise<void> => {
        if (data?.what === "joined") return onNews({ kind: "joined" });
        if (data?.what === "deleted") return onNews({ kind: "gone" });
        if (data?.what !== "saved") return lookAgain();
        learn(data.version);
        const { operationId } = data;
        const changes = (data.changes ?? null) as RecordChanges | null;
        const isNext = data.version === (shown() ?? data.version) + 1;
        const isOwn = operationId !== null && own.has(operationId);
        if (isNext && operationId !== null && (changes || isOwn)) {
          return say({ kind: "operation", version: data.version, operationId, changes: isOwn ? null : changes });
        }
        // An operation of one's own is known by its answer, unless that was lost.
        if (!isOwn) await catchUp();
      };
      let turn: Promise<void> = Promise.resolve();
      // What is heard is shown in its order; whoever could not look meets it with the next save.
      const inTurn = (act: () => Promise<void>): void => {
        turn = turn.then(act).catch(() => undefined);
      };
      let isLooking = false;
      neighbours = neighboursOf(pageId, () => onNews({ kind: "joined" }));
      const stop = listenLive(`page:${pageId}`, (data) => inTurn(() => hear(data)));
      return {
        look() {
          if (isLooking || newest <= (shown() ?? newest)) return;
          isLooking = true;
          inTurn(() => catchUp().finally(() => (isLooking = false)));
        },
        stop() {
          neighbours?.stop();
          stop();
        },
      };
    },
  };
}
