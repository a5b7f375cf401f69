const STORED_AS = "vitrine.twoFactor";

/** The longest a log-in may stay open, in milliseconds: a browser that was closed in the middle is not locked out for longer. */
const LONGEST_MS = 30 * 60_000;

const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** Marks that a log-in is under way in this browser until a moment, in milliseconds since 1970. */
export function raiseTwoFactorFlag(until: number): void {
  localStorage.setItem(STORED_AS, String(Math.min(until, Date.now() + LONGEST_MS)));
  tell();
}

/** The log-in is done, or given up. */
export function clearTwoFactorFlag(): void {
  localStorage.removeItem(STORED_AS);
  tell();
}

/** Whether somebody still owes the second step of a log-in, here or in another tab. */
export function isTwoFactorPending(): boolean {
  const until = Number(localStorage.getItem(STORED_AS) ?? 0);
  return until > Date.now() && until <= Date.now() + LONGEST_MS;
}

/** Calls back when the flag is raised or cleared, here or in another tab; returns how to stop that. */
export function onTwoFactorFlag(listener: () => void): () => void {
  const hear = ({ key }: StorageEvent): void => {
    if (key === STORED_AS || key === null) listener();
  };
  listeners.add(listener);
  addEventListener("storage", hear);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", hear);
  };
}
