import type { Page } from "@playwright/test";
import type { BenchPage, EditorBenchWindow, EditorHandle } from "../../apps/web/src/builder/bench/bench-handle.ts";

/** What is done to the open page, and how the canvas shows that it was. `id` is a heading, `round` makes each time another. */
interface Action {
  /** What stands before it and is not measured: the heading is selected. */
  readonly isOnSelected?: true;
  readonly act: (bench: EditorHandle, id: string, round: number) => void;
  readonly isShown: (bench: EditorHandle, id: string, round: number, countBefore: number) => boolean;
}

/** In the order they are measured in; undo takes back the deletion before it. */
export const ACTIONS = {
  nothing: { act: () => {}, isShown: () => true },
  select: { act: (bench, id) => bench.select(id), isShown: () => true },
  text: {
    act: (bench, id, round) => bench.setText(id, `Rodada ${round}`),
    isShown: (bench, id, round) => bench.elementOf(id)?.textContent === `Rodada ${round}`,
  },
  duplicate: { isOnSelected: true, act: (bench) => bench.duplicate(), isShown: (bench, _id, _round, before) => bench.count() > before },
  delete: { isOnSelected: true, act: (bench) => bench.remove(), isShown: (bench, id) => bench.elementOf(id) === null },
  undo: { act: (bench) => bench.undo(), isShown: (bench, _id, _round, before) => bench.count() > before },
} as const satisfies Record<string, Action>;
export type ActionName = keyof typeof ACTIONS;

/** After which a change that is still not on the canvas is given up. */
const MOST_MS = 30_000;
const HISTORY_MS = 500;

/** Milliseconds from each act until the canvas shows it and has been painted; never under two frames. */
export function measureEdits(page: Page, name: ActionName, ids: readonly string[]): Promise<number[]> {
  const { act, isShown, ...rest }: Action = ACTIONS[name];
  return page.evaluate(
    async ({ actSource, shownSource, isOnSelected, isUndo, blockIds, mostMs, historyMs }) => {
      const bench = (window as EditorBenchWindow).editorBench;
      if (!bench) throw new Error("no editor is there");
      const doIt = new Function(`return (${actSource})`)() as (handle: typeof bench, id: string, round: number) => void;
      const isSo = new Function(`return (${shownSource})`)() as (
        handle: typeof bench,
        id: string,
        round: number,
        before: number,
      ) => boolean;
      const frame = (): Promise<void> =>
        new Promise((resolve) => {
          (bench.canvas().defaultView ?? window).requestAnimationFrame(() => resolve());
        });
      const settle = async (isDone: () => boolean): Promise<void> => {
        const started = performance.now();
        do {
          await frame();
          if (performance.now() - started > mostMs) throw new Error(`what was done does not show after ${mostMs} ms`);
        } while (!isDone());
        await frame();
      };
      const measured: number[] = [];
      for (const [round, id] of blockIds.entries()) {
        if (isOnSelected || isUndo) bench.select(id);
        await settle(() => true);
        if (isUndo) {
          bench.remove();
          await settle(() => bench.elementOf(id) === null);
          // An editor may gather what it keeps to undo for a while.
          await new Promise((resolve) => setTimeout(resolve, historyMs));
        }
        const before = bench.count();
        const started = performance.now();
        doIt(bench, id, round);
        await settle(() => isSo(bench, id, round, before));
        measured.push(performance.now() - started);
      }
      return measured;
    },
    {
      actSource: act.toString(),
      shownSource: isShown.toString(),
      isOnSelected: rest.isOnSelected === true,
      isUndo: name === "undo",
      blockIds: [...ids],
      mostMs: MOST_MS,
      historyMs: HISTORY_MS,
    },
  );
}

export interface Openings {
  /** Milliseconds until the first screen was painted. */
  readonly firstScreen: readonly number[];
  /** Milliseconds until all of the page was. */
  readonly whole: readonly number[];
}

/**
 * Opens a page again and again. Closing what was open is not counted, nor is how the page came into the tab: what the
 * browser's protocol hands over holds the tab for as long as it is large, before the task it came with and after.
 */
export async function measureOpenings(page: Page, large: BenchPage, times: number): Promise<Openings> {
  const [firstScreen, whole]: [number[], number[]] = [[], []];
  await page.evaluate(
    (json) => {
      (window as Window & { benchPage?: string }).benchPage = json;
    },
    JSON.stringify({ document: large.document, outline: large.outline } satisfies BenchPage),
  );
  for (let opening = 0; opening < times; opening++) {
    const measured = await page.evaluate(async () => {
      const { editorBench, benchPage = "" } = window as EditorBenchWindow & { readonly benchPage?: string };
      if (!editorBench) throw new Error("no editor is there");
      await editorBench.close();
      const opened = JSON.parse(benchPage) as BenchPage;
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const started = performance.now();
      const first = await editorBench.open(opened);
      return { first, all: performance.now() - started };
    });
    firstScreen.push(measured.first);
    whole.push(measured.all);
  }
  await page.evaluate(() => {
    delete (window as Window & { benchPage?: string }).benchPage;
  });
  return { firstScreen, whole };
}

/** Milliseconds of the longest task of the page while something was going on; 0 where none took over 50. */
export async function longestTask(page: Page, meanwhile: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const seen = window as Window & { longTasks?: number[]; taskObserver?: PerformanceObserver };
    seen.longTasks = [];
    seen.taskObserver = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.longTasks?.push(duration);
    });
    seen.taskObserver.observe({ type: "longtask" });
  });
  await meanwhile();
  return page.evaluate(() => {
    const seen = window as Window & { longTasks?: number[]; taskObserver?: PerformanceObserver };
    seen.taskObserver?.disconnect();
    return Math.max(0, ...(seen.longTasks ?? []));
  });
}
