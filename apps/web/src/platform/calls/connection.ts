/** Milliseconds before it is looked whether the server answers again: doubled each time, up to the last. */
const LOOK_FIRST_MS = 1_000;
const LOOK_MOST_MS = 30_000;

/** What the connection needs from around it; time comes in, so that tests can hold it. */
export interface ConnectionWorld {
  /** Whether the server answers; never rejects. */
  probe(): Promise<boolean>;
  /** Calls back after so many milliseconds; returns how to call it off. */
  wait(milliseconds: number, then: () => void): () => void;
}

/**
 * Whether the server can be reached, by what calls meet and not by what the browser believes: a browser may be online
 * without a way to the server, and offline with one. Once lost, it is looked for again and again until it answers.
 */
export class Connection {
  readonly #world: ConnectionWorld;
  readonly #listeners = new Set<(isThere: boolean) => void>();
  #isThere = true;
  #patience = LOOK_FIRST_MS;
  #callOff: (() => void) | null = null;
  #isLooking = false;
  #stopDoubting: (() => void) | null = null;

  constructor(world: ConnectionWorld) {
    this.#world = world;
  }

  get isThere(): boolean {
    return this.#isThere;
  }

  /** A call got an answer, whatever it said. */
  noteAnswer(): void {
    if (this.#isThere) return;
    this.#callOff?.();
    this.#callOff = null;
    this.#patience = LOOK_FIRST_MS;
    this.#change(true);
  }

  /** A call got none, or the browser says that there is no network. */
  noteNoAnswer(): void {
    if (!this.#isThere) return;
    this.#change(false);
    this.#lookLater();
  }

  /** Looks at once, where the connection is lost: something happened that may have brought it back. */
  async look(): Promise<void> {
    if (this.#isThere || this.#isLooking) return;
    this.#isLooking = true;
    this.#callOff?.();
    this.#callOff = null;
    const answers = await this.#world.probe();
    this.#isLooking = false;
    if (answers) this.noteAnswer();
    else if (!this.#isThere) this.#lookLater();
  }

  /**
   * The browser says that there is no network. Some say so without being it, and some a moment before it is so: the
   * server is asked, and wherever it is thought to answer asked again for as long as the browser says it.
   */
  async doubt(isDoubted: () => boolean): Promise<void> {
    this.noteNoAnswer();
    await this.look();
    const again = (milliseconds: number): void => {
      this.#stopDoubting?.();
      this.#stopDoubting = this.#world.wait(milliseconds, async () => {
        if (!isDoubted()) return;
        // Where it is lost it is looked for anyway. An answer that was under way may have come after that.
        if (this.#isThere) await this.check();
        again(Math.min(milliseconds * 2, LOOK_MOST_MS));
      });
    };
    again(LOOK_FIRST_MS);
  }

  /** Asks the server now, whatever was known, and notes what comes. */
  async check(): Promise<boolean> {
    const answers = await this.#world.probe();
    if (answers) this.noteAnswer();
    else this.noteNoAnswer();
    return answers;
  }

  subscribe(listener: (isThere: boolean) => void): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  #lookLater(): void {
    const patience = this.#patience;
    this.#patience = Math.min(patience * 2, LOOK_MOST_MS);
    this.#callOff = this.#world.wait(patience, () => void this.look());
  }

  #change(isThere: boolean): void {
    this.#isThere = isThere;
    for (const listener of [...this.#listeners]) listener(isThere);
  }
}

/** Milliseconds after which a probe counts as unanswered. */
const PROBE_MS = 5_000;

/** Whether the server itself answers, and not a network that answers for everybody. */
async function probe(): Promise<boolean> {
  try {
    const response = await fetch("/healthz", { cache: "no-store", signal: AbortSignal.timeout(PROBE_MS) });
    return response.ok && (await response.text()).trim() === "ok";
  } catch {
    return false;
  }
}

/** This browser's connection to the server. */
export const connection = new Connection({
  probe,
  wait(milliseconds, then) {
    const timer = setTimeout(then, milliseconds);
    return () => clearTimeout(timer);
  },
});

/** Has the connection hear what the browser says of its network, and look when somebody comes back to the window. */
export function watchConnection(): void {
  const look = (): void => void connection.look();
  addEventListener("offline", () => void connection.doubt(() => !navigator.onLine));
  addEventListener("online", look);
  addEventListener("focus", look);
  document.addEventListener("visibilitychange", look);
}

/** Calls back once, when the connection is there again; at once where it is. Returns how to stop that. */
export function whenConnected(then: () => void): () => void {
  if (connection.isThere) {
    then();
    return () => undefined;
  }
  const stop = connection.subscribe((isThere) => {
    if (!isThere) return;
    stop();
    then();
  });
  return stop;
}
