import grapesjs, { type Component, type Editor } from "grapesjs";
import "grapesjs/dist/css/grapes.min.css";
import type { BenchPage, EditorBenchWindow, EditorHandle, OutlineBlock } from "../../../apps/web/src/builder/bench/bench-handle.ts";
import { frameWhere, nextFrame } from "./frames.ts";

const TAGS: Readonly<Record<string, string>> = {
  section: "section",
  columns: "div",
  container: "div",
  heading: "h2",
  text: "p",
  button: "a",
  list: "ul",
  divider: "hr",
  image: "img",
};

function componentOf({ id, kind, words, inside }: OutlineBlock): object {
  const common = { tagName: TAGS[kind], attributes: { id } };
  if (kind === "image") return { ...common, type: "image", attributes: { id, src: "data:,", width: 400, height: 300 } };
  if (kind === "list") return { ...common, components: words.map((text) => ({ tagName: "li", type: "text", components: text })) };
  if (inside.length > 0) return { ...common, components: inside.map(componentOf) };
  return kind === "divider" || kind === "container" ? common : { ...common, type: "text", components: words.join(" ") };
}

let editor: Editor | null = null;

function open(): Editor {
  if (!editor) throw new Error("no page is open");
  return editor;
}

function componentWith(id: string): Component {
  const [found] = open().getWrapper().find(`#${id}`);
  if (!found) throw new Error(`there is no ${id}`);
  return found;
}

function selected(): Component {
  const found = open().getSelected();
  if (!found) throw new Error("nothing is selected");
  return found;
}

const host = document.getElementById("app") as HTMLElement;
const idsIn = (blocks: readonly OutlineBlock[]): string[] => blocks.flatMap(({ id, inside }) => [id, ...idsIn(inside)]);

const handle: EditorHandle = {
  async open({ outline }: BenchPage) {
    const started = performance.now();
    const ids = idsIn(outline);
    editor = grapesjs.init({
      container: host,
      height: "100vh",
      fromElement: false,
      storageManager: false,
      telemetry: false,
      components: outline.map(componentOf),
    });
    const isThere = (id: string | undefined): boolean => id !== undefined && handle.elementOf(id) !== null;
    await frameWhere(() => isThere(ids.at(-1)) && ids.every(isThere));
    await nextFrame(window);
    return performance.now() - started;
  },
  async close() {
    editor?.destroy();
    editor = null;
    host.replaceChildren();
    await nextFrame(window);
    await nextFrame(window);
  },
  select: (id) => open().select(componentWith(id)),
  setText: (id, text) => componentWith(id).components(text),
  duplicate() {
    const original = selected();
    original.parent()?.append(original.clone(), { at: original.index() + 1 });
  },
  remove: () => selected().remove(),
  undo: () => open().UndoManager.undo(),
  canvas: () => open().Canvas.getDocument(),
  elementOf: (id) => editor?.Canvas.getFrameEl()?.contentDocument?.getElementById(id) ?? null,
  count: () => open().Canvas.getDocument().querySelectorAll("[data-gjs-type]").length,
};
(window as EditorBenchWindow).editorBench = handle;
