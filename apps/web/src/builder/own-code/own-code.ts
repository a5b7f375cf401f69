import { codeSeal } from "@vitrine/blocks";
import type { BlockRecord } from "@vitrine/document";

/** Which code is switched on in the account; it knows nothing of where that is kept. */
export interface CodeApprovals {
  /** Of these seals, those that are on. */
  find(seals: readonly string[]): Promise<ReadonlySet<string>>;
  /** Rejects with words for the person when it does not come about. */
  approve(seal: string): Promise<void>;
  /** Rejects with words for the person when it does not come about. */
  withdraw(seal: string): Promise<void>;
}

/** What brings code: a block, or a place in the page's settings with the seal of what stands there. */
export type CodeHolder = BlockRecord | { readonly id: string; readonly seal: string | null };

function sealOf(holder: CodeHolder): string | null {
  return "seal" in holder ? holder.seal : codeSeal(holder);
}

/** `none`: nothing with code of its own. `unknown`: nobody has answered yet. */
export type CodeState = "none" | "on" | "off" | "unknown";

/** Seals that are asked for in one go. */
const MOST_SEALS = 50;
/** Milliseconds of quiet before what is typed counts as what its author wants. */
const QUIET_MS = 800;

/**
 * Whether visitors get the code that a page and its blocks bring. What arrives (by paste, from a template, through the API) is
 * off until somebody here switches it on; what is typed here, in place of nothing or of what was on, is on by that.
 */
export class OwnCode {
  readonly #approvals: CodeApprovals;
  readonly #on = new Set<string>();
  readonly #off = new Set<string>();
  readonly #asking = new Set<string>();
  /** Typed here, on its way to the server or about to be. */
  readonly #typed = new Set<string>();
  readonly #due = new Map<string, string>();
  /** Being switched off: whoever looks at such a block meanwhile does not have its code sent again. */
  readonly #leaving = new Set<string>();
  readonly #listeners = new Set<() => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sending: Promise<boolean> = Promise.resolve(true);
  #inTheAir = 0;
  #version = 0;

  constructor(approvals: CodeApprovals) {
    this.#approvals = approvals;
  }

  /** Goes up when what is known changes. */
  get version(): number {
    return this.#version;
  }

  /** While what was typed is about to be told to the server, or on its way: who leaves now may find it off. */
  get isSettling(): boolean {
    return this.#timer !== undefined || this.#inTheAir > 0;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** What is known of it; what is not is asked for, and told. */
  stateOf(holder: CodeHolder): CodeState {
    const seal = sealOf(holder);
    if (seal === null) return "none";
    if (this.#on.has(seal)) return "on";
    if (this.#typed.has(seal)) {
      if (!this.#leaving.has(seal)) this.#owe(holder.id, seal);
      return "on";
    }
    if (this.#off.has(seal)) return "off";
    this.#ask(seal);
    return "unknown";
  }

  /** Something was changed by hand, from what it was before to what it is. */
  typed(before: CodeHolder, after: CodeHolder): void {
    const seal = sealOf(after);
    if (seal === null || seal === sealOf(before)) return;
    const state = this.stateOf(before);
    if (state !== "none" && state !== "on") return;
    this.#typed.add(seal);
    this.#due.delete(after.id);
    this.#owe(after.id, seal);
    this.#tell();
  }

  /** Switches its code on. Rejects with words for the person. */
  async switchOn(holder: CodeHolder): Promise<void> {
    const seal = sealOf(holder);
    if (seal === null) return;
    await this.#approvals.approve(seal);
    this.#hear([seal], new Set([seal]));
  }

  /** Switches its code off, wherever else it stands too; visitors get it until the next publish. Rejects with words for the person. */
  async switchOff(holder: CodeHolder): Promise<void> {
    const seal = sealOf(holder);
    if (seal === null) return;
    this.#leaving.add(seal);
    for (const [id, due] of [...this.#due]) if (due === seal) this.#due.delete(id);
    try {
      await this.#sending;
      await this.#approvals.withdraw(seal);
      this.#typed.delete(seal);
      this.#on.delete(seal);
    } finally {
      this.#leaving.delete(seal);
    }
    this.#hear([seal], new Set());
  }

  /** Once the server knows of all that was typed; false where it could not be told. */
  settled(): Promise<boolean> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#due.size === 0) return Promise.resolve(true);
    this.#inTheAir += 1;
    this.#sending = this.#sending.then(() => this.#send());
    return this.#sending;
  }

  /** What is due already is not put off: it is looked at again and again. */
  #owe(id: string, seal: string): void {
    if (this.#due.get(id) === seal) return;
    this.#due.set(id, seal);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.settled(), QUIET_MS);
  }

  async #send(): Promise<boolean> {
    let isDone = true;
    for (const [id, seal] of [...this.#due]) {
      try {
        if (!this.#on.has(seal)) await this.#approvals.approve(seal);
        this.#on.add(seal);
        if (this.#due.get(id) === seal) this.#due.delete(id);
      } catch {
        // It stays due: the next change, or publishing, tries again.
        isDone = false;
      }
    }
    this.#inTheAir -= 1;
    this.#tell();
    return isDone;
  }

  #ask(seal: string): void {
    if (this.#asking.size === 0) queueMicrotask(() => void this.#find([...this.#asking]));
    this.#asking.add(seal);
  }

  async #find(seals: readonly string[]): Promise<void> {
    for (let from = 0; from < seals.length; from += MOST_SEALS) {
      const some = seals.slice(from, from + MOST_SEALS);
      try {
        this.#hear(some, await this.#approvals.find(some));
      } catch {
        // Nobody answers: it is asked again when it is next looked at.
      }
    }
    const isMore = this.#asking.size > seals.length;
    for (const seal of seals) this.#asking.delete(seal);
    if (isMore) void this.#find([...this.#asking]);
  }

  #hear(seals: readonly string[], on: ReadonlySet<string>): void {
    for (const seal of seals) {
      if (on.has(seal)) this.#on.add(seal);
      else this.#off.add(seal);
    }
    this.#tell();
  }

  #tell(): void {
    this.#version += 1;
    for (const listener of [...this.#listeners]) listener();
  }
}
