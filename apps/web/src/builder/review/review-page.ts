import { keptKindWords } from "virtual:kept-kind-words";
import { blockDefinition } from "@vitrine/blocks";
import { CODE_PLACES, type DocumentDiff, PAGE_ID } from "@vitrine/document";
import type { Editor } from "../editor/editor.ts";
import type { OwnCode } from "../own-code/own-code.ts";
import { pageCodeHolder } from "../own-code/page-code-holder.ts";
import type { PageReview } from "./page-review.ts";
import type { SiteFacts, ToReviewer } from "./review-messages.ts";

/** Milliseconds of quiet before code is looked at again, and before a picture that is new is asked for: it is saved by then. */
const CODE_QUIET_MS = 400;
const PICTURE_QUIET_MS = 6_000;

/** How it is with what only the server knows: it was asked, it answered, or it did not. */
export type FactsState = "asking" | "known" | "missing";

export interface ReviewerOptions {
  readonly editor: Editor;
  readonly ownCode: OwnCode;
  readonly title: string;
  findFacts(): Promise<SiteFacts>;
  onReview(review: PageReview): void;
  onFacts(state: FactsState): void;
}

export interface Reviewer {
  /** Asks the server again: pages of the site may have come and gone. */
  ask(): void;
  end(): void;
}

/** Looks at the page after each change, in a worker, until it is ended. */
export function reviewPage({ editor, ownCode, title, findFacts, onReview, onFacts }: ReviewerOptions): Reviewer {
  const worker = new Worker(new URL("./review-worker.ts", import.meta.url), { type: "module" });
  const send = (message: ToReviewer): void => worker.postMessage(message);
  let isOver = false;
  let isAsking = false;
  let saidOff = "";
  let codeTimer: ReturnType<typeof setTimeout> | undefined;
  let pictureTimer: ReturnType<typeof setTimeout> | undefined;
  const ask = async (): Promise<void> => {
    if (isAsking) return;
    isAsking = true;
    onFacts("asking");
    const facts = await findFacts().catch(() => null);
    isAsking = false;
    if (isOver) return;
    if (facts) send({ type: "facts", facts });
    onFacts(facts ? "known" : "missing");
  };
  const tellOff = (): void => {
    const blocks = [...editor.store.records()].filter((record) => record.type === "block" && blockDefinition(record.kind)?.ownCode);
    const ids = blocks.flatMap((record) => (record.type === "block" && ownCode.stateOf(record) === "off" ? record.id : []));
    const { code } = editor.store.page();
    const places = CODE_PLACES.filter((place) => code?.[place] && ownCode.stateOf(pageCodeHolder(place, code[place])) === "off");
    const off = [...ids, ...places].join();
    if (off === saidOff) return;
    saidOff = off;
    send({ type: "off", ids, places });
  };
  const lookAtCode = (): void => {
    clearTimeout(codeTimer);
    codeTimer = setTimeout(tellOff, CODE_QUIET_MS);
  };
  let unweighed = 0;
  worker.addEventListener("message", ({ data }: MessageEvent<PageReview>) => {
    onReview(data);
    if (data.unweighedCount > unweighed) {
      clearTimeout(pictureTimer);
      pictureTimer = setTimeout(() => void ask(), PICTURE_QUIET_MS);
    }
    unweighed = data.unweighedCount;
  });
  send({ type: "open", document: editor.store.toDocument(), title, words: keptKindWords() });
  const unsubscribe = [
    editor.store.subscribeAll((diff) => {
      send({ type: "changed", diff, words: isOtherLanguage(diff) ? keptKindWords() : undefined });
      lookAtCode();
    }),
    ownCode.subscribe(lookAtCode),
  ];
  tellOff();
  void ask();
  return {
    ask: () => void ask(),
    end() {
      isOver = true;
      clearTimeout(codeTimer);
      clearTimeout(pictureTimer);
      for (const stop of unsubscribe) stop();
      worker.terminate();
    },
  };
}

function isOtherLanguage(diff: DocumentDiff): boolean {
  const [before, after] = diff[PAGE_ID] ?? [];
  return after?.type === "page" && (before?.type !== "page" || before.language !== after.language);
}
