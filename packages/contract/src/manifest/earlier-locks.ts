import { jsonBytes } from "@vitrine/document";
import type { EarlierLock, PagePart } from "./parts.ts";

/** How long a page's forms are taken from whoever had it open when its password changed, in milliseconds: a day. */
export const EARLIER_LOCK_MS = 24 * 3_600_000;

/** Of a password that is changed over and over the last changes count, as many as are in so much of the page's part, in bytes of JSON. */
const [MOST_LOCKS, MOST_BYTES] = [8, 500_000];

/**
 * How the forms of a page can be sent besides by whoever knows its password now, when it was served as `last` says and is to
 * have `lock`. Somebody who had it open when its password changed must not lose what he sends.
 */
export function nextEarlierLocks(last: PagePart | undefined, lock: PagePart["lock"], now: number): EarlierLock[] {
  const kept = (last?.earlierLocks ?? []).filter(({ until }) => until > now);
  if (!last || last.lock?.version === lock?.version) return kept;
  // The page as it is comes first, then what left it last.
  const forms = Object.assign({}, ...last.editions.map((edition) => edition.forms).reverse());
  if (Object.keys(forms).length === 0) return kept;
  const next: EarlierLock[] = [{ version: last.lock?.version ?? null, forms, until: now + EARLIER_LOCK_MS }, ...kept];
  let room = MOST_BYTES;
  return next.slice(0, MOST_LOCKS).filter((each) => {
    room -= jsonBytes(each);
    return room >= 0;
  });
}
