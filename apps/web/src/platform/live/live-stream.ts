import { eventReader, type StreamEvent } from "./read-events.ts";

/** What a stream needs from around it; time and chance come in, so that tests can hold them. */
export interface StreamWorld {
  /** Asks for a stream; `onText` is called with what comes, and the promise is kept when it is over. */
  open(asked: AskedStream): Promise<StreamEnd>;
  /** Calls back after so many milliseconds; returns how to call it off. */
  wait(milliseconds: number, then: () => void): () => void;
  /** From 0 to 1. */
  random(): number;
}

export interface AskedStream {
  readonly topics: readonly string[];
  readonly lastId: string | null;
  readonly signal: AbortSignal;
  onText(text: string): void;
}

/** How a stream ended, or why it did not begin: the status of the answer, or none. */
export interface StreamEnd {
  readonly status: number | null;
  /** When to come back at the earliest, in seconds, as the answer says. */
  readonly retrySeconds?: number;
}

export interface StreamListener {
  event(topic: string, data: unknown, id: string): void;
  /** Something of these topics may have changed, and was not told. */
  again(topics: readonly string[], id: string | null): void;
  /** The session that the stream was opened for is here no longer. */
  signedOut(how: SignedOut): void;
}

/** How a stream learns that a session is over: an open one was told that it was ended, or one was refused for want of it. */
export type SignedOut = "ended" | "refused";

/** Milliseconds in which at least a line comes that says that the stream is open: the server says one every 15 seconds. */
const SILENCE_MS = 32_000;
/** How often everything is looked at while no stream passes. */
const POLL_MS = 15_000;
/** Milliseconds before another try: doubled each time, up to the last; half as much or more by chance. */
const RETRY_FIRST_MS = 1_000;
const RETRY_MOST_MS = 60_000;
/** Failures in a row before screens are looked after by polling. */
const PATIENT = 2;
/** Topics of screens that come and go together are one change. */
const GATHER_MS = 50;

/** One stream to the server: opened again when it breaks, from where it left off, and made up for by polling where none passes. */
export class LiveStream {
  readonly #world: StreamWorld;
  readonly #listener: StreamListener;
  #topics: readonly string[] = [];
  /** What the stream that is open, or being opened, was asked for, and what one has told of so far without a gap. */
  #asked: readonly string[] = [];
  #covered: readonly string[] = [];
  #lastId: string | null;
  #failures = 0;
  #open: AbortController | null = null;
  #callOff: (() => void) | null = null;
  #stopPolling: (() => void) | null = null;
  #isStopped = false;

  constructor(world: StreamWorld, listener: StreamListener, lastId: string | null) {
    this.#world = world;
    this.#listener = listener;
    this.#lastId = lastId;
  }

  /** Says what to listen to from now on. What nobody listens to any more is heard until the next opening. */
  want(topics: readonly string[]): void {
    this.#topics = topics;
    const isHeard = this.#open !== null && topics.every((topic) => this.#asked.includes(topic));
    // While it waits to try again, it will ask for the right thing then.
    if (!isHeard && (this.#callOff === null || this.#failures === 0)) this.#later(GATHER_MS);
  }

  /** Tries at once, where it waits to: something happened that may have brought the connection back. */
  hurry(): void {
    if (!this.#open && this.#failures > 0) this.#later(0);
  }

  stop(): void {
    this.#isStopped = true;
    this.#callOff?.();
    this.#stopPolling?.();
    this.#open?.abort();
  }

  #later(milliseconds: number): void {
    this.#callOff?.();
    this.#callOff = this.#world.wait(milliseconds, () => {
      this.#callOff = null;
      void this.#connect();
    });
  }

  async #connect(): Promise<void> {
    if (this.#isStopped || this.#topics.length === 0) return;
    const own = new AbortController();
    // The next one goes on where this one leaves off.
    this.#open?.abort();
    this.#open = own;
    const topics = this.#topics;
    this.#asked = topics;
    let stopWatching = (): void => {};
    const watch = (): void => {
      stopWatching();
      stopWatching = this.#world.wait(SILENCE_MS, () => own.abort());
    };
    watch();
    const read = eventReader((event) => {
      if (this.#open === own) this.#take(event, topics);
    });
    const end = await this.#world
      .open({
        ...{ topics, lastId: this.#lastId, signal: own.signal },
        onText(text) {
          watch();
          read(text);
        },
      })
      .catch((): StreamEnd => ({ status: null }));
    stopWatching();
    if (this.#open !== own || this.#isStopped) return;
    this.#open = null;
    if (end.status === 401) this.#listener.signedOut("refused");
    this.#fail(end);
  }

  #take({ name, id, data }: StreamEvent, topics: readonly string[]): void {
    if (id) this.#lastId = id;
    if (name === "hello") {
      this.#failures = 0;
      this.#stopPolling?.();
      this.#stopPolling = null;
      // A screen may have read what it shows before anybody listened for it.
      const fresh = topics.filter((topic) => !this.#covered.includes(topic));
      this.#covered = topics;
      this.#listener.again(fresh, id);
    } else if (name === "reset") this.#listener.again(topics, id);
    else if (name === "bye") {
      if ((JSON.parse(data) as { why: string }).why === "revoked") this.#listener.signedOut("ended");
    } else {
      const told = JSON.parse(data) as { topic: string; data: unknown };
      this.#listener.event(told.topic, told.data, id);
    }
  }

  #fail({ retrySeconds = 0 }: StreamEnd): void {
    this.#failures += 1;
    const patience = Math.min(RETRY_FIRST_MS * 2 ** (this.#failures - 1), RETRY_MOST_MS);
    this.#later(Math.max(patience * (0.5 + this.#world.random()), retrySeconds * 1_000));
    if (this.#failures >= PATIENT && !this.#stopPolling) this.#poll();
  }

  #poll(): void {
    this.#stopPolling = this.#world.wait(POLL_MS, () => {
      this.#listener.again(this.#topics, null);
      this.#poll();
    });
  }
}
