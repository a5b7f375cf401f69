import { stat } from "node:fs/promises";
import { join } from "node:path";
import type { Queries } from "../../database/database.ts";
import { segmentsIn } from "../read-segment.ts";
import { segmentName } from "../segment.ts";
import { findCursor } from "./cursor-store.ts";

/** How much of what is in a journal's folder has not been drained into this database, in bytes. */
export async function waitingBytes(queries: Queries, folder: string): Promise<number> {
  let bytes = 0;
  // A kind that nothing ever came of has no folder yet.
  for (const segment of await segmentsIn(folder).catch(() => [])) {
    const cursor = await findCursor(queries, segment.journal);
    // It may just have been drained, and be gone.
    const { size } = await stat(join(folder, segmentName(segment))).catch(() => ({ size: 0 }));
    const drained = cursor === null || cursor.segment < segment.sequence ? 0 : cursor.segment > segment.sequence ? size : cursor.offset;
    bytes += Math.max(size - drained, 0);
  }
  return bytes;
}
