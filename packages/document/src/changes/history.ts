import type { BlockCatalog } from "../catalog.ts";
import type { DocumentRecord } from "../records.ts";
import type { DocumentStore } from "../store.ts";
import { changeOf, type DocumentDiff, isEmptyDiff, reverseDiff, squashDiffs } from "./diff.ts";
import { diffOnTopOf } from "./diff-on-top-of.ts";
import { replayDiff } from "./replay-diff.ts";

/** One thing that can be undone, or done again. */
export interface HistoryStep {
  diff: DocumentDiff;
  /** Steps with the same key within the window become one: typing a word is undone at once. */
  readonly key: string | null;
  at: number;
  /** Whether a change made elsewhere has taken something away from what this step can do. */
  readonly isPartial: boolean;
}

/** What can be undone and what can be done again, each with the next one last. */
export interface HistorySteps {
  readonly done: readonly HistoryStep[];
  readonly undone: readonly HistoryStep[];
}

/** What an undo or a redo did. */
export interface HistoryMove {
  /** The change it made, for saving. */
  readonly diff: DocumentDiff;
  /** Whether something stayed as it is, because a change made elsewhere stands there now. */
  readonly isPartial: boolean;
}

/** Milliseconds within which changes with one key are taken as one step. */
const COALESCE_MS = 500;
const MOST_STEPS = 500;

/**
 * Undo and redo over diffs. What is undone is always the last change made here, and only what that change
 * did: what others made of the page since stays as they made it.
 */
export class DocumentHistory {
  readonly #store: DocumentStore;
  readonly #catalog: BlockCatalog;
  #done: HistoryStep[] = [];
  #undone: HistoryStep[] = [];

  constructor(store: DocumentStore, catalog: BlockCatalog) {
    this.#store = store;
    this.#catalog = catalog;
  }

  get canUndo(): boolean {
    return this.#done.length > 0;
  }

  get canRedo(): boolean {
    return this.#undone.length > 0;
  }

  get steps(): HistorySteps {
    return { done: this.#done, undone: this.#undone };
  }

  /** Puts steps that were made earlier, and fit the document, under those made here. */
  adopt({ done, undone }: HistorySteps): void {
    // Whatever was done since has taken the place of what was undone.
    if (!this.canUndo && !this.canRedo) this.#undone = [...undone];
    this.#done = [...done, ...this.#done].slice(-MOST_STEPS);
  }

  /** Notes a change already made to the store. `now` is in milliseconds. */
  record(diff: DocumentDiff, now: number, key: string | null = null): void {
    if (isEmptyDiff(diff)) return;
    this.#undone = [];
    const last = this.#done.at(-1);
    if (last && key !== null && last.key === key && now - last.at <= COALESCE_MS) {
      last.diff = squashDiffs(last.diff, diff);
      last.at = now;
      return;
    }
    this.#done.push({ diff, key, at: now, isPartial: false });
    if (this.#done.length > MOST_STEPS) this.#done.shift();
  }

  /** Shows a change that was made elsewhere, and takes what it touched out of what can be undone and redone. */
  applyForeign(foreign: DocumentDiff): void {
    this.#done = stepsOnTopOf(this.#done, foreign);
    this.#undone = stepsOnTopOf(this.#undone, foreign);
    this.#store.apply(foreign);
  }

  /** Has a record be as `change` makes it wherever a step speaks of it: what came later counts as having been there at once. */
  amend(id: string, change: (record: DocumentRecord) => DocumentRecord): void {
    const amended = (record: DocumentRecord | null): DocumentRecord | null => record && change(record);
    for (const step of [...this.#done, ...this.#undone]) {
      const known = changeOf(step.diff, id);
      if (known) step.diff = { ...step.diff, [id]: [amended(known[0]), amended(known[1])] };
    }
  }

  /** Takes back the last step that still has something to take back; null when there is none. */
  undo(): HistoryMove | null {
    return this.#move(this.#done, this.#undone, reverseDiff);
  }

  /** Does again what was undone last; null when there is nothing. */
  redo(): HistoryMove | null {
    return this.#move(this.#undone, this.#done, (diff) => diff);
  }

  #move(from: HistoryStep[], to: HistoryStep[], wayOf: (diff: DocumentDiff) => DocumentDiff): HistoryMove | null {
    for (let step = from.pop(); step; step = from.pop()) {
      const { diff, isWhole } = replayDiff(this.#store, this.#catalog, wayOf(step.diff));
      if (isEmptyDiff(diff)) continue;
      // What did not happen is not to be taken back by the opposite move either.
      to.push({ ...step, diff: wayOf(diff), at: Number.NEGATIVE_INFINITY });
      return { diff, isPartial: step.isPartial || !isWhole };
    }
    return null;
  }
}

/** Steps as if a foreign change had been there before them: what it touched is no longer theirs. */
export function stepsOnTopOf(steps: readonly HistoryStep[], foreign: DocumentDiff): HistoryStep[] {
  const rebased: HistoryStep[] = [];
  for (const step of steps) {
    const { diff, isWhole } = diffOnTopOf(step.diff, foreign);
    if (!isEmptyDiff(diff)) rebased.push({ ...step, diff, isPartial: step.isPartial || !isWhole });
  }
  return rebased;
}
