/** What somebody was shown in this browser. */
const KEYS = { tour: "vitrine.builder.tour", news: "vitrine.builder.news" } as const;

/** What was seen last; null where that was nothing, or nobody can tell. */
export function seenMark(what: keyof typeof KEYS): string | null {
  try {
    return localStorage.getItem(KEYS[what]);
  } catch {
    // Told again is better than never told, but not at every opening: without storage nothing comes by itself.
    return "unknown";
  }
}

/** Remembers what was seen: a version of the news, or that the tour was. */
export function markSeen(what: keyof typeof KEYS, mark = "seen"): void {
  try {
    localStorage.setItem(KEYS[what], mark);
  } catch {
    // A browser that keeps nothing shows nothing by itself either.
  }
}
