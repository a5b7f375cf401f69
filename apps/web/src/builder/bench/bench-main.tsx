import { setProps, setStyles, words } from "@vitrine/document";
import { createRoot } from "react-dom/client";
import { loadMessages, startMessages } from "../../platform/language/i18n.ts";
import "../../styles/app.css";
import { ToastArea } from "../../ui/feedback/toast-area.tsx";
import { Builder } from "../builder.tsx";
import type { BuilderProps } from "../builder-props.ts";
import { BENCH_EVENT, type BenchDetail } from "./bench-event.ts";
import type { BenchHandle, BenchWindow } from "./bench-handle.ts";

/** A server that is always there and takes everything at once: the editor is measured, not the network. */
const surroundings: Omit<BuilderProps, "pageId" | "document"> = {
  pageTitle: "Bench",
  version: 1,
  language: "pt",
  images: {
    list: async () => ({ images: [], nextCursor: null }),
    upload: () => Promise.reject(new Error("the bench keeps no pictures")),
    address: () => "/favicon.svg",
  },
  codeApprovals: { find: async (seals) => new Set(seals), approve: async () => {}, withdraw: async () => {} },
  liveUrl: null,
  previewPath: "/preview/none",
  keepCopy: async () => ({ kind: "refused", message: "the bench keeps no pages" }),
  save: async ({ baseVersion }) => ({ kind: "saved", version: baseVersion + 1 }),
  siteAddress: "bench.localhost",
  slug: "bench",
  rename: async () => ({ kind: "renamed" }),
  publish: async () => ({ kind: "refused", message: "" }),
  onExit() {},
};

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

async function painted(): Promise<void> {
  const view = current?.handle?.window ?? window;
  await nextFrame(view);
  await nextFrame(view);
}

await startMessages("pt");
await loadMessages("builder");
const root = createRoot(document.getElementById("app") as HTMLElement);
let visits = 0;

const bench: BenchHandle = {
  async open(document) {
    current = null;
    localStorage.clear();
    visits++;
    const page = { ...surroundings, pageId: `bench-${visits}`, document };
    root.render(
      <>
        <Builder key={page.pageId} {...page} />
        <ToastArea />
      </>,
    );
    const ids = Object.values(document.records).flatMap((record) => (record.type === "block" ? [record.id] : []));
    while (!isDrawn(ids)) await nextFrame(window);
    await painted();
  },
  async close() {
    root.render(null);
    current = null;
    await painted();
  },
  select: (blockId) => opened().editor.select(blockId),
  setText: (blockId, prop, text) => void opened().editor.run(setProps(blockId, { [prop]: words(text) })),
  setStyle: (blockId, property, value) =>
    void opened().editor.run(setStyles(blockId, { breakpoint: "base", state: "normal" }, { [property]: value })),
  undo: () => opened().editor.undo(),
  painted,
};
(window as BenchWindow).vitrineBench = bench;
