import type { BrowserContextOptions, Page } from "@playwright/test";
import { BuilderPage, enterVitrine, type Vitrine } from "../support/builder-page.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { watchShifts } from "../support/layout-shifts.ts";
import { DESK, PHONE } from "../support/sizes.ts";
import { expect, test } from "../support/test.ts";

test.use({ locale: "pt-BR", viewport: DESK });

let vitrine: Vitrine;
test.beforeAll(async ({ server }) => {
  vitrine = await enterVitrine(server);
});
test.afterAll(() => vitrine.leave());

/** Notes whether the offer was ever seen before the page was whole. */
async function watchOffer(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const look = (): void => {
      const offer = [...document.querySelectorAll<HTMLElement>("h2")].find(({ innerText }) => innerText.includes("liberada"));
      if (offer && offer.offsetHeight > 0) Object.assign(window, { seenAt: performance.now() });
      else requestAnimationFrame(look);
    };
    look();
  });
}

test("an offer comes to the second between what is there, without a jump, and is there at once the next time", async ({
  page,
  browser,
}) => {
  const builder = await BuilderPage.open(page, vitrine);
  await builder.add("Título");
  await builder.add("Temporizador");
  const timer = builder.canvas.locator(".v-timer");
  await expect(timer.getByText("Sua oferta está liberada")).toBeVisible();
  await builder.tab("Conteúdo");
  const delay = page.getByLabel("Tempo desde que a página abriu (hh:mm:ss)");
  await delay.fill("00:99:00");
  await expect(delay).toHaveAttribute("aria-invalid", "true");
  await delay.fill("00:00:03");
  await expect(delay).not.toHaveAttribute("aria-invalid", "true");
  await expectAccessible(page);
  await builder.add("Texto");
  await builder.saved();
  const { url } = await vitrine.person.publish(builder.pageId);

  const somebody = async (options: BrowserContextOptions = {}): Promise<Page> => {
    const context = await browser.newContext({ locale: "pt-BR", viewport: PHONE, ...options });
    return context.newPage();
  };
  const visitor = await somebody();
  const shifts = await watchShifts(visitor);
  await watchOffer(visitor);
  await visitor.goto(url);
  const offer = visitor.getByRole("heading", { name: "Sua oferta está liberada" });
  await expect(offer).toBeHidden();
  await expect(offer).toBeVisible();
  expect(await visitor.evaluate(() => (window as unknown as { seenAt: number }).seenAt)).toBeGreaterThanOrEqual(2_990);
  await expect(visitor.getByRole("status")).toHaveText("Apareceu uma parte nova nesta página.");
  expect(await shifts()).toBe(0);
  await expectAccessible(visitor);

  await visitor.goto(url);
  await expect(offer).toBeVisible();
  expect(await visitor.evaluate(() => performance.now())).toBeLessThan(3_000);
  await expect(visitor.getByRole("status")).toHaveText("");
  expect(await shifts()).toBe(0);

  const plain = await somebody({ javaScriptEnabled: false });
  await plain.goto(url);
  await expect(plain.getByRole("heading", { name: "Sua oferta está liberada" })).toBeVisible();
});
