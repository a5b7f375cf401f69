import { type DocumentDiff, isEmptyDiff, reverseDiff, squashDiffs } from "./diff.ts";
import type { DocumentStore } from "./store.ts";

interface Step {
  diff: DocumentDiff;
  /** Steps with the same key within the window become one: typing a word is undone at once. */
  readonly key: string | null;
  at: number;
}

/** Milliseconds within which changes with one key are taken as one step. */
const COALESCE_MS = 500;
const MOST_STEPS = 500;

/** Undo and redo over diffs. What is undone is always the last change made here. */
export class DocumentHistory {
  readonly #store: DocumentStore;
  readonly #done: Step[] = [];
  readonly #undone: Step[] = [];

  constructor(store: DocumentStore) {
    this.#store = store;
  }

  get canUndo(): boolean {
    return this.#done.length > 0;
  }

  get canRedo(): boolean {
    return this.#undone.length > 0;
  }

  /** Notes a change already made to the store. `now` is in milliseconds. */
  record(diff: DocumentDiff, now: number, key: string | null = null): void {
    if (isEmptyDiff(diff)) return;
    this.#undone.length = 0;
    const last = this.#done.at(-1);
    if (last && key !== null && last.key === key && now - last.at <= COALESCE_MS) {
      last.diff = squashDiffs(last.diff, diff);
      last.at = now;
      return;
    }
    this.#done.push({ diff, key, at: now });
    if (this.#done.length > MOST_STEPS) this.#done.shift();
  }

  /** Takes back the last step; returns the diff that did it, for saving. */
  undo(): DocumentDiff | null {
    const step = this.#done.pop();
    if (!step) return null;
    const diff = reverseDiff(step.diff);
    this.#store.apply(diff);
    this.#undone.push(step);
    return diff;
  }

  redo(): DocumentDiff | null {
    const step = this.#undone.pop();
    if (!step) return null;
    this.#store.apply(step.diff);
    this.#done.push({ ...step, at: 0 });
    return step.diff;
  }
}
