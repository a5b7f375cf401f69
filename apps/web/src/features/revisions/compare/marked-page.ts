import type { PageDocument } from "@vitrine/document";
import { imageAddress } from "../../../platform/image-address.ts";
import type { BlockChange, ChangeKind } from "./compare-pages.ts";

/** Which of the house's tones a kind of change has. */
const TONES: Readonly<Record<ChangeKind, string>> = { added: "success", removed: "danger", changed: "warning", moved: "info" };

function toneCss(kind: ChangeKind): string {
  const value = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(`--color-${name}`);
  const tone = TONES[kind];
  return `[data-change-kind=${kind}]{--v-mark:${value(tone)};--v-mark-soft:${value(`${tone}-soft`)}}`;
}

/** Marks stand over the page and move nothing of it. */
const MARKS = `[data-change]{outline:2px dashed var(--v-mark);outline-offset:2px}
[data-change][data-current]{outline:4px solid var(--v-mark)}
[data-change]::before{content:attr(data-change);position:absolute;z-index:2147483647;translate:0 -100%;padding:4px 10px;border-radius:6px;background:var(--v-mark-soft);color:var(--v-mark);font:600 16px/20px system-ui,sans-serif;letter-spacing:0;text-transform:none;text-align:left;white-space:nowrap;box-shadow:0 0 0 2px var(--v-mark)}`;

/** A state of a page as one HTML file to look at, ready to have its changes marked. What draws it is fetched with it. */
export async function markedPage(page: PageDocument, title: string): Promise<string> {
  const { previewPage } = await import("../../../builder/preview/preview-page.ts");
  const css = `${(Object.keys(TONES) as ChangeKind[]).map(toneCss).join("")}${MARKS}`;
  return previewPage(page, title, { address: imageAddress }, { marksBlocks: true, css }).html;
}

/** The element of a block in a page that is shown; an id is never read as part of a selector. */
export function blockElement(shown: Document, id: string): HTMLElement | null {
  return shown.querySelector<HTMLElement>(`[data-block="${CSS.escape(id)}"]`);
}

/** Marks what differs in a page that is shown, in words and by an outline; what it does not have is left out. */
export function markChanges(
  shown: Document,
  changes: readonly BlockChange[],
  currentId: string | undefined,
  wordOf: (kind: ChangeKind) => string,
): void {
  for (const { id, kind } of changes) {
    const element = blockElement(shown, id);
    element?.setAttribute("data-change", wordOf(kind));
    element?.setAttribute("data-change-kind", kind);
    element?.toggleAttribute("data-current", id === currentId);
  }
}
