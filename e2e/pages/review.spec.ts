import { BuilderPage, enterVitrine, type Vitrine } from "../support/builder-page.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { DESK, PHONE } from "../support/sizes.ts";
import { expect, test } from "../support/test.ts";

test.use({ locale: "pt-BR", viewport: DESK });

let vitrine: Vitrine;
test.beforeAll(async ({ server }) => {
  vitrine = await enterVitrine(server);
});
test.afterAll(() => vitrine.leave());

test("a fault is found while it is made, leads to its block, is mended there, is gone, and the page goes out", async ({ page }) => {
  const builder = await BuilderPage.open(page, vitrine);
  await builder.add("Botão");
  await page.getByRole("button", { name: /^Revisão: \d+ pontos/ }).click();
  const panel = page.getByRole("complementary", { name: "Revisão" });
  await expect(panel.getByRole("button", { name: "Clicar aqui não leva a lugar nenhum" })).toBeVisible();
  await expectAccessible(page);
  const field = page.getByLabel("Leva para");
  await field.fill("#planos");
  const finding = panel.getByRole("button", { name: "O link leva a #planos, que não existe" });
  await expect(panel.getByRole("region", { name: "Um erro" })).toBeVisible();
  await builder.canvas.locator(".v-section").click({ position: { x: 4, y: 4 } });
  await expect(field).toBeHidden();

  await page.getByRole("button", { name: "Publicar", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("alert")).toContainText("Um erro que quem visita vai encontrar");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Ir até lá" }).first().click();
  await expect(dialog).toBeHidden();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("#planos");
  await builder.canvas.locator(".v-section").click({ position: { x: 4, y: 4 } });

  // By keyboard alone, as somebody goes through the list.
  await finding.focus();
  await page.keyboard.press("Enter");
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("#planos");
  // On a telephone, where panels lie over the page.
  await page.getByRole("button", { name: /^Revisão/ }).click();
  await page.setViewportSize(PHONE);
  await finding.click();
  await expect(field).toBeFocused();
  await expect(field).toBeInViewport();
  await page.setViewportSize(DESK);
  await field.fill("https://pay.example/curso");
  await expect(finding).toBeHidden();
  await expect(panel.getByRole("region", { name: "Um erro" })).toBeHidden();

  await panel.getByRole("button", { name: "Falta a descrição da página" }).click();
  await expect(page.getByLabel("Descrição").first()).toBeFocused();
  await page.getByLabel("Descrição").first().fill("Um curso de violão do zero ao primeiro show.");
  await page.getByRole("button", { name: /^Revisão/ }).click();
  await expect(panel.getByRole("button", { name: "Falta a descrição da página" })).toBeHidden();

  await page.getByRole("button", { name: "Publicar", exact: true }).click();
  await expect(dialog.getByText("quem visita vai encontrar")).toBeHidden();
  await dialog.getByRole("button", { name: "Publicar página" }).click();
  await expect(dialog).toHaveAccessibleName("Sua página está no ar");
});

test("a finding of the page's settings leads to its switch, by keyboard, whatever panel, tab and fold that is in", async ({ page }) => {
  const builder = await BuilderPage.open(page, vitrine);
  await builder.add("Texto");
  await builder.saved();
  await vitrine.person.call("patch", `/pages/${builder.pageId}`, { settings: { legalPages: true } });
  await page.getByRole("button", { name: /^Revisão: \d+ pontos/ }).click();
  const finding = page.getByRole("complementary", { name: "Revisão" }).getByRole("button", { name: "Falta dizer quem responde pelo site" });
  for (const size of [DESK, PHONE]) {
    await page.setViewportSize(size);
    await finding.focus();
    await page.keyboard.press("Enter");
    const field = page.getByRole("switch", { name: /Privacidade e termos/ });
    await expect(field).toBeFocused();
    await expect(field).toBeInViewport();
    await page.setViewportSize(DESK);
    await page.getByRole("button", { name: /^Revisão/ }).click();
  }
});
