import type { Publication } from "../builder-props.ts";
import { hasUnsaved, type SaveState } from "../save/save-state.ts";

/** Whether visitors have the page as it stands on screen. */
export type PublicationState = "never" | "current" | "behind";

/** Compares what visitors have with what is saved, and with what is not saved yet. */
export function publicationState(publication: Publication | null, saving: SaveState): PublicationState {
  if (!publication) return "never";
  const isBehind = publication.hasChanges || saving.version > publication.seenVersion || hasUnsaved(saving);
  return isBehind ? "behind" : "current";
}
