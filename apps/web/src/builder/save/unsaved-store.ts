import { type DocumentDiff, isEmptyDiff, readDiff } from "@vitrine/document";
import type { SaveRequest } from "../builder-props.ts";
import type { SaveState } from "./save-state.ts";

/** What a page had that was not known to be saved, as it outlives a reload or a crash. */
export interface UnsavedChanges {
  /** The version the first of them was made on. */
  readonly version: number;
  readonly sending: SaveRequest | null;
  readonly pending: DocumentDiff;
}

/** Where unsaved changes are kept in this browser. */
export interface UnsavedStore {
  read(): UnsavedChanges | null;
  /** False when there was no room: then only the open tab has them. */
  write(changes: UnsavedChanges | null): boolean;
}

/** What is worth keeping of a state; null when all is saved. */
export function unsavedIn(state: SaveState): UnsavedChanges | null {
  if (!state.sending && isEmptyDiff(state.pending)) return null;
  return { version: state.version, sending: state.sending, pending: state.pending };
}

/** Unsaved changes in the order they were made. */
export function layersOf({ sending, pending }: UnsavedChanges): DocumentDiff[] {
  return [...(sending ? [sending.diff] : []), pending];
}

function readRequest(input: unknown): SaveRequest | null | undefined {
  if (input === null) return null;
  const { baseVersion, operationId, diff } = input as Partial<Record<keyof SaveRequest, unknown>>;
  const read = readDiff(diff);
  if (typeof baseVersion !== "number" || typeof operationId !== "string" || !read.ok) return undefined;
  return { baseVersion, operationId, diff: read.value };
}

/** Reads what was kept; anything malformed counts as nothing. */
export function readUnsaved(text: string | null): UnsavedChanges | null {
  if (!text) return null;
  try {
    const { version, sending, pending } = JSON.parse(text) as Record<string, unknown>;
    const request = readRequest(sending ?? null);
    const diff = readDiff(pending);
    if (typeof version !== "number" || request === undefined || !diff.ok) return null;
    return { version, sending: request, pending: diff.value };
  } catch {
    return null;
  }
}

/**
 * Keeps unsaved changes under one key of local storage: written before the next frame, so that not even a
 * crash of the tab loses more than the keystroke under way.
 */
export function browserUnsavedStore(key: string, storage: Pick<Storage, "getItem" | "setItem" | "removeItem">): UnsavedStore {
  return {
    read: () => readUnsaved(storage.getItem(key)),
    write(changes) {
      try {
        if (changes) storage.setItem(key, JSON.stringify(changes));
        else storage.removeItem(key);
        return true;
      } catch {
        return false;
      }
    },
  };
}
