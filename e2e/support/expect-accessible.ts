import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Toasts come and go on their own clock, and one that fades has no contrast left: looked at only while they are held. */
const TOASTS = "[data-phase=running], [data-phase=leaving]";

/** No serious or critical finding, in light and in dark. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    // The colours of the scheme are there with the next picture, and a busy machine takes its time for it.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    const builder = new AxeBuilder({ page });
    // The same elements in other colours: only what colours decide is looked at again.
    if (colorScheme === "dark") builder.withRules(["color-contrast"]);
    const { violations } = await builder
      // Invisible stops at both ends of an open menu, which pass the focus on: nobody ever rests on one.
      .exclude("[data-base-ui-focus-guard]")
      .exclude(TOASTS)
      // What is shown there runs no script, this one neither; a page is looked at where it is published.
      .exclude("iframe[sandbox]")
      .analyze();
    const grave = violations
      .filter(({ impact }) => impact === "serious" || impact === "critical")
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
    expect(grave, `${page.url()} in ${colorScheme}`).toEqual([]);
  }
}
