/** Whose work is open, of what an account is. */
export interface WorkOwner {
  readonly id: string;
  readonly email: string;
}

let isAsked = false;
let isAway = false;
let owner: WorkOwner | null = null;
const listeners = new Set<() => void>();
const waiting = new Set<() => void>();

function change(next: boolean): void {
  isAsked = next;
  for (const listener of listeners) listener();
}

/** Says whose work is open, so that nobody else's log-in goes on with it; returns how to take that back. */
export function openWorkOf(account: WorkOwner): () => void {
  owner = account;
  return () => {
    owner = null;
  };
}

/** Whose work is open; null where none is. */
export function ownerOfWork(): WorkOwner | null {
  return owner;
}

/** Asks the person to log in again over what is open, so that it stays as it is. */
export function askToLogInAgain(): void {
  change(true);
}

/** Puts the question away, answered or not. */
export function endLogInAgain(): void {
  change(false);
}

/** The one who worked here is logged in again: what waited for it goes on. */
export function tellLoggedInAgain(): void {
  change(false);
  for (const listener of [...waiting]) listener();
}

/** Calls back each time somebody logged in again over what is open; returns how to stop that. */
export function onLoggedInAgain(listener: () => void): () => void {
  waiting.add(listener);
  return () => {
    waiting.delete(listener);
  };
}

/** The person goes elsewhere to log in, and comes back to what is open: it need not be held on to. */
export function goAwayToLogIn(): void {
  isAway = true;
}

export function isAwayToLogIn(): boolean {
  return isAway;
}

/** For whoever shows the question. */
export const logInAgainStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  isAsked: (): boolean => isAsked,
};
