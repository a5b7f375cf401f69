import { blockDefinition } from "@vitrine/blocks";
import type { PageDocument } from "@vitrine/document";
import { renderPage } from "@vitrine/renderer";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { CanvasPage } from "../canvas/page/canvas-page.tsx";
import { CanvasSession, CanvasSessionContext } from "../canvas/page/canvas-session.ts";
import { Editor } from "../editor/editor.ts";
import { EditorContext } from "../editor/use-editor.ts";
import { ShownSections } from "../sections/shown-sections.ts";

/**
 * What the canvas adds (its marks, that a control belongs to no form, and that Tab goes to nothing), what only a published page knows (addresses, which pictures must not wait), and the choice
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
  "tabindex",
];

/** What the blocks of a page share on a canvas without pictures. */
export const canvasSession = (editor: Editor) =>
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
    sections: new ShownSections(),
    words: (kind) => blockDefinition(kind)?.messages[editor.store.page().language].visitor ?? {},
  });

/** HTML of a page without what only one of canvas and published page has. */
export function common(html: string): string {
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

/** The page as the canvas draws it. */
export async function drawn(saved: PageDocument): Promise<string> {
  const editor = new Editor(saved);
  const holder = document.createElement("div");
  const root = createRoot(holder);
  await act(async () => {
    root.render(
      <EditorContext value={editor}>
        <CanvasSessionContext value={canvasSession(editor)}>
          <CanvasPage />
        </CanvasSessionContext>
      </EditorContext>,
    );
  });
  const html = holder.innerHTML;
  await act(async () => root.unmount());
  return html;
}

/** The page as it is published. */
export function published(document: PageDocument): string {
  return renderPage(document, {
    image: ({ imageId, width, height }) => ({ src: `/images/${imageId}`, width, height }),
    formAction: (formId) => `/${formId}`,
  }).body;
}
