import { BuilderPage, enterVitrine, type Vitrine } from "../support/builder-page.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { expect, type Locator, type Page, test } from "../support/test.ts";

test.use({ locale: "pt-BR", viewport: { width: 1280, height: 800 } });

let vitrine: Vitrine;
test.beforeAll(async ({ server }) => {
  vitrine = await enterVitrine(server);
});
test.afterAll(() => vitrine.leave());

/** The menu of what is selected, from the tab on its edge. */
async function choose(page: Page, item: string): Promise<void> {
  await page.locator("[data-selection-tab]").getByRole("button").click();
  await page.getByRole("menuitem", { name: item }).click();
}

test("one section on two pages: changed once, both are marked, and both show it once they are republished", async ({ page }) => {
  const first = await BuilderPage.open(page, vitrine);
  await first.add("Título");
  const heading: Locator = first.canvas.locator(".v-heading");
  await first.type(heading, "Rodapé antigo");
  // Something that Tab would go to.
  await first.add("Botão");
  await first.canvas.locator(".v-section").click({ position: { x: 5, y: 5 } });
  await choose(page, "Tornar seção sincronizada");
  await page.getByRole("textbox", { name: "Nome da seção" }).fill("Rodapé");
  await page.getByRole("button", { name: "Tornar sincronizada" }).click();
  await expect(page.locator("[data-synced-mark]")).toHaveText("Rodapé");
  await first.saved();

  // What is in it cannot be typed in, nor chosen by itself.
  await heading.dblclick();
  await expect(heading).not.toHaveAttribute("contenteditable", "true");
  await expect(page.getByRole("complementary").getByText("Uma só seção em várias páginas")).toBeVisible();

  const { siteId } = await vitrine.person.call<{ siteId: string }>("get", `/pages/${first.pageId}`);
  const made = await vitrine.person.page(siteId, "Segunda", "segunda");
  const second = await first.at(made.id);
  await second.panel("CatBlocs");
  await page.getByRole("radio", { name: "Minhas" }).check({ force: true });
  await expectAccessible(page);
  await page.getByRole("button", { name: "Adicionar Rodapé" }).click();
  await expect(second.canvas.locator(".v-heading")).toHaveText("Rodapé antigo");
  await second.saved();
  const urls: string[] = [];
  for (const id of [first.pageId, second.pageId]) {
    urls.push((await vitrine.person.call<{ url: string }>("post", `/pages/${id}/publish`, {})).url);
  }

  await second.canvas.locator(".v-heading").click();
  await page.getByRole("button", { name: "Editar seção" }).click();
  await expect(page).toHaveURL(/\/synced\//);
  // The page that it was opened from shows the same words for a moment yet.
  await expect(page.getByText("Escolha um bloco da seção para mudar.")).toBeVisible();
  await second.type(second.canvas.locator(".v-heading"), "Rodapé novo");
  await second.saved();
  await expectAccessible(page);
  // By its address alone, in a window that has nothing of the editor yet.
  await page.reload();
  await expect(second.canvas.locator(".v-heading")).toHaveText("Rodapé novo");
  const isMarked = async (id: string) =>
    (await vitrine.person.call<{ hasUnpublishedChanges: boolean }>("get", `/pages/${id}`)).hasUnpublishedChanges;
  expect([await isMarked(first.pageId), await isMarked(second.pageId)]).toEqual([true, true]);
  await page.getByRole("button", { name: "Páginas", exact: true }).click();
  const republish = page.getByRole("button", { name: "Republicar 2 páginas" });
  await expect(republish).toBeVisible();
  await expectAccessible(page);
  await republish.click();
  await expect(page.getByText("2 páginas republicadas")).toBeVisible({ timeout: 20_000 });
  const visitor = await page.context().newPage();
  for (const url of urls) {
    await visitor.goto(url);
    await expect(visitor.locator("body")).toContainText("Rodapé novo");
  }
  await visitor.close();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Voltar para as páginas" }).click();
  await expect(second.canvas.locator(".v-heading")).toHaveText("Rodapé novo");

  // Detached it is the page's own, and one step brings it back.
  await second.canvas.locator(".v-heading").click();
  await page.getByRole("button", { name: "Desvincular desta página" }).click();
  await expect(page.locator("[data-synced-mark]")).toHaveCount(0);
  await second.type(second.canvas.locator(".v-heading"), "Só aqui");
  await page.keyboard.press("ControlOrMeta+z");
  await page.keyboard.press("ControlOrMeta+z");
  await expect(page.locator("[data-synced-mark]")).toHaveText("Rodapé");
});
