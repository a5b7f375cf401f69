import { isEmptyDiff, randomId } from "@vitrine/document";
import type { BuilderProps } from "../builder-props.ts";
import { Editor } from "../editor/editor.ts";
import { Autosave } from "./autosave.ts";
import type { UnsavedClaim } from "./claim-unsaved.ts";
import { restoreTogether } from "./restore-unsaved.ts";
import { unsavedIn } from "./unsaved-store.ts";

/** One visit to a page: its editor, and what saves it. */
export interface EditingSession {
  readonly editor: Editor;
  readonly autosave: Autosave;
  /** Whether changes of an earlier visit were found and put back. */
  readonly hasRestored: boolean;
}

/** Opens a page for editing, with what earlier visits could not save. */
export function openSession(
  { document, version, save }: Pick<BuilderProps, "document" | "version" | "save">,
  { store, leftovers }: Pick<UnsavedClaim, "store" | "leftovers">,
): EditingSession {
  const own = store.read();
  const visits = [...(own ? [own] : []), ...leftovers.map(({ changes }) => changes)];
  const restored = restoreTogether(document, version, visits, Date.now());
  if (leftovers.length > 0) {
    // Forgotten where it was only once it is kept here.
    const isKept = store.write(unsavedIn(restored.state));
    const taken = restored.taken.slice(own ? 1 : 0);
    for (const [index, leftover] of leftovers.entries()) leftover.settle(isKept && taken[index] === true);
  }
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
  return { editor, autosave, hasRestored: visits.length > 0 };
}
