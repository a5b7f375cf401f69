import type { Calls, OnBehalf } from "../../platform/http/api/in-process/call-as.ts";
import type { Refused } from "../../platform/http/api/in-process/call-types.ts";

/** What came of a round over the pages. */
export interface Renamed {
  readonly titles: readonly string[];
  /** What ended the round before the last page. */
  readonly refused: Refused | null;
}

/** Work as a job or an agent does it for a person: goes through all pages, a few at a time, and gives each a new title. */
export async function renamePages(
  calls: Calls,
  whom: OnBehalf,
  titleOf: (title: string) => string,
  signal?: AbortSignal,
): Promise<Renamed> {
  const call = calls.callAs(whom);
  const options = signal ? { signal } : {};
  const titles: string[] = [];
  // Pages are listed by when they were last edited: read first, so that the list does not move while it is gone through.
  const ids: { readonly id: string; readonly title: string }[] = [];
  for (let cursor: string | undefined, isEnd = false; !isEnd; ) {
    const listed = await call("pages.list", { limit: 2, ...(cursor ? { cursor } : {}) }, options);
    if (!listed.ok) return { titles, refused: listed };
    ids.push(...listed.output.items);
    cursor = listed.output.nextCursor ?? undefined;
    isEnd = cursor === undefined;
  }
  for (const { id, title } of ids) {
    const changed = await call("pages.update", { id, title: titleOf(title) }, options);
    if (!changed.ok) return { titles, refused: changed };
    titles.push(changed.output.title);
  }
  return { titles, refused: null };
}
