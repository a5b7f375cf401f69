import { z } from "zod";

/** Records of a page's document as they are after an operation, by id; null for one that it removed. */
export const recordChanges = z.record(z.string(), z.unknown().nullable());

/** An operation that was saved: what it made of the version before it. */
export const savedOperation = z.object({ version: z.number().int(), operationId: z.string(), changes: recordChanges });

export type SavedOperation = z.infer<typeof savedOperation>;
