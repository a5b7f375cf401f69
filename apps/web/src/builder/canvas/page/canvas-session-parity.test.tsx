import { blockCatalog } from "@vitrine/blocks";
import { checkDocument } from "@vitrine/document";
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { common, drawn, published } from "../../testing/drawn-page.tsx";
import { EditorDriver, GESTURES, type Gesture } from "../../testing/random-gestures.ts";
import { sampleEditor } from "../../testing/sample-editor.ts";

/** Ten thousand steps; no session is longer than what can be undone. */
const SESSIONS = 40;
const STEPS = 250;
/** Blocks past which a session first takes back: doubled again and again, a page is a million blocks. */
const MOST_BLOCKS = 200;
const LOOKED_AT = 50;

const gesture = fc.record<Gesture>({ what: fc.nat(GESTURES - 1), which: fc.nat(1_000), where: fc.nat(1_000) });

/** Sections in their order; and what floats over the page, a modal or a button, which is published after all of them. */
function parts(html: string): { readonly sections: readonly string[]; readonly floating: readonly string[] } {
  const holder = document.createElement("div");
  holder.innerHTML = common(html);
  const [sections, floating]: [string[], string[]] = [[], []];
  for (const element of holder.children) (element.matches(".v-section") ? sections : floating).push(element.outerHTML);
  return { sections, floating: floating.sort() };
}

test("ten thousand steps keep the page's rules, are published as the canvas draws them, and are undone to the start", {
  timeout: 240_000,
}, async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const asked = fc.asyncProperty(fc.array(gesture, { minLength: STEPS, maxLength: STEPS }), async (gestures) => {
    const editor = sampleEditor();
    const start = editor.store.toDocument();
    const driver = new EditorDriver(editor);
    for (const [step, each] of gestures.entries()) {
      driver.do(each);
      while (editor.canUndo && [...editor.store.records()].length > MOST_BLOCKS) editor.undo();
      if (step % LOOKED_AT === 0) expect(checkDocument(editor.store, blockCatalog)).toEqual([]);
    }
    const end = editor.store.toDocument();
    expect(checkDocument(editor.store, blockCatalog)).toEqual([]);
    expect(parts(await drawn(end))).toEqual(parts(published(end)));
    while (editor.canUndo) editor.undo();
    expect(editor.store.toDocument()).toEqual(start);
  });
  await fc.assert(asked, { numRuns: SESSIONS, endOnFailure: true });
});
