import { setProps, words } from "@vitrine/document";
import { createRoot } from "react-dom/client";
import { loadMessages, startMessages } from "../../platform/language/i18n.ts";
import "../../styles/app.css";
import { ToastArea } from "../../ui/feedback/toast-area.tsx";
import { Builder } from "../builder.tsx";
import type { BuilderProps } from "../builder-props.ts";
import { duplicateSelection } from "../editor/duplicate-selection.ts";
import { removeSelection } from "../editor/remove-selection.ts";
import { markSeen } from "../guide/guide-memory.ts";
import { fetchKindWords } from "../kind-words/fetch-kind-words.ts";
import { BENCH_EVENT, type BenchDetail } from "./bench-event.ts";
import type { EditorBenchWindow, EditorHandle } from "./bench-handle.ts";

/** A server that is always there and takes everything at once: the editor is measured, not the network. */
const surroundings: Omit<BuilderProps, "pageId" | "document"> = {
  pageTitle: "Bench",
  ownerId: null,
  version: 1,
  language: "pt",
  images: {
    list: async () => ({ images: [], nextCursor: null }),
    upload: () => Promise.reject(new Error("the bench keeps no pictures")),
    address: () => "/favicon.svg",
  },
  siteStyles: {
    read: async () => ({ version: 0, tokens: [], following: 0, published: 0, update: null }),
    save: async ({ tokens }) => ({ version: 1, tokens, following: 0, published: 0, update: null }),
    watch: () => () => {},
  },
  codeApprovals: { find: async (seals) => new Set(seals), approve: async () => {}, withdraw: async () => {} },
  library: {
    listSections: async () => [],
    listOwn: async () => ({ items: [], nextCursor: null }),
    fragmentOf: () => Promise.reject(new Error("the bench keeps no sections")),
    keep: async () => ({ kind: "refused", message: "the bench keeps no templates" }),
    remove: async () => ({ kind: "refused", message: "the bench keeps no templates" }),
  },
  liveUrl: null,
  publication: null,
  previewPath: "/preview/none",
  historyPath: "/revision",
  publishingPath: "/pages",
  keepCopy: async () => ({ kind: "refused", message: "the bench keeps no pages" }),
  save: async ({ baseVersion }) => ({ kind: "saved", version: baseVersion + 1 }),
  siteAddress: "bench.localhost",
  slug: "bench",
  rename: async () => ({ kind: "renamed" }),
  download: async () => ({ kind: "refused", message: "" }),
  publish: async () => ({ kind: "refused", message: "" }),
  findFacts: async () => ({ hosts: [], ownPath: "/bench", paths: null, imageBytes: new Map(), missingSectionIds: new Set() }),
  onExit() {},
};

/** Blocks that more than fill the first screen. */
const FIRST_SCREEN = 100;

let current: BenchDetail | null = null;
window.addEventListener(BENCH_EVENT, (event) => {
  current = (event as CustomEvent<BenchDetail>).detail;
});

function opened(): BenchDetail {
  if (!current?.handle) throw new Error("no page is open");
  return current;
}

function isDrawn(ids: readonly string[]): boolean {
  const handle = current?.handle;
  return handle !== null && handle !== undefined && ids.every((id) => handle.elementOf(id) !== null);
}

function nextFrame(view: Window): Promise<void> {
  return new Promise((resolve) => {
    view.requestAnimationFrame(() => resolve());
  });
}

await startMessages("pt");
await loadMessages("builder");
await fetchKindWords("pt");
const root = createRoot(document.getElementById("app") as HTMLElement);
let visits = 0;

const bench: EditorHandle = {
  async open({ document }) {
    current = null;
    localStorage.clear();
    markSeen("tour");
    visits++;
    const started = performance.now();
    const page = { ...surroundings, pageId: `bench-${visits}`, document };
    root.render(
      <>
        <Builder key={page.pageId} {...page} />
        <ToastArea />
      </>,
    );
    const ids = Object.values(document.records).flatMap((record) => (record.type === "block" ? [record.id] : []));
    const first = ids.slice(0, FIRST_SCREEN);
    while (!isDrawn(first)) await nextFrame(window);
    await nextFrame(opened().handle?.window ?? window);
    const firstScreen = performance.now() - started;
    while (!isDrawn(ids)) await nextFrame(window);
    await nextFrame(opened().handle?.window ?? window);
    return firstScreen;
  },
  async close() {
    root.render(null);
    current = null;
    await nextFrame(window);
    await nextFrame(window);
  },
  select: (id) => opened().editor.select(id),
  setText: (id, text) => void opened().editor.run(setProps(id, { content: words(text) })),
  duplicate: () => void duplicateSelection(opened().editor),
  remove: () => void removeSelection(opened().editor),
  undo: () => opened().editor.undo(),
  canvas: () => opened().handle?.document ?? document,
  elementOf: (id) => current?.handle?.elementOf(id) ?? null,
  count: () => opened().handle?.document.querySelectorAll("[data-block]").length ?? 0,
};
(window as EditorBenchWindow).editorBench = bench;
