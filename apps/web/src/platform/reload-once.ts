const STORED_AS = "vitrine.reloaded";

/** Milliseconds within which the same reason loads the page anew no second time. */
const AGAIN_MS = 10 * 60_000;

/**
 * Loads the page anew for a reason, unless that was done for it lately and did not help. Returns whether it does.
 * @param now in milliseconds since 1970
 */
export function reloadOnce(reason: string, now = Date.now(), reload = (): void => location.reload()): boolean {
  const [before, at] = (sessionStorage.getItem(STORED_AS) ?? "").split("\n");
  if (before === reason && Math.abs(now - Number(at)) < AGAIN_MS) return false;
  sessionStorage.setItem(STORED_AS, `${reason}\n${now}`);
  reload();
  return true;
}
