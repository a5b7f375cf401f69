import { isSafeHref } from "../href.ts";

const LINKS: ReadonlySet<string> = new Set(["href", "redirectTo", "url", "canonical"]);

/**
 * A stored document without links that no browser goes to, such as to port 99999: they were taken once, and a page must
 * not become unreadable for one that never led anywhere.
 */
export function withoutDeadLinks(stored: unknown): unknown {
  const text = JSON.stringify(stored, (key, value: unknown) =>
    LINKS.has(key) && typeof value === "string" && /^https?:/i.test(value) && !isSafeHref(value) ? "" : value,
  );
  return text === undefined ? undefined : JSON.parse(text);
}
