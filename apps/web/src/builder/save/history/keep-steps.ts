import { type DocumentDiff, type HistoryStep, type HistorySteps, keepJoinTexts, mergeWords, readDiff } from "@vitrine/document";
import type { Editor } from "../../editor/editor.ts";
import { fitSteps } from "./fit-steps.ts";
import { browserShelf, type ShelvedSteps, type StepsShelf } from "./steps-shelf.ts";

// Whoever changes a page may meet somebody who changes the same text.
keepJoinTexts(mergeWords);

/** What is kept of one tab: the last steps, up to so many characters of JSON. */
const MOST_STEPS = 100;
const MOST_CHARACTERS = 1_000_000;
/** Milliseconds without a change after which steps are kept: typing is many changes of one step. */
const QUIET_MS = 250;
/** Milliseconds that they are kept for a tab that may come back. */
const KEPT_MS = 7 * 86_400_000;

export interface StepsWorld {
  readonly shelf: StepsShelf;
  now(): number;
  /** Calls back after so many milliseconds; returns how to call it off. */
  wait(milliseconds: number, then: () => void): () => void;
}

/** Whose steps, and where they are kept: a place is one tab's, on one page. */
export interface StepsPlace {
  readonly ownerId: string;
  readonly place: string;
}

export interface KeptSteps {
  /** Keeps at once what waits to be kept. */
  flush(): void;
  stop(): void;
}

/** Gives an editor the steps that this tab made of its page before a reload, and keeps those that are made from here on. */
export async function keepSteps(editor: Editor, { ownerId, place }: StepsPlace, world: StepsWorld): Promise<KeptSteps> {
  const { shelf } = world;
  let callOff: (() => void) | null = null;
  const written = new WeakMap<DocumentDiff, string>();
  const textOf = ({ diff }: HistoryStep): string => {
    const text = written.get(diff) ?? JSON.stringify(diff);
    written.set(diff, text);
    return text;
  };
  const write = (): void => {
    callOff = null;
    const { done, undone } = editor.steps;
    let room = MOST_CHARACTERS;
    const last = (steps: readonly HistoryStep[]): string[] => {
      const kept: string[] = [];
      for (const step of steps.slice(-MOST_STEPS).toReversed()) {
        const text = textOf(step);
        room -= text.length;
        if (room < 0) break;
        kept.unshift(text);
      }
      return kept;
    };
    void shelf.write(place, { ownerId, at: world.now(), done: last(done), undone: last(undone) });
  };
  const flush = (): void => {
    if (!callOff) return;
    callOff();
    write();
  };
  const kept = await shelf.read(place).catch(() => null);
  const steps = stepsIn(kept, ownerId);
  if (steps) {
    const own = editor.steps.done;
    const before = (id: string) => own.find(({ diff }) => Object.hasOwn(diff, id))?.diff[id]?.[0] ?? editor.store.get(id) ?? null;
    editor.adoptSteps(fitSteps(steps, before));
  }
  void shelf.dropBefore(world.now() - KEPT_MS).catch(() => undefined);
  const unsubscribe = editor.subscribeChanges(() => {
    callOff?.();
    callOff = world.wait(QUIET_MS, write);
  });
  return {
    flush,
    stop() {
      flush();
      unsubscribe();
    },
  };
}

/** Does so in this browser until the signal says that the page is closed, or this tab is about to go. */
export function keepStepsHere(editor: Editor, place: StepsPlace, signal: AbortSignal): void {
  const shelf = browserShelf();
  const wait: StepsWorld["wait"] = (milliseconds, then) => {
    const timer = setTimeout(then, milliseconds);
    return () => clearTimeout(timer);
  };
  void keepSteps(editor, place, { shelf, now: Date.now, wait }).then(({ flush, stop }) => {
    const end = (): void => {
      stop();
      shelf.close();
    };
    if (signal.aborted) return end();
    signal.addEventListener("abort", end);
    for (const moment of ["pagehide", "blur"]) window.addEventListener(moment, flush, { signal });
  });
}

/** What was kept, read as anything from outside is; null for what is somebody else's, or nonsense. */
function stepsIn(kept: unknown, ownerId: string): HistorySteps | null {
  const { done, undone, ownerId: whose } = (kept ?? {}) as Partial<ShelvedSteps>;
  if (whose !== ownerId || !Array.isArray(done) || !Array.isArray(undone)) return null;
  const read = (text: unknown): HistoryStep => {
    const diff = readDiff(JSON.parse(String(text)));
    if (!diff.ok) throw new Error(diff.problems[0]?.detail);
    return { diff: diff.value, key: null, at: Number.NEGATIVE_INFINITY, isPartial: false };
  };
  try {
    return { done: done.map(read), undone: undone.map(read) };
  } catch {
    return null;
  }
}
