import { Puck, useGetPuck } from "@puckeditor/core";
import "@puckeditor/core/puck.css";
import { type ComponentType, createElement, Fragment, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import type { BenchPage, EditorBenchWindow, EditorHandle, OutlineBlock } from "../../../apps/web/src/builder/bench/bench-handle.ts";
import { frameWhere, nextFrame } from "./frames.ts";

type Slot = ComponentType<object>;
type Props = { readonly text: string; readonly items: readonly { readonly text: string }[]; readonly content: Slot };

const TEXT = { text: { type: "text" } };
const SLOT = { content: { type: "slot" } };

function block(fields: object, render: (props: Props) => ReactNode): object {
  return { fields, render };
}

/** The kinds of the page, as plainly as ours draw them. */
const CONFIG = {
  components: {
    section: block(SLOT, ({ content: Content }) => createElement("section", { style: { padding: 24 } }, createElement(Content))),
    columns: block(SLOT, ({ content: Content }) => createElement("div", null, createElement(Content))),
    container: block(SLOT, ({ content: Content }) => createElement("div", null, createElement(Content))),
    heading: block(TEXT, ({ text }) => createElement("h2", null, text)),
    text: block(TEXT, ({ text }) => createElement("p", null, text)),
    button: block(TEXT, ({ text }) => createElement("a", { href: "#" }, text)),
    list: block({ items: { type: "array", arrayFields: TEXT } }, ({ items }) =>
      createElement("ul", null, ...items.map(({ text }, index) => createElement("li", { key: index }, text))),
    ),
    divider: block({}, () => createElement("hr")),
    image: block({}, () => createElement("img", { src: "data:,", alt: "", width: 400, height: 300 })),
  },
};

function componentOf({ id, kind, words, inside }: OutlineBlock): object {
  const own = kind === "list" ? { items: words.map((text) => ({ text })) } : { text: words.join(" ") };
  return { type: kind, props: { id, ...own, ...(inside.length > 0 || kind === "container" ? { content: inside.map(componentOf) } : {}) } };
}

let getPuck: ReturnType<typeof useGetPuck> | null = null;

function Capture({ children }: { readonly children: ReactNode }): ReactNode {
  getPuck = useGetPuck();
  return createElement(Fragment, null, children);
}

function puck(): ReturnType<ReturnType<typeof useGetPuck>> {
  if (!getPuck) throw new Error("no page is open");
  return getPuck();
}

function selected(): { readonly index: number; readonly zone: string } {
  const place = puck().getSelectorForId(puck().selectedItem?.props.id ?? "");
  if (!place) throw new Error("nothing is selected");
  return place;
}

const root = createRoot(document.getElementById("app") as HTMLElement);
let opening = 0;
const blocksIn = (blocks: readonly OutlineBlock[]): number => blocks.reduce((sum, { inside }) => sum + 1 + blocksIn(inside), 0);
const canvas = (): Document | null => document.querySelector<HTMLIFrameElement>("iframe")?.contentDocument ?? null;

const handle: EditorHandle = {
  async open({ outline }: BenchPage) {
    const started = performance.now();
    const data = { root: { props: {} }, content: outline.map(componentOf) };
    root.render(createElement(Puck, { key: ++opening, config: CONFIG, data, overrides: { puck: Capture } }));
    const wanted = blocksIn(outline);
    await frameWhere(() => handle.count() >= wanted);
    await nextFrame(window);
    return performance.now() - started;
  },
  async close() {
    root.render(null);
    await nextFrame(window);
    await nextFrame(window);
  },
  select(id) {
    puck().dispatch({ type: "setUi", ui: { itemSelector: puck().getSelectorForId(id) ?? null } });
  },
  setText(id, text) {
    const place = puck().getSelectorForId(id);
    const item = puck().getItemById(id);
    if (!place || !item) throw new Error(`there is no ${id}`);
    const data = { ...item, props: { ...item.props, text } };
    puck().dispatch({ type: "replace", destinationIndex: place.index, destinationZone: place.zone, data });
  },
  duplicate() {
    const { index, zone } = selected();
    puck().dispatch({ type: "duplicate", sourceIndex: index, sourceZone: zone });
  },
  remove() {
    puck().dispatch({ type: "remove", ...selected() });
  },
  undo: () => puck().history.back(),
  canvas: () => canvas() ?? document,
  elementOf: (id) => canvas()?.querySelector(`[data-puck-component="${id}"]`) ?? null,
  count: () => canvas()?.querySelectorAll("[data-puck-component]").length ?? 0,
};
(window as EditorBenchWindow).editorBench = handle;
