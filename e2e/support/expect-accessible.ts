import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Toasts come and go on their own clock, and one that fades has no contrast left: looked at only while they are held. */
const TOASTS = "[data-phase=running], [data-phase=leaving]";

/** What axe finds serious or critical, with the elements it is found at. */
async function graveFindings(page: Page, rules: readonly string[]): Promise<string[]> {
  // Its usual mode opens another window for each look, to be told of frames of other origins: here are none.
  const builder = new AxeBuilder({ page }).setLegacyMode();
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
