const STORED_AS = "vitrine.wayBack";

interface Way {
  readonly path: string;
  /** Who was there; null where that is not known. */
  readonly accountId: string | null;
}

/**
 * A path of this dashboard, as it stands in an address, or null for anything that could lead elsewhere: another
 * origin however it is written, a scheme, or a path that a browser would read as a host.
 */
export function ownPath(text: string): string | null {
  if (!text.startsWith("/") || !URL.canParse(text, location.origin)) return null;
  const { origin, pathname, search, hash } = new URL(text, location.origin);
  return origin === location.origin && !/^\/[/\\]/.test(pathname) ? pathname + search + hash : null;
}

/** Remembers, for this tab, where somebody was on the way to the log-in. */
export function keepWayBack(path: string, accountId: string | null): void {
  sessionStorage.setItem(STORED_AS, JSON.stringify({ path, accountId } satisfies Way));
}

/** Whether the way back is somebody's who was here until the session ended. */
export function isWayOfSomebody(): boolean {
  const kept = sessionStorage.getItem(STORED_AS);
  return kept !== null && (readWay(kept)?.accountId ?? null) !== null;
}

/** Forgets it: somebody left of their own will. */
export function forgetWayBack(): void {
  sessionStorage.removeItem(STORED_AS);
}

/** Where to go after a log-in, once: back, or to the first screen where there is no way back, or it was another's. */
export function takeWayBack(accountId: string | null): string {
  const kept = sessionStorage.getItem(STORED_AS);
  forgetWayBack();
  const way = kept === null ? null : readWay(kept);
  if (!way || (way.accountId !== null && way.accountId !== accountId)) return "/";
  return ownPath(way.path) ?? "/";
}

function readWay(kept: string): Way | null {
  try {
    const { path, accountId } = JSON.parse(kept) as Partial<Record<keyof Way, unknown>>;
    if (typeof path !== "string") return null;
    return { path, accountId: typeof accountId === "string" ? accountId : null };
  } catch {
    return null;
  }
}
