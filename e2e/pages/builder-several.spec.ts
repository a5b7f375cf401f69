import { BuilderPage, enterVitrine, type Vitrine } from "../support/builder-page.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { DESK } from "../support/sizes.ts";
import { expect, type Locator, type Page, test } from "../support/test.ts";

test.use({ locale: "pt-BR", viewport: DESK });

let vitrine: Vitrine;
test.beforeAll(async ({ server }) => {
  vitrine = await enterVitrine(server);
});
test.afterAll(() => vitrine.leave());

/** A page with a heading, a text and a button in one section. */
async function openFull(page: Page): Promise<BuilderPage> {
  const builder = await BuilderPage.open(page, vitrine);
  for (const name of ["Título", "Texto", "Botão"]) await builder.add(name);
  await expect(builder.canvas.locator("[data-block]")).toHaveCount(4);
  return builder;
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error("it is not on screen");
  return box;
}

test("a frame drawn on the ground selects several, which are dealt with as one", async ({ page }) => {
  const builder = await openFull(page);
  const blocks = builder.canvas.locator("[data-block]");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  const heading = await boxOf(builder.canvas.locator(".v-heading"));
  const button = await boxOf(builder.canvas.locator(".v-button"));
  await page.mouse.move(heading.x - 6, heading.y - 6);
  await page.mouse.down();
  await page.mouse.move(heading.x + 40, heading.y + 40, { steps: 3 });
  await page.mouse.move(button.x + 60, button.y + button.height + 10, { steps: 4 });
  await expect(page.locator("[data-marquee]")).toBeVisible();
  await page.mouse.up();
  const bar = page.getByRole("toolbar", { name: "Blocos selecionados" });
  await expect(bar).toContainText("3 blocos");
  await expectAccessible(page);
  await bar.getByRole("button", { name: "Excluir" }).click();
  await expect(blocks).toHaveCount(1);
  await page.keyboard.press("ControlOrMeta+z");
  await expect(blocks).toHaveCount(4);

  // The same blocks by rows of the list, and then by what the palette does with them.
  await builder.panel("Camadas");
  const rows = page.getByRole("treeitem");
  await rows.filter({ hasText: "Título" }).click();
  await rows.filter({ hasText: "Botão" }).click({ modifiers: ["Shift"] });
  await expect(bar).toContainText("3 blocos");
  await page.keyboard.press("ControlOrMeta+k");
  await page.getByRole("combobox").fill("bloq");
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(rows.filter({ hasText: "Título" })).toHaveAccessibleName(/com bloqueio/);
  await page.keyboard.press("ControlOrMeta+k");
  await page.getByRole("combobox").fill("excluir");
  await expect(page.getByRole("option", { name: /Excluir/ })).toHaveAttribute("aria-disabled", "true");
  await page.keyboard.press("Escape");
  await bar.getByRole("button", { name: "Desbloquear" }).click();
  await expect(rows.filter({ hasText: "Título" })).not.toHaveAccessibleName(/com bloqueio/);
});

test("a block moves by a list of places, words are replaced, and outlines stay in place at any zoom", async ({ page }) => {
  const builder = await openFull(page);
  const heading = builder.canvas.locator(".v-heading");
  await heading.click();
  await page.keyboard.press("Shift+M");
  await expectAccessible(page);
  await page.getByRole("dialog").getByRole("button", { name: "No fim" }).click();
  const order = (): Promise<string[]> =>
    builder.canvas
      .locator(".v-section > * [data-block], .v-section > [data-block]")
      .evaluateAll((all) => all.map(({ className }) => /v-(\w+)/.exec(className)?.[1] ?? ""));
  await expect.poll(order).toEqual(["text", "button", "heading"]);

  await page.keyboard.press("ControlOrMeta+f");
  const find = page.getByRole("search", { name: "Buscar e trocar" });
  await find.getByLabel("Buscar na página").fill("CLIENTE");
  await expect(find.getByRole("status")).toHaveText("1 de 1");
  const marks = (name: string): Promise<string[]> =>
    heading.evaluate((_, each) => [...(CSS.highlights.get(each) ?? [])].map((range) => String(range)), name);
  await expect.poll(() => marks("vitrine-found-current")).toEqual(["cliente"]);
  await find.getByLabel("Trocar por").fill("aluno");
  await expectAccessible(page);
  await find.getByRole("button", { name: "Trocar todos" }).click();
  await expect(heading).toContainText("aluno");
  await page.keyboard.press("Escape");
  await expect(find).toBeHidden();
  expect(await heading.evaluate(() => CSS.highlights.size)).toBe(0);

  for (const [key, percent] of [
    ["-", "50%"],
    ["=", "67%"],
    ["=", "75%"],
  ] as const) {
    await page.keyboard.press(`ControlOrMeta+${key}`);
    await expect(page.getByRole("group", { name: "Zoom" })).toContainText(percent);
    await heading.click();
    const block = await boxOf(heading);
    const outline = await boxOf(page.locator("[data-outline=selected]"));
    expect(Math.abs(outline.x - block.x) + Math.abs(outline.y - block.y), percent).toBeLessThan(3);
    expect(Math.abs(outline.width - block.width), percent).toBeLessThan(3);
  }
});

test.describe("with a finger", () => {
  test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } });

  test("one that rests opens a menu, where selecting several begins; then each tap adds one or takes it away", async ({ page }) => {
    const builder = await openFull(page);
    const { x, y, width, height } = await boxOf(builder.canvas.locator(".v-heading"));
    const finger = await page.context().newCDPSession(page);
    await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x: x + width * 0.8, y: y + height / 2 }] });
    await expect(page.locator("[data-dragging]")).toBeVisible();
    await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await page.getByRole("menuitem", { name: "Selecionar vários" }).tap();
    await builder.canvas.locator(".v-text").tap();
    const bar = page.getByRole("toolbar", { name: "Blocos selecionados" });
    await expect(bar).toContainText("2 blocos");
    await builder.canvas.locator(".v-text").tap();
    await expect(bar).toContainText("1 bloco");
    await bar.getByRole("button", { name: "Concluir seleção" }).tap();
    await expect(bar).toBeHidden();
  });
});
