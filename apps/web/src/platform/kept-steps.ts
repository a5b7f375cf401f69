/** The browser's database where the builder keeps what can be undone, for each of its tabs. */
export const STEPS_DATABASE = "vitrine.steps";

/** Forgets what could be undone: whoever comes next at this machine is to find nothing of it. */
export function forgetKeptSteps(): void {
  try {
    indexedDB.deleteDatabase(STEPS_DATABASE);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
