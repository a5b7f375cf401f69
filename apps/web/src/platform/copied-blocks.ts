/** Where the builder keeps what was copied last, for all tabs of this browser. */
export const COPIED_KEY = "vitrine.copied";

/** Forgets what was copied: whoever comes next at this machine is to paste nothing of it, in any tab. */
export function forgetCopiedBlocks(): void {
  localStorage.removeItem(COPIED_KEY);
}
