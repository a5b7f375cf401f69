const KEY = "vitrine.builder.commands";
const MOST = 8;

/** The ids of what was used last, the newest first; none where nothing is kept. */
export function recentCommands(storage: Pick<Storage, "getItem">): string[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((id) => typeof id === "string").slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Remembers that something was used. */
export function rememberCommand(id: string, storage: Pick<Storage, "getItem" | "setItem">): void {
  const ids = [id, ...recentCommands(storage).filter((other) => other !== id)].slice(0, MOST);
  try {
    storage.setItem(KEY, JSON.stringify(ids));
  } catch {
    // A browser that keeps nothing lists them in their own order.
  }
}
