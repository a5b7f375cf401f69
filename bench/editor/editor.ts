import { setTimeout } from "node:timers/promises";
import { type Browser, type CDPSession, chromium, type Page } from "@playwright/test";
import type { EditorBenchWindow } from "../../apps/web/src/builder/bench/bench-handle.ts";
import { findChromium } from "../../scripts/find-chromium.ts";
import { median, percentile, print } from "../figures.ts";
import { startBenchSite } from "./bench-site.ts";
import { type LargePage, largePage } from "./large-page.ts";
import { ACTIONS, type ActionName, longestTask, measureEdits, measureOpenings } from "./measure-edits.ts";
import { measureDrag, measureTyping } from "./measure-gestures.ts";

/** Blocks of the pages that are opened: the last is what a document may hold. */
const SIZES = [300, 2_000, 5_000, 9_900] as const;
/** The peers are measured on these only: they take minutes over more. */
const PEER_SIZES: readonly number[] = [300, 2_000];

const OPENS = 3;
/** Openings of the smallest page and of the largest one, each after the other. */
const TURNS = 9;
const EDITS = 9;
const PEER_EDITS = 5;
/** How long a peer may take for its opening, or for its edits of one sort. */
const PEER_PATIENCE_MS = 60_000;
const CYCLES = 100;
const DRAG_STEPS = 60;

const NAMES = Object.keys(ACTIONS) as ActionName[];

type Medians = Readonly<Record<"firstScreen" | "open" | ActionName, number>>;

/** The builder in headless Chromium on pages up to the largest, and its peers on the same ones in the same run. */
export async function run(peers: readonly string[]): Promise<void> {
  const site = await startBenchSite(peers);
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-sync"],
  });
  try {
    for (const size of SIZES) {
      const large = largePage(size);
      const page = await editorPage(browser, site.addressOf("vitrine"));
      const ours = await measureOurs(page, large);
      await page.close();
      if (!PEER_SIZES.includes(size)) continue;
      for (const peer of peers) {
        const other = await editorPage(browser, site.addressOf(peer));
        await printPeer(other, large, peer, ours);
        await other.close();
      }
    }
    await printFirstScreens(browser, site.addressOf("vitrine"));
    const page = await editorPage(browser, site.addressOf("vitrine"));
    await printMemory(page);
  } finally {
    await browser.close();
    site.stop();
  }
}

async function editorPage(browser: Browser, address: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(address);
  await page.waitForFunction(() => (window as EditorBenchWindow).editorBench);
  return page;
}

/** The smallest page and the largest by turns: how fast the machine is drifts by more than what lies between them. */
async function printFirstScreens(browser: Browser, address: string): Promise<void> {
  const tabs: { readonly page: Page; readonly large: LargePage; readonly times: number[] }[] = [];
  for (const size of [SIZES[0], SIZES[SIZES.length - 1] ?? SIZES[0]]) {
    const tab = { page: await editorPage(browser, address), large: largePage(size), times: [] };
    await measureOpenings(tab.page, tab.large, 1);
    tabs.push(tab);
  }
  for (let turn = 0; turn < TURNS; turn++) {
    for (const { page, large, times } of tabs) {
      await page.bringToFront();
      times.push(...(await measureOpenings(page, large, 1)).firstScreen);
    }
  }
  const [smallest = Number.NaN, largest = Number.NaN] = tabs.map(({ times }) => median(times));
  print({ name: "editor.first-screen-largest", value: largest / smallest, unit: "× the smallest page, by turns", smallest, largest });
  for (const { page } of tabs) await page.close();
}

function headingsOf({ headings }: LargePage, count: number, from: number): string[] {
  return Array.from({ length: count }, (_, round) => headings[(from + round * 3) % headings.length] ?? "");
}

async function measureOurs(page: Page, large: LargePage): Promise<Medians> {
  let medians: Medians | null = null;
  await measureOpenings(page, large, 1);
  // The first sign of a person fetches what is not needed until then; that is not what is measured here.
  await page.mouse.move(700, 400);
  await page.waitForLoadState("networkidle");
  await measureEdits(page, "select", large.headings.slice(0, 1));
  await page.waitForLoadState("networkidle");
  const longest = await longestTask(page, async () => {
    const measured: Record<string, number> = {};
    for (const [index, name] of NAMES.entries()) measured[name] = median(await measureEdits(page, name, headingsOf(large, EDITS, index)));
    medians = measured as Medians;
  });
  const typing = await measureTyping(page, large.headings[2] ?? "", "palavras novas");
  const frames = await measureDrag(page, large.headings[0] ?? "", DRAG_STEPS);
  const openings = await measureOpenings(page, large, OPENS);
  const heap = (await memory(await page.context().newCDPSession(page))).heap / 2 ** 20;
  const open = median(openings.whole);
  const firstScreen = median(openings.firstScreen);
  const { blocks } = large;
  print({ name: "editor.first-screen", value: firstScreen, unit: "ms", blocks });
  print({ name: "editor.open", value: open, unit: "ms", blocks });
  for (const name of NAMES) print({ name: `editor.${name}-to-paint`, value: medians?.[name] ?? Number.NaN, unit: "ms", blocks });
  print({ name: "editor.keystroke-to-paint", value: median(typing), unit: "ms", blocks, worst: Math.max(...typing) });
  print({ name: "editor.drag-frame", value: median(frames), unit: "ms", blocks, p95: percentile(frames, 0.95) });
  print({ name: "editor.longest-task", value: longest, unit: "ms while it was edited; 0 is under 50", blocks });
  print({ name: "editor.heap", value: heap, unit: "MiB of the whole tab", blocks });
  return { ...(medians as unknown as Medians), open, firstScreen };
}

/** Measures a peer as long as it answers: what takes it longer than a minute is told as that, and ends it. */
async function printPeer(page: Page, large: LargePage, peer: string, ours: Medians): Promise<void> {
  const { blocks } = large;
  for (const [index, name] of (["open", ...NAMES] as const).entries()) {
    const measuring =
      name === "open"
        ? measureOpenings(page, large, 2).then(({ whole }) => whole)
        : measureEdits(page, name, headingsOf(large, PEER_EDITS, index));
    const given = new AbortController();
    const times = await Promise.race([measuring, setTimeout(PEER_PATIENCE_MS, null, { signal: given.signal }).catch(() => null)]);
    given.abort();
    if (!times) {
      measuring.catch(() => {});
      print({
        name: `editor.${name}`,
        value: ours[name],
        unit: "ms",
        blocks,
        against: peer,
        theirs: `over ${PEER_PATIENCE_MS} in ${PEER_EDITS}`,
      });
      return;
    }
    const theirs = median(times);
    print({ name: `editor.${name}`, value: ours[name], unit: "ms", blocks, theirs, against: peer, ratio: ours[name] / theirs });
  }
}

async function printMemory(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const large = largePage(300);
  await measureOpenings(page, large, 3);
  const before = await memory(session);
  await measureOpenings(page, large, CYCLES);
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
  await session.send("Performance.enable");
  for (let i = 0; i < 3; i++) await session.send("HeapProfiler.collectGarbage");
  const { metrics } = await session.send("Performance.getMetrics");
  const of = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { heap: of("JSHeapUsedSize"), documents: of("Documents"), nodes: of("Nodes") };
}
