import { type DocumentDiff, EMPTY_DIFF, isEmptyDiff, type PageDocument, squashDiffs } from "@vitrine/document";
import type { SaveOutcome, SaveRequest } from "../builder-props.ts";

/** Milliseconds of quiet after which changes are sent, and the longest that steady typing can put it off. */
export const SAVE_QUIET_MS = 800;
export const SAVE_LATEST_MS = 4_000;
/**
 * Milliseconds after which changes are sent while somebody watches, where what is typed shows within 300: a key at once, but
 * for what its gesture does besides; and one after the other so far apart.
 */
export const SAVE_SEEN_MS = 20;
export const SAVE_WATCHED_MS = 60;
/** Milliseconds before a send that did not get through is tried again: doubled each time, up to the last. */
const RETRY_FIRST_MS = 1_000;
const RETRY_MOST_MS = 30_000;

/** Why saving has stopped until a person does something. */
export type SaveHalt =
  | { readonly kind: "conflict"; readonly version: number; readonly document: PageDocument }
  | { readonly kind: "signed_out" }
  | { readonly kind: "other_account" }
  | { readonly kind: "gone" }
  | { readonly kind: "barred" }
  | { readonly kind: "refused"; readonly message: string };

/** What no new try can settle: the person has to say what becomes of the changes. */
export const LASTING: ReadonlySet<SaveHalt["kind"]> = new Set(["conflict", "gone"]);

/**
 * What is known about the changes of one page. A change is in exactly one of three places: in the saved
 * version, in `sending` (which may or may not have arrived), or in `pending`.
 */
export interface SaveState {
  /** The newest version known to be on disk. */
  readonly version: number;
  /** Sent, and sent again as it is until there is an answer: the server does one operation id once. */
  readonly sending: SaveRequest | null;
  readonly isInTheAir: boolean;
  readonly pending: DocumentDiff;
  /** When to send what is pending, and when to try `sending` again, in milliseconds of the caller's clock. */
  readonly dueAt: number | null;
  readonly retryAt: number | null;
  readonly firstEditAt: number | null;
  readonly failures: number;
  /** Why the last try failed, as long as none got through. */
  readonly trouble: "offline" | "failed" | null;
  readonly halt: SaveHalt | null;
  readonly savedAt: number | null;
}

export type SaveEvent =
  /** `isWatched`: somebody else sees what is saved at once. */
  | { readonly type: "edited"; readonly diff: DocumentDiff; readonly isWatched: boolean }
  /** Time may have come for something. */
  | { readonly type: "tick" }
  /** Send at once: the person leaves, or asks for it. */
  | { readonly type: "flush" }
  | { readonly type: "answered"; readonly outcome: SaveOutcome }
  /** Whoever edits may not any more, as is told; or may again. */
  | { readonly type: "barred" | "admitted" }
  /** The page was deleted, as is told; or it is there, also after that. */
  | { readonly type: "gone" | "there" }
  /** What is not saved is to be forgotten: it is kept elsewhere, or the person lets it go. */
  | { readonly type: "forgotten" }
  /** A newer version was met: these changes are what stands on top of it. */
  | { readonly type: "rebased"; readonly version: number; readonly pending: DocumentDiff };

export interface SaveStep {
  readonly state: SaveState;
  /** A request that has to go out now. */
  readonly send: SaveRequest | null;
}

export function startSaving(version: number): SaveState {
  return {
    version,
    sending: null,
    isInTheAir: false,
    pending: EMPTY_DIFF,
    dueAt: null,
    retryAt: null,
    firstEditAt: null,
    failures: 0,
    trouble: null,
    halt: null,
    savedAt: null,
  };
}

/** Whether something is not known to be on disk. */
export function hasUnsaved(state: SaveState): boolean {
  return state.sending !== null || !isEmptyDiff(state.pending);
}

/** Everything that is not known to be saved, in the order it was made. */
export function unsavedLayers(state: SaveState): DocumentDiff[] {
  return [...(state.sending ? [state.sending.diff] : []), ...(isEmptyDiff(state.pending) ? [] : [state.pending])];
}

