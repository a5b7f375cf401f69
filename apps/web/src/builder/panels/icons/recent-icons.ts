const STORED_AS = "vitrine.icons";
const MOST = 14;

/** The names of the drawings chosen last in this browser, the latest first. */
export function recentIcons(storage: Pick<Storage, "getItem">): string[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(STORED_AS) ?? "[]");
    return Array.isArray(kept) ? kept.filter((name) => typeof name === "string").slice(0, MOST) : [];
  } catch {
    // Storage is switched off, or what is kept is none of ours.
    return [];
  }
}

export function rememberIcon(name: string, storage: Pick<Storage, "getItem" | "setItem">): void {
  try {
    storage.setItem(STORED_AS, JSON.stringify([name, ...recentIcons(storage).filter((each) => each !== name)].slice(0, MOST)));
  } catch {
    // No room or no storage: it is chosen all the same.
  }
}
