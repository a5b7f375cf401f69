import { BLOCK_KINDS, blockCatalog, blockDefinition } from "@vitrine/blocks";
import { type PageDocument, readDocument } from "@vitrine/document";
import { renderPage } from "@vitrine/renderer";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { Editor } from "../../editor/editor.ts";
import { EditorContext } from "../../editor/use-editor.ts";
import { CanvasPage } from "./canvas-page.tsx";
import { CanvasSession, CanvasSessionContext } from "./canvas-session.ts";

const SAVED = import.meta.glob<unknown>("../../../../../../packages/blocks/src/*/fixtures/v1.json", { eager: true, import: "default" });

/**
 * What the canvas adds (its marks, and that a control belongs to no form), what only a published page knows (addresses, which pictures must not wait), and the choice
 * of a list, which a living document keeps apart from its markup.
 */
const OWN = [
  "selected",
  "data-block",
  "data-edit",
  "data-far",
  "action",
  "src",
  "srcset",
  "sizes",
  "loading",
  "fetchpriority",
  "decoding",
  "poster",
  "form",
];

const session = (editor: Editor) =>
  new CanvasSession({
    editor,
    images: {
      list: async () => ({ images: [], nextCursor: null }),
      upload: () => Promise.reject(new Error("no pictures are taken here")),
      address: (imageId) => `/images/${imageId}`,
    },
    text: { emptyPage: "", emptyPageHint: "", emptySlot: "", emptyParts: "", unknownKind: (kind) => kind, newerKind: (kind) => kind },
    marks: () => null,
    views: () => null,
    words: (kind) => blockDefinition(kind)?.messages[editor.store.page().language].visitor ?? {},
  });

function common(html: string): string {
  const holder = document.createElement("div");
  holder.innerHTML = html;
  // The landmark that publishing puts around what is between headers and footers; a section of that role has a class.
  for (const main of holder.querySelectorAll("main:not([class])")) main.replaceWith(...main.childNodes);
  for (const empty of holder.querySelectorAll("[data-empty-slot]")) empty.remove();
  for (const element of holder.querySelectorAll("*")) {
    for (const name of OWN) element.removeAttribute(name);
    const classes = [...element.classList].filter((name) => !/^(?:b-|n\d-|[ns][0-9a-z]+$)/.test(name));
    if (classes.length > 0) element.className = classes.join(" ");
    const named = [...element.attributes].map(({ name, value }) => [name, value] as const).sort(([a], [b]) => (a < b ? -1 : 1));
    for (const [name] of named) element.removeAttribute(name);
    for (const [name, value] of named) element.setAttribute(name, value);
  }
  return holder.innerHTML;
}

async function drawn(saved: PageDocument): Promise<string> {
  const editor = new Editor(saved);
  const holder = document.createElement("div");
  const root = createRoot(holder);
  await act(async () => {
    root.render(
      <EditorContext value={editor}>
        <CanvasSessionContext value={session(editor)}>
          <CanvasPage />
        </CanvasSessionContext>
      </EditorContext>,
    );
  });
  const html = holder.innerHTML;
  await act(async () => root.unmount());
  return html;
}

describe("the canvas and the published page", () => {
  beforeAll(() => {
    vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  });

  it.each(BLOCK_KINDS)("draw the same %s", async (kind) => {
    const [, input] = Object.entries(SAVED).find(([path]) => path.endsWith(`/${kind}/fixtures/v1.json`)) ?? [];
    const read = readDocument(input, blockCatalog);
    if (!read.ok) throw new Error(read.problems[0]?.detail);
    const published = renderPage(read.value, {
      image: ({ imageId, width, height }) => ({ src: `/images/${imageId}`, width, height }),
      formAction: (formId) => `/${formId}`,
    });
    const canvas = await drawn(read.value);
    expect(canvas).toContain(`v-${kind}`);
    expect(common(canvas)).toBe(common(published.body));
  });

  it("show an unknown kind as a box on the canvas alone, and keep it", async () => {
    const editor = new Editor({
      schema: 1,
      records: {
        page: { type: "page", id: "page", language: "pt", title: "", description: "", styles: {} },
        x: { type: "block", id: "x", kind: "hologram", version: 1, parentId: "page", slot: "body", order: "a0", props: {}, styles: {} },
      },
    });
    const saved = editor.store.toDocument();
    expect(await drawn(saved)).toContain("hologram");
    expect(common(renderPage(saved, { image: () => undefined, formAction: () => "" }).body)).toBe("");
  });
});
