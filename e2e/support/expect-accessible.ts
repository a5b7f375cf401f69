import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Toasts come and go on their own clock, and one that fades has no contrast left: looked at only while they are held. */
const TOASTS = "[data-phase=running], [data-phase=leaving]";

/** What the library would send to every document at each look, to the first twice; we send it where it is missing. */
const NOTHING = "0";
const AXE = readFileSync(createRequire(import.meta.resolve("@axe-core/playwright")).resolve("axe-core/axe.min.js"), "utf8");

/**
 * A document's element that a script of the document around it was the first to touch, as the target of an event, has
 * that one's prototypes in Chromium: in its own document it is no `Node` then, which is all that axe looks for.
 */
const KNOW_EACH_NODE = `{
  const usual = Function.prototype[Symbol.hasInstance];
  const value = function (each) {
    return this === Node ? typeof each?.nodeType === "number" : usual.call(this, each);
  };
  Object.defineProperty(Node, Symbol.hasInstance, { configurable: true, value });
}`;

/** Brings axe into each document of a page. */
async function bringAxe(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    // One in a frame may still be at work on a look that no longer waits for it: there, each look has its own.
    if (frame === page.mainFrame() && (await frame.evaluate(() => "axe" in window))) continue;
    // A frame may go while it is looked at.
    await frame.evaluate(frame === page.mainFrame() ? AXE : KNOW_EACH_NODE + AXE).catch((error: unknown) => {
      if (frame === page.mainFrame()) throw error;
    });
  }
}

/** What axe finds serious or critical, with the elements it is found at. */
async function graveFindings(page: Page, rules: readonly string[]): Promise<string[]> {
  // Its usual mode opens another window for each look, to be told of frames of other origins: here are none.
  await bringAxe(page);
  const builder = new AxeBuilder({ page, axeSource: NOTHING }).setLegacyMode();
  // What passed, element by element, is read by nobody.
  builder.options({ resultTypes: ["violations"] });
  if (rules.length > 0) builder.withRules([...rules]);
  const { violations } = await builder
    // Invisible stops at both ends of an open menu, which pass the focus on: nobody ever rests on one.
    .exclude("[data-base-ui-focus-guard]")
    .exclude(TOASTS)
    // What is shown there runs no script, this one neither; a page is looked at where it is published.
    .exclude("iframe[sandbox]")
    .analyze();
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
}

/** No serious or critical finding in light and in dark, once the page has come to rest. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    // The same elements in other colours: only what colours decide is looked at again.
    const rules = colorScheme === "dark" ? ["color-contrast"] : [];
    // A busy machine may still be drawing the scheme before, and takes its time to look: what is a fault stays one.
    await expect.poll(() => graveFindings(page, rules), { message: `${page.url()} in ${colorScheme}`, timeout: 60_000 }).toEqual([]);
  }
}
