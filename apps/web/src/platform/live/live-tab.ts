import type { LiveStream, SignedOut, StreamListener } from "./live-stream.ts";

/** What tabs of one browser say to each other. */
export type TabMessage =
  /** Of a tab: what it shows. */
  | { readonly kind: "want"; readonly tab: string; readonly topics: readonly string[] }
  | { readonly kind: "left"; readonly tab: string }
  /** Somebody wants to know whether anybody leads. */
  | { readonly kind: "ask" }
  /** Of the one that leads: it has the stream, and wants to know what the others show. */
  | { readonly kind: "lead" }
  | { readonly kind: "event"; readonly topic: string; readonly data: unknown; readonly id: string }
  | { readonly kind: "again"; readonly topics: readonly string[]; readonly id: string | null }
  | { readonly kind: "out"; readonly how: SignedOut };

/** What a tab needs from around it. */
export interface TabWorld {
  readonly tab: string;
  /**
   * Calls back when this tab is the one to lead; `lost` when another has taken that from it. Returns how to give it up, or
   * to stop waiting. `isForced` takes it from a tab that does not answer.
   */
  lead(lost: () => void, then: () => void, isForced: boolean): () => void;
  say(message: TabMessage): void;
  wait(milliseconds: number, then: () => void): () => void;
  newStream(listener: StreamListener, lastId: string | null): Pick<LiveStream, "want" | "hurry" | "stop">;
}

/** How often the one that leads says so; who has not answered since the last time is gone. */
const LEAD_MS = 30_000;
/** How long an answer may take before the one that leads is taken for frozen. */
const ANSWER_MS = 2_000;

/** One of a browser's tabs: it has the stream for all of them, or hears of it from the one that has. */
export class LiveTab {
  readonly #world: TabWorld;
  readonly #listener: Omit<StreamListener, "event" | "again"> & { tell(topic: string, data: unknown): void };
  #topics: readonly string[] = [];
  #isStarted = false;
  #lastId: string | null = null;
  #stream: ReturnType<TabWorld["newStream"]> | null = null;
  /** What the others show; of the one that leads. */
  #others = new Map<string, { topics: readonly string[]; isHeard: boolean }>();
  #giveUp: (() => void) | null = null;
  #stopSaying: (() => void) | null = null;
  #stopAsking: (() => void) | null = null;

  constructor(world: TabWorld, listener: { tell(topic: string, data: unknown): void; signedOut(how: SignedOut): void }) {
    this.#world = world;
    this.#listener = listener;
  }

  get isLeading(): boolean {
    return this.#stream !== null;
  }

  start(): void {
    this.#isStarted = true;
    this.#wait(false);
    this.#world.say({ kind: "want", tab: this.#world.tab, topics: this.#topics });
  }

  /** Says what this tab shows from now on. */
  want(topics: readonly string[]): void {
    this.#topics = topics;
    if (this.#stream) this.#join();
    else if (this.#isStarted) this.#world.say({ kind: "want", tab: this.#world.tab, topics });
  }

  /** Somebody came back to this tab, or the connection did: the one that leads may be frozen in the background. */
  wake(): void {
    this.#stream?.hurry();
    if (this.#stream || this.#stopAsking || !this.#isStarted) return;
    this.#world.say({ kind: "ask" });
    this.#stopAsking = this.#world.wait(ANSWER_MS, () => {
      this.#stopAsking = null;
      this.#giveUp?.();
      this.#wait(true);
    });
  }

  /** Hears another tab. */
  hear(message: TabMessage): void {
    const { kind } = message;
    if (!this.#isStarted) return;
    if (kind === "want" || kind === "left" || kind === "ask") {
      if (this.#stream) this.#hearFollower(message);
      return;
    }
    // Two may take each other for the one that leads for a moment; each tells its own tab, and the lock decides.
    if (this.#stream) return;
    this.#stopAsking?.();
    this.#stopAsking = null;
    if (kind === "lead") this.#world.say({ kind: "want", tab: this.#world.tab, topics: this.#topics });
    else if (kind === "out") this.#listener.signedOut(message.how);
    else {
      this.#lastId = message.id ?? this.#lastId;
      if (kind === "event") this.#listener.tell(message.topic, message.data);
      else for (const topic of message.topics) this.#listener.tell(topic, null);
    }
  }

  stop(): void {
    this.#isStarted = false;
    this.#step(null);
    this.#giveUp?.();
    this.#giveUp = null;
    this.#stopAsking?.();
    this.#stopAsking = null;
    this.#lastId = null;
    this.#world.say({ kind: "left", tab: this.#world.tab });
  }

  #wait(isForced: boolean): void {
    this.#giveUp = this.#world.lead(
      () => {
        this.#step(null);
        this.#wait(false);
      },
      () => this.#lead(),
      isForced,
    );
  }

  #lead(): void {
    const { say } = this.#world;
    this.#step(
      this.#world.newStream(
        {
          event: (topic, data, id) => {
            this.#lastId = id;
            say({ kind: "event", topic, data, id });
            this.#listener.tell(topic, data);
          },
          again: (topics, id) => {
            this.#lastId = id ?? this.#lastId;
            say({ kind: "again", topics, id });
            for (const topic of topics) this.#listener.tell(topic, null);
          },
          signedOut: (how) => {
            say({ kind: "out", how });
            this.#listener.signedOut(how);
          },
        },
        this.#lastId,
      ),
    );
    this.#join();
    this.#sayLead();
  }

  #sayLead(): void {
    for (const [tab, other] of this.#others) {
      if (other.isHeard) other.isHeard = false;
      else this.#others.delete(tab);
    }
    this.#join();
    this.#world.say({ kind: "lead" });
    this.#stopSaying = this.#world.wait(LEAD_MS, () => this.#sayLead());
  }

  #hearFollower(message: TabMessage): void {
    if (message.kind === "ask") this.#world.say({ kind: "lead" });
    if (message.kind === "want") this.#others.set(message.tab, { topics: message.topics, isHeard: true });
    if (message.kind === "left") this.#others.delete(message.tab);
    this.#join();
  }

  #join(): void {
    this.#stream?.want([...new Set([...this.#topics, ...[...this.#others.values()].flatMap(({ topics }) => topics)])]);
  }

  /** Up to leading with a stream, or down from it. */
  #step(stream: ReturnType<TabWorld["newStream"]> | null): void {
    this.#stream?.stop();
    this.#stream = stream;
    this.#others.clear();
    this.#stopSaying?.();
    this.#stopSaying = null;
  }
}
