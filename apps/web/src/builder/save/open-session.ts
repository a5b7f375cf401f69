import { isEmptyDiff, randomId } from "@vitrine/document";
import type { BuilderProps } from "../builder-props.ts";
import { Editor } from "../editor/editor.ts";
import { Autosave } from "./autosave.ts";
import { restoreUnsaved } from "./restore-unsaved.ts";
import { startSaving } from "./save-state.ts";
import { browserUnsavedStore } from "./unsaved-store.ts";

/** One visit to a page: its editor, and what saves it. */
export interface EditingSession {
  readonly editor: Editor;
  readonly autosave: Autosave;
  /** Whether changes of an earlier visit were found and put back. */
  readonly hasRestored: boolean;
}

/** Opens a page for editing, with what an earlier visit could not save. */
export function openSession({
  pageId,
  document,
  version,
  save,
}: Pick<BuilderProps, "pageId" | "document" | "version" | "save">): EditingSession {
  const store = browserUnsavedStore(pageId, localStorage);
  const kept = store.read();
  const restored = kept ? restoreUnsaved(document, version, kept, Date.now()) : { document, state: startSaving(version) };
  const editor = new Editor(restored.document);
  const autosave = new Autosave(
    {
      save,
      store,
      now: () => Date.now(),
      makeId: randomId,
      wait(milliseconds, then) {
        const timer = setTimeout(then, milliseconds);
        return () => clearTimeout(timer);
      },
      document: () => editor.store.toDocument(),
      showForeign: (diff) => editor.applyForeign(diff),
    },
    restored.state,
  );
  editor.subscribeChanges((diff) => {
    if (!isEmptyDiff(diff)) autosave.edited(diff);
  });
  return { editor, autosave, hasRestored: kept !== null };
}
