import type { Page } from "@playwright/test";
import { BuilderPage, enterVitrine, type Vitrine } from "../support/builder-page.ts";
import { DESK } from "../support/sizes.ts";
import { expect, test } from "../support/test.ts";

test.use({ locale: "pt-BR", viewport: DESK });

/** What of the editor comes at the first sign of somebody: schemas, panels and new blocks. */
const REST = /\/assets\/_virtual_(?:all-kind-parts|page-zod)/;

let vitrine: Vitrine;
test.beforeAll(async ({ server }) => {
  vitrine = await enterVitrine(server);
});
test.afterAll(() => vitrine.leave());

/** Keeps the rest of the editor back, as a slow line does, until it is let come. */
async function keepBack(page: Page): Promise<() => void> {
  let letCome = (): void => undefined;
  const coming = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route(REST, async (route) => {
    await coming;
    await route.continue();
  });
  return letCome;
}

test("what is asked for before the editor is whole is done once it is", async ({ page }) => {
  const builder = await BuilderPage.open(page, vitrine);
  await builder.saved();
  const letCome = await keepBack(page);
  // The pointer may lie on the page already: a sign of a person as good as the click.
  const asked = page.waitForRequest(REST);
  await builder.reopen();
  await builder.canvas.locator(".v-section").click();
  await asked;
  await page.keyboard.press("ControlOrMeta+d");
  await builder.add("Título");
  await expect(builder.canvas.locator(".v-section, .v-heading")).toHaveCount(1);
  letCome();
  await expect(builder.canvas.locator(".v-section")).toHaveCount(2);
  await expect(builder.canvas.locator(".v-heading")).toHaveCount(1);
  await builder.saved();
});

test("a drag from the palette begins when there is something to drag", async ({ page }) => {
  const builder = await BuilderPage.open(page, vitrine);
  await builder.saved();
  const letCome = await keepBack(page);
  await builder.reopen();
  const from = await page.getByRole("button", { name: "Título", exact: true }).boundingBox();
  const to = await builder.canvas.locator(".v-section").boundingBox();
  if (!from || !to) throw new Error("the palette and the page are on screen");
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 });
  const come = page.waitForResponse(REST);
  letCome();
  await come;
  await expect(async () => {
    await page.mouse.move(to.x + to.width / 2 + Math.random() * 4, to.y + to.height / 2);
    await expect(page.locator("[data-drop-line]")).toBeVisible({ timeout: 200 });
  }).toPass();
  await page.mouse.up();
  await expect(builder.canvas.locator(".v-heading")).toHaveCount(1);
});

test("says that it is not whole where the rest cannot be fetched, and tries again", async ({ page }) => {
  const builder = await BuilderPage.open(page, vitrine);
  await builder.saved();
  await page.route(REST, (route) => route.abort());
  await builder.reopen();
  await builder.add("Título");
  await expect(page.getByText("Ainda está carregando. Tente de novo em um instante.").first()).toBeVisible();
  await expect(builder.canvas.locator(".v-heading")).toHaveCount(0);
  await page.unroute(REST);
  await builder.add("Título");
  await expect(builder.canvas.locator(".v-heading")).toHaveCount(1);
});

test("keeps what was not saved where it cannot be read yet", async ({ page }) => {
  const builder = await BuilderPage.open(page, vitrine);
  await builder.add("Título");
  await expect(builder.canvas.locator(".v-heading")).toBeVisible();
  await builder.saved();
  const saves = "**/operations";
  page.on("dialog", (dialog) => void dialog.accept());
  await page.route(saves, (route) => route.abort());
  await builder.type(builder.canvas.locator(".v-heading"), "Ainda não salvo");
  const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("vitrine.unsaved")).length);
  await expect.poll(kept).toBe(1);
  await page.route(REST, (route) => route.abort());
  await page.reload();
  await expect(page.getByRole("button", { name: "Tentar de novo" })).toBeVisible();
  expect(await kept()).toBe(1);
  await page.unroute(REST);
  await page.unroute(saves);
  await page.reload();
  await expect(builder.canvas.locator(".v-heading")).toHaveText("Ainda não salvo");
  await builder.saved();
});

test("brands' marks are drawn when a block is put in, and from the first picture of a page that has some", async ({ page }) => {
  const builder = await BuilderPage.open(page, vitrine);
  await builder.add("Redes sociais");
  const drawn = () =>
    builder.canvas.locator(".v-social path").evaluateAll((paths) => paths.map((path) => (path.getAttribute("d") ?? "").length > 40));
  await expect.poll(drawn).toEqual([true, true, true, true]);
  await builder.saved();
  await page.mouse.move(0, 0);
  await builder.reopen();
  await expect(builder.canvas.locator(".v-social")).toBeVisible();
  expect(await drawn()).toEqual([true, true, true, true]);
});
