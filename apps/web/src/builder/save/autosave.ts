import { type DocumentDiff, isEmptyDiff, type PageDocument } from "@vitrine/document";
import type { NewerPage, NextOperation, PageNews, SaveOutcome, SaveRequest } from "../builder-props.ts";
import { documentDiffBetween } from "./document-diff-between.ts";
import { rebaseChanges, savedUnder, withChanges } from "./rebase-changes.ts";
import { hasUnsaved, LASTING, type SaveEvent, type SaveState, saveStep, unsavedLayers, untilSend } from "./save-state.ts";
import { type UnsavedStore, unsavedIn } from "./unsaved-store.ts";

/** Milliseconds that a save may take, and more for each byte of it: a slow line gets a large one through too. */
const ANSWER_MS = 20_000;
const ANSWER_MS_BYTE = 0.1;

/** Milliseconds for which somebody is taken to watch after the last sign of it. */
const COMPANY_MS = 120_000;

function patienceFor({ diff }: SaveRequest): number {
  return ANSWER_MS + JSON.stringify(diff).length * ANSWER_MS_BYTE;
}

/** What saving needs from around it; time and chance come in, so that tests can hold them. */
export interface AutosaveHost {
  save(request: SaveRequest, signal: AbortSignal): Promise<SaveOutcome>;
  readonly store: UnsavedStore;
  now(): number;
  makeId(): string;
  /** Calls back after so many milliseconds; returns how to call it off. */
  wait(milliseconds: number, then: () => void): () => void;
  /** The page as it is on screen. */
  document(): PageDocument;
  /** Shows a change that came in by a merge. */
  showForeign(diff: DocumentDiff): void;
}

/** Saves a page as it is edited, one request at a time, and knows how far it has got. */
export class Autosave {
  readonly #host: AutosaveHost;
  readonly #listeners = new Set<() => void>();
  #state: SaveState;
  #callOff: (() => void) | null = null;
  #isStopped = false;
  #isKept = true;
  #companyAt = Number.NEGATIVE_INFINITY;
  /** What came next could not be taken in: the save that is due meets it. */
  #hasLeft = false;

  constructor(host: AutosaveHost, state: SaveState) {
    this.#host = host;
    this.#state = state;
  }

  get state(): SaveState {
    return this.#state;
  }

