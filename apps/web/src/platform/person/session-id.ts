/** How long a browser stays logged in: over restarts, or until it is closed. */
export type Persistence = "local" | "session";

const STORED_AS = "vitrine.session";

/** The public handle of this browser's session; null where none is known. It names the session and opens nothing. */
export function sessionId(): string | null {
  return sessionStorage.getItem(STORED_AS) ?? localStorage.getItem(STORED_AS);
}

/** Keeps the handle of a session: over restarts where it is remembered, for this tab otherwise. */
export function keepSessionId(id: string, persistence: Persistence): void {
  forgetSessionId();
  (persistence === "local" ? localStorage : sessionStorage).setItem(STORED_AS, id);
}

/** Forgets the handle, wherever it was kept. */
export function forgetSessionId(): void {
  localStorage.removeItem(STORED_AS);
  sessionStorage.removeItem(STORED_AS);
}

/** Calls back when another tab logs in or out; returns how to stop that. */
export function onSessionIdChange(listener: (id: string | null) => void): () => void {
  const hear = ({ key, storageArea, newValue }: StorageEvent): void => {
    if (key !== STORED_AS || storageArea !== localStorage) return;
    // The other tab's session is this browser's from now on.
    if (newValue !== null) sessionStorage.removeItem(STORED_AS);
    listener(newValue);
  };
  addEventListener("storage", hear);
  return () => removeEventListener("storage", hear);
}
