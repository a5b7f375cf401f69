import type { Platform } from "../../../platform/platform.ts";
import type { Caller } from "../../../platform/request-context.ts";
import { type OpenDocuments, openDocuments } from "./open-documents.ts";
import { type SentOperation, saveOperation } from "./save-operation.ts";
import { writeBehind } from "./write-behind.ts";

/** Documents that are being edited, and how a change of one is saved, whoever made it: an editor, or the server for somebody. */
export interface PageEditing {
  readonly documents: OpenDocuments;
  /** Returns the version the page has after it. See `saveOperation`. */
  save(caller: Caller, input: SentOperation): Promise<number>;
}

export function pageEditing(platform: Platform): PageEditing {
  const documents = openDocuments();
  const written = writeBehind(platform);
  return {
    documents,
    async save(caller, input) {
      const saved = await saveOperation(platform, documents, caller, input);
      written(caller, input.id, saved);
      return saved.version;
    },
  };
}
