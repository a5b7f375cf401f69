import { isDeepStrictEqual } from "node:util";
import type { Queries } from "../../../platform/database/database.ts";
import { findLive, insertKept, type KeptPublication, updateKept } from "./kept-publication-store.ts";

type NewPublication = Omit<KeptPublication, "id" | "rolledBackAt" | "rolledBackBy" | "rolledBackVia">;

/** Of what a publish made, what visitors would notice. */
function seenOf({ home, slug, route, files, imageHost }: NewPublication): unknown {
  return JSON.parse(JSON.stringify({ home, slug, route, files: [...files].sort(), imageHost }));
}

/**
 * Keeps what visitors are given, and says as which publication. One that is what they have already is that one, published
 * again; what is only made anew, at an address that has changed say, takes the place of what it was made of.
 */
export async function keepPublication(
  queries: Queries,
  id: string,
  row: NewPublication,
  { isRenewal }: { readonly isRenewal: boolean },
): Promise<string> {
  const live = await findLive(queries, row.pageId);
  const isSame = live !== undefined && isDeepStrictEqual(seenOf(live), seenOf(row));
  if (live && (isRenewal || isSame)) {
    const { publishedAt, publishedBy, publishedVia, addedBytes, ...made } = row;
    const told = isRenewal ? {} : { publishedAt, publishedBy, publishedVia };
    await updateKept(queries, live.id, { ...made, ...told, addedBytes: live.addedBytes + addedBytes });
    return live.id;
  }
  await insertKept(queries, { id, ...row, rolledBackAt: null, rolledBackBy: null, rolledBackVia: null });
  return id;
}