  /** Whether leaving now could lose a change: it is neither saved nor kept in this browser. */
  get isAtRisk(): boolean {
    return hasUnsaved(this.#state);
  }

  /** False when this browser has no room to keep unsaved changes over a reload. */
  get isKept(): boolean {
    return this.#isKept;
  }

  /** Starts the clock; what was restored goes out. */
  start(): void {
    this.#isStopped = false;
    this.#step({ type: "tick" });
  }

  stop(): void {
    this.#isStopped = true;
    this.#callOff?.();
    this.#callOff = null;
  }

  edited(diff: DocumentDiff): void {
    this.#step({ type: "edited", diff, isWatched: this.#host.now() - this.#companyAt < COMPANY_MS });
  }

  /** Sends now what is unsaved, also after a failure or a new log-in. */
  flush(): void {
    this.#step({ type: "flush" });
  }

  /** Keeps what is made here until whoever edits may change it again, or sends what was kept. */
  admit(isBarred: boolean): void {
    this.#step({ type: isBarred ? "barred" : "admitted" });
  }

  /** Forgets what is not saved: it is kept elsewhere, or the person lets it go. */
  forget(): void {
    this.#step({ type: "forgotten" });
  }

  /** Sends what is not saved at once. Resolves once there is an answer, or saving has stopped; true when all is saved. */
  async saveNow(): Promise<boolean> {
    this.flush();
    // After a failure, only what becomes of this says how it stands now.
    await this.#landed();
    return this.settled();
  }

  #landed(): Promise<void> {
    return new Promise((resolve) => {
      const look = (): void => {
        if (this.#state.isInTheAir) return;
        unsubscribe();
        resolve();
      };
      const unsubscribe = this.subscribe(look);
      look();
    });
  }

  /** Resolves once everything is saved, or saving has stopped; true when it is saved. */
  settled(): Promise<boolean> {
    return new Promise((resolve) => {
      const look = (): boolean => {
        const isDone = !hasUnsaved(this.#state);
        if (!isDone && !this.#state.halt && !this.#state.failures) return false;
        resolve(isDone);
        return true;
      };
      if (look()) return;
      const unsubscribe = this.subscribe(() => {
        if (look()) unsubscribe();
      });
    });
  }

  /** Settles a conflict for the changes made here; theirs stay wherever they do not touch the same thing. */
  keepMine(): void {
    const { halt } = this.#state;
    if (halt?.kind !== "conflict") return;
    this.#rebase(halt.version, halt.document, rebaseChanges(unsavedLayers(this.#state), halt.document, "mine").document);
  }

  /**
   * Settles a conflict for the other version. `run` makes the change on screen as an ordinary, undoable edit,
   * so that undo brings back what was here.
   */
  takeTheirs(run: (diff: DocumentDiff) => void): void {
    const { halt } = this.#state;
    if (halt?.kind !== "conflict") return;
    const mine = this.#host.document();
    const back = documentDiffBetween(halt.document, mine);
    this.#state = saveStep(
      { ...this.#state, sending: null, isInTheAir: false, pending: back, halt: null, version: halt.version, dueAt: null, retryAt: null },
      { type: "tick" },
      this.#host.now(),
      this.#host.makeId,
    ).state;
    run(documentDiffBetween(mine, halt.document));
    this.#after();
  }

  /** The version that is shown, and that what is saved next is taken in on top of; null while nothing can be. */
  get following(): number | null {
    const { halt, version } = this.#state;
    return this.#isStopped || this.#hasLeft || (halt && LASTING.has(halt.kind)) ? null : version;
  }

  /** Shows what became of the page elsewhere, as far as it does not clash with what is not saved. True when it is shown. */
  hear(news: PageNews): boolean {
    if (news.kind === "gone" || news.kind === "there") {
      this.#step({ type: news.kind });
      return false;
    }
    if (news.kind !== "operation" || news.changes) this.#companyAt = this.#host.now();
    if (news.kind === "joined") return false;
    return news.kind === "newer" ? this.#seeNewer(news) : this.#seeNext(news);
  }

  /** What is on its way may be in it already: only the answer to that tells. */
  #seeNewer({ version, document }: NewerPage): boolean {
    const { following } = this;
    if (following === null || this.#state.sending || version <= following) return false;
    return this.#takeIn(version, document);
  }

  #seeNext({ version, operationId, changes }: NextOperation): boolean {
    const { following } = this;
    const { sending } = this.#state;
    if (following === null || version !== following + 1) return false;
    if (sending?.operationId === operationId) {
      // It has landed, whatever becomes of the answer.
      this.#answered(sending, { kind: "saved", version });
      return false;
    }
    // What is on its way on top of the version before will be refused, and goes out again on top of this.
    return changes !== null && this.#takeIn(version, withChanges(savedUnder(this.#host.document(), unsavedLayers(this.#state)), changes));
  }

  #takeIn(version: number, theirs: PageDocument): boolean {
    const merged = rebaseChanges(unsavedLayers(this.#state), theirs, "mine");
    this.#hasLeft = merged.clashes;
    if (!merged.clashes) this.#rebase(version, theirs, merged.document);
    return !merged.clashes;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #step(event: SaveEvent): void {
    const { state, send } = saveStep(this.#state, event, this.#host.now(), this.#host.makeId);
    this.#state = state;
    // Also when what it clashed with was taken back: no save would meet it then.
    if (event.type === "rebased" || event.type === "answered" || !hasUnsaved(state)) this.#hasLeft = false;
    this.#after();
    if (send) void this.#send(send);
  }

  async #send(request: SaveRequest): Promise<void> {
    const attempt = new AbortController();
    let callOff = (): void => undefined;
    const nothing = new Promise<SaveOutcome>((resolve) => {
      callOff = this.#host.wait(patienceFor(request), () => {
        attempt.abort();
        resolve({ kind: "offline" });
      });
    });
    const answer = this.#host.save(request, attempt.signal).catch((): SaveOutcome => ({ kind: "failed" }));
    const outcome = await Promise.race([answer, nothing]);
    callOff();
    this.#answered(request, outcome);
  }

  #answered(request: SaveRequest, outcome: SaveOutcome): void {
    if (this.#state.sending?.operationId !== request.operationId) return;
    if (outcome.kind === "saved" && outcome.isWatched) this.#companyAt = this.#host.now();
    this.#step({ type: "answered", outcome });
    if (outcome.kind !== "conflict") return;
    const merged = rebaseChanges(unsavedLayers(this.#state), outcome.document, "mine");
    if (!merged.clashes) this.#rebase(outcome.version, outcome.document, merged.document);
  }

  #rebase(version: number, theirs: PageDocument, merged: PageDocument): void {
    const foreign = documentDiffBetween(this.#host.document(), merged);
    if (!isEmptyDiff(foreign)) this.#host.showForeign(foreign);
    this.#step({ type: "rebased", version, pending: documentDiffBetween(theirs, merged) });
  }

  #after(): void {
    this.#isKept = this.#host.store.write(unsavedIn(this.#state));
    this.#schedule();
    for (const listener of [...this.#listeners]) listener();
  }

  #schedule(): void {
    this.#callOff?.();
    this.#callOff = null;
    const { isInTheAir, halt } = this.#state;
    if (this.#isStopped || isInTheAir || halt) return;
    const wait = untilSend(this.#state, this.#host.now());
    if (wait !== null) this.#callOff = this.#host.wait(wait, () => this.#step({ type: "tick" }));
  }
}
