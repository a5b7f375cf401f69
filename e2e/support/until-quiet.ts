import { expect, type Page } from "@playwright/test";

/** Milliseconds in which nothing more comes before a screen counts as having all that it fetches ahead. */
const QUIET_MS = 700;

/** Waits until a screen has fetched what it wants to have; its live stream stays open and is no part of that. */
export async function untilQuiet(page: Page): Promise<void> {
  await page.waitForLoadState("load");
  const idleFor = () =>
    page.evaluate(() => {
      const ends = performance.getEntriesByType("resource").map((entry) => (entry as PerformanceResourceTiming).responseEnd);
      return performance.now() - Math.max(0, ...ends);
    });
  await expect.poll(idleFor, { intervals: [100] }).toBeGreaterThan(QUIET_MS);
}
