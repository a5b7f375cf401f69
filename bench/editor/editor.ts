import { type CDPSession, chromium, type Page } from "@playwright/test";
import type { PageDocument } from "@vitrine/document";
import type { BenchHandle, BenchWindow } from "../../apps/web/src/builder/bench/bench-handle.ts";
import { findChromium } from "../../scripts/find-chromium.ts";
import { median, percentile, print } from "../figures.ts";
import { startBenchSite } from "./bench-site.ts";
import { type LargePage, largePage } from "./large-page.ts";

const BLOCKS = 2_000;
const OPENS = 5;
const EDITS = 15;
const CYCLES = 20;
const DRAG_STEPS = 60;

/** The builder on a large page in headless Chromium: opening it, changing it, dragging on it, and what stays behind. */
export async function run(): Promise<void> {
  const site = await startBenchSite();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-sync"],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(`${site.origin}/bench.html`);
    await page.waitForFunction(() => (window as BenchWindow).vitrineBench);
    const large = largePage(BLOCKS);
    await printOpening(page, large);
    await printEdits(page, large);
    await printDrag(page, large);
    await printMemory(page, large);
  } finally {
    await browser.close();
    site.stop();
  }
}

async function printOpening(page: Page, { document, blocks }: LargePage): Promise<void> {
  const times: number[] = [];
  for (let i = 0; i < OPENS; i++) {
    times.push(
      await page.evaluate(async (opened) => {
        const { vitrineBench: bench } = window as BenchWindow;
        await bench?.close();
        const started = performance.now();
        await bench?.open(opened as PageDocument);
        return performance.now() - started;
      }, document as unknown),
    );
  }
  print({ name: "editor.open", value: median(times), unit: "ms", blocks, first: times[0] });
}

/** What is done once to the open page, by its name here; `round` makes each time a change. */
const ACTIONS: Readonly<Record<string, (bench: BenchHandle, id: string, round: number) => void>> = {
  nothing: () => {},
  select: (bench, id) => bench.select(id),
  text: (bench, id, round) => bench.setText(id, "content", `Rodada ${round}`),
  style: (bench, id, round) => bench.setStyle(id, "paddingBlockStart", { type: "length", value: round + 1, unit: "px" }),
  undo: (bench) => bench.undo(),
};

async function printEdits(page: Page, { headings }: LargePage): Promise<void> {
  for (const [name, action] of Object.entries(ACTIONS)) {
    const ids = Array.from({ length: EDITS }, (_, round) => headings[(round * 7) % headings.length] ?? "");
    const times = await page.evaluate(
      async ({ source, blockIds }) => {
        const { vitrineBench: bench } = window as BenchWindow;
        const act = new Function(`return (${source})`)() as (handle: BenchHandle | undefined, id: string, round: number) => void;
        const measured: number[] = [];
        for (const [round, id] of blockIds.entries()) {
          await bench?.painted();
          const started = performance.now();
          act(bench, id, round);
          await bench?.painted();
          measured.push(performance.now() - started);
        }
        return measured;
      },
      { source: action.toString(), blockIds: ids },
    );
    print({ name: `editor.${name}-to-paint`, value: median(times), unit: "ms", worst: Math.max(...times) });
  }
}

/** A block is dragged down the page with a real mouse; each step should fit into a frame. */
async function printDrag(page: Page, { headings }: LargePage): Promise<void> {
  const heading = page.frameLocator("iframe").locator(`[data-block="${headings[0]}"]`);
  await heading.scrollIntoViewIfNeeded();
  const box = await heading.boundingBox();
  if (!box) throw new Error("the first heading is not on screen");
  const x = box.x + 40;
  await page.mouse.move(x, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(x, box.y + 60, { steps: 3 });
  const watching = page.evaluate(
    (steps) =>
      new Promise<number[]>((resolve) => {
        const frames: number[] = [];
        let last = performance.now();
        const next = (): void => {
          requestAnimationFrame(() => {
            const now = performance.now();
            frames.push(now - last);
            last = now;
            if (frames.length < steps) next();
            else resolve(frames);
          });
        };
        next();
      }),
    DRAG_STEPS,
  );
  await page.mouse.move(x, 880, { steps: DRAG_STEPS });
  const frames = await watching;
  await page.keyboard.press("Escape");
  await page.mouse.up();
  print({ name: "editor.drag-frame", value: median(frames), unit: "ms", p95: percentile(frames, 0.95), worst: Math.max(...frames) });
}

async function printMemory(page: Page, { document }: LargePage): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  const cycle = () =>
    page.evaluate(async (opened) => {
      const { vitrineBench: bench } = window as BenchWindow;
      await bench?.open(opened as PageDocument);
      await bench?.close();
    }, document as unknown);
  for (let i = 0; i < 3; i++) await cycle();
  const before = await memory(session);
  for (let i = 0; i < CYCLES; i++) await cycle();
  const after = await memory(session);
  print({
    name: "editor.memory-growth",
    value: (after.heap - before.heap) / 2 ** 20,
    unit: `MiB over ${CYCLES} openings`,
    heap: after.heap / 2 ** 20,
    documents: after.documents - before.documents,
    nodes: after.nodes - before.nodes,
  });
}

async function memory(session: CDPSession): Promise<{ heap: number; documents: number; nodes: number }> {
  for (let i = 0; i < 3; i++) await session.send("HeapProfiler.collectGarbage");
  const { metrics } = await session.send("Performance.getMetrics");
  const of = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { heap: of("JSHeapUsedSize"), documents: of("Documents"), nodes: of("Nodes") };
}