/** One step of saving: pure, so that every order of edits, answers, failures and reloads can be tried in a test. */
export function saveStep(state: SaveState, event: SaveEvent, now: number, makeId: () => string): SaveStep {
  switch (event.type) {
    case "edited":
      return sendWhatIsDue(edited(state, event, now), now, makeId);
    case "tick":
      return sendWhatIsDue(state, now, makeId);
    case "flush":
      return sendWhatIsDue(
        {
          ...state,
          halt: state.halt && LASTING.has(state.halt.kind) ? state.halt : null,
          retryAt: now,
          dueAt: isEmptyDiff(state.pending) ? null : now,
        },
        now,
        makeId,
      );
    case "answered":
      return sendWhatIsDue(answered(state, event.outcome, now), now, makeId);
    case "barred":
      return { state: state.halt && LASTING.has(state.halt.kind) ? state : { ...state, halt: { kind: "barred" } }, send: null };
    case "admitted":
      return state.halt?.kind === "barred" ? saveStep(state, { type: "flush" }, now, makeId) : { state, send: null };
    case "gone":
      return { state: { ...state, halt: { kind: "gone" } }, send: null };
    case "there":
      return state.halt?.kind === "gone" ? saveStep({ ...state, halt: null }, { type: "flush" }, now, makeId) : { state, send: null };
    case "forgotten":
      return {
        state: { ...state, sending: null, isInTheAir: false, pending: EMPTY_DIFF, dueAt: null, retryAt: null, firstEditAt: null },
        send: null,
      };
    case "rebased":
      return sendWhatIsDue(
        {
          ...state,
          version: event.version,
          sending: null,
          isInTheAir: false,
          pending: event.pending,
          // What was sent goes out again; what was still to be sent has its time.
          dueAt: isEmptyDiff(event.pending) ? null : state.sending || state.dueAt === null ? now : state.dueAt,
          retryAt: null,
          halt: null,
          failures: 0,
          trouble: null,
          savedAt: isEmptyDiff(event.pending) ? now : state.savedAt,
        },
        now,
        makeId,
      );
  }
}

function seenAt({ savedAt }: SaveState, now: number): number {
  return Math.max(now + SAVE_SEEN_MS, (savedAt ?? 0) + SAVE_WATCHED_MS);
}

function edited(state: SaveState, { diff, isWatched }: SaveEvent & { type: "edited" }, now: number): SaveState {
  const pending = squashDiffs(state.pending, diff);
  if (isEmptyDiff(pending)) return { ...state, pending, dueAt: null, firstEditAt: null };
  const firstEditAt = Math.min(state.firstEditAt ?? now, now);
  const dueAt = isWatched
    ? Math.min(now + SAVE_WATCHED_MS, seenAt(state, now), state.dueAt ?? Number.POSITIVE_INFINITY)
    : Math.min(now + SAVE_QUIET_MS, Math.max(firstEditAt + SAVE_LATEST_MS, now));
  // A refusal was about what was sent: with another change on top it deserves another try.
  const halt = state.halt?.kind === "refused" ? null : state.halt;
  return { ...state, pending, firstEditAt, dueAt, halt };
}

function answered(state: SaveState, outcome: SaveOutcome, now: number): SaveState {
  if (!state.sending) return state;
  const landed = { ...state, isInTheAir: false };
  switch (outcome.kind) {
    case "saved": {
      // What was told after it was sent still holds.
      const halt = state.halt?.kind === "gone" ? state.halt : null;
      return { ...landed, version: outcome.version, sending: null, retryAt: null, failures: 0, trouble: null, halt, savedAt: now };
    }
    case "offline":
    case "failed": {
      const wait = Math.min(RETRY_FIRST_MS * 2 ** state.failures, RETRY_MOST_MS);
      return { ...landed, failures: state.failures + 1, trouble: outcome.kind, retryAt: now + wait };
    }
    case "signed_out":
    case "other_account":
    case "gone":
    case "barred":
      return { ...landed, retryAt: null, halt: { kind: outcome.kind } };
    case "conflict":
      return { ...landed, retryAt: null, halt: { kind: "conflict", version: outcome.version, document: outcome.document } };
    case "refused": {
      // Nothing was stored, so what was sent is pending again, under a new id when it goes out.
      const pending = squashDiffs(state.sending.diff, state.pending);
      return {
        ...landed,
        sending: null,
        pending,
        dueAt: null,
        retryAt: null,
        firstEditAt: null,
        halt: isEmptyDiff(pending) ? null : { kind: "refused", message: outcome.message },
      };
    }
  }
}

/** Milliseconds until something is to be sent; null where nothing is. */
export function untilSend({ sending, retryAt, dueAt }: SaveState, now: number): number | null {
  const at = sending ? retryAt : dueAt;
  if (at === null) return null;
  const wait = at - now;
  // What is later than anything is ever put off was so by a clock that has been set back since.
  return wait > (sending ? RETRY_MOST_MS : SAVE_LATEST_MS) ? 0 : Math.max(0, wait);
}

function sendWhatIsDue(state: SaveState, now: number, makeId: () => string): SaveStep {
  if (state.isInTheAir || state.halt || untilSend(state, now) !== 0) return { state, send: null };
  if (state.sending) {
    return { state: { ...state, isInTheAir: true, retryAt: null }, send: state.sending };
  }
  if (isEmptyDiff(state.pending)) return { state, send: null };
  const sending: SaveRequest = { baseVersion: state.version, operationId: makeId(), diff: state.pending };
  return {
    state: { ...state, sending, isInTheAir: true, pending: EMPTY_DIFF, dueAt: null, firstEditAt: null, retryAt: null },
    send: sending,
  };
}
