import { BuilderPage, enterVitrine, type Vitrine } from "../support/builder-page.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { DESK } from "../support/sizes.ts";
import { expect, test } from "../support/test.ts";

test.use({ locale: "pt-BR", viewport: DESK });

let vitrine: Vitrine;
test.beforeAll(async ({ server }) => {
  vitrine = await enterVitrine(server);
});
test.afterAll(() => vitrine.leave());

/** The page's tokens, with the section that was made. */
async function openTokens(builder: BuilderPage): Promise<void> {
  await builder.panel("Estilo");
}

test("a space of the page is chosen by its name, changed in one place, and let go", async ({ page }) => {
  const builder = await BuilderPage.open(page, vitrine);
  const section = builder.canvas.locator(".v-section");
  await builder.tab("Estilo");
  const above = page.getByRole("textbox", { name: "Espaço interno acima" });
  await above.fill("gg");
  await expect(section).toHaveCSS("padding-block-start", "96px");
  await above.press("Enter");
  await expect(above).toHaveValue("GG");

  const below = page.getByRole("textbox", { name: "Espaço interno abaixo" });
  await below.focus();
  await page.getByRole("button", { name: "Espaço interno abaixo: usar um valor da página" }).press("Enter");
  await page.getByRole("menuitem", { name: "GG · 96px" }).press("Enter");
  await expect(section).toHaveCSS("padding-block-end", "96px");

  await openTokens(builder);
  const value = page.getByRole("textbox", { name: "Valor de GG" });
  await value.fill("5rem");
  await expect(section).toHaveCSS("padding-block-start", "80px");
  await value.fill("-3");
  await expect(value).toHaveAttribute("aria-invalid", "true");
  await expect(section).toHaveCSS("padding-block-start", "80px");

  await builder.canvas.locator(".v-section").click({ position: { x: 4, y: 4 } });
  await builder.tab("Estilo");
  await below.focus();
  await page.getByRole("button", { name: "Espaço interno abaixo: usa GG" }).click();
  await page.getByRole("menuitem", { name: "Soltar" }).click();
  await expect(below).toHaveValue("5rem");
  await builder.saved();
  const { records } = (await builder.stored()).document;
  const { styles } = Object.values(records).find((record) => record.kind === "section") ?? {};
  expect(styles).toMatchObject({
    base: { normal: { paddingBlockStart: { type: "token", id: "space-xl" }, paddingBlockEnd: { type: "length", value: 5, unit: "rem" } } },
  });
});

test("a token in use goes once another stands in its place, and comes back by one undo", async ({ page }) => {
  const builder = await BuilderPage.open(page, vitrine);
  const section = builder.canvas.locator(".v-section");
  await builder.tab("Estilo");
  await page.getByRole("textbox", { name: "Espaço interno acima" }).fill("G");
  await expect(section).toHaveCSS("padding-block-start", "48px");
  await openTokens(builder);
  await page.getByRole("region", { name: "Espaços" }).getByRole("button", { name: "Mais ações para G", exact: true }).click();
  await page.getByRole("menuitem", { name: "Excluir" }).click();
  const dialog = page.getByRole("dialog", { name: "Excluir G?" });
  await expect(dialog.getByRole("listitem")).toHaveText(["Seção"]);
  await expectAccessible(page);
  await dialog.getByRole("combobox", { name: "Trocar por" }).click();
  await page.getByRole("option", { name: "P · 12px" }).click();
  await dialog.getByRole("button", { name: "Trocar e excluir" }).click();
  await expect(section).toHaveCSS("padding-block-start", "12px");
  await expect(page.getByRole("textbox", { name: "Nome: G", exact: true })).toHaveCount(1);
  await page.getByRole("button", { name: "Desfazer" }).click();
  await expect(section).toHaveCSS("padding-block-start", "48px");
  await expect(page.getByRole("textbox", { name: "Nome: G", exact: true })).toHaveCount(2);
});

test("tokens are added, renamed, put in order and duplicated by the keyboard", async ({ page }) => {
  const builder = await BuilderPage.open(page, vitrine);
  await openTokens(builder);
  const colors = page.getByRole("region", { name: "Cores" });
  const names = colors.getByRole("textbox");
  await colors.getByRole("button", { name: "Adicionar cor" }).press("Enter");
  const fresh = colors.getByRole("textbox", { name: "Nome: Nova cor" });
  await fresh.fill("Destaque");
  const named = colors.getByRole("textbox", { name: "Nome: Destaque", exact: true });
  await named.press("Alt+ArrowUp");
  await expect(names.nth(6)).toHaveValue("Destaque");
  await expect(named).toBeFocused();
  await colors.getByRole("button", { name: "Mais ações para Destaque" }).press("Enter");
  await page.getByRole("menuitem", { name: "Duplicar" }).press("Enter");
  await expect(names.nth(7)).toHaveValue("Destaque (cópia)");
  await colors.getByRole("button", { name: "Mais ações para Destaque (cópia)" }).press("Enter");
  await page.getByRole("menuitem", { name: "Excluir" }).press("Enter");
  await expect(names).toHaveCount(8);
  // What the kinds' own looks stand on cannot be taken away.
  await colors.getByRole("button", { name: "Mais ações para Fundo" }).press("Enter");
  await expect(page.getByRole("menuitem", { name: "Duplicar" })).toBeVisible();
  await expect(page.getByRole("menuitem", { name: "Excluir" })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await builder.saved();
});

test("a page from before the scale opens as it was, and is offered it", async ({ page }) => {
  const builder = await BuilderPage.open(page, vitrine);
  await builder.saved();
  const { version, document } = await builder.stored();
  const records = Object.fromEntries(Object.entries(document.records).filter(([id]) => !/^(?:space|radius|shadow)-/.test(id)));
  await builder.replace(version, { ...document, records });
  await builder.reopen();
  await openTokens(builder);
  await page.getByRole("button", { name: "Adicionar espaços de P a GG" }).click();
  await expect(page.getByRole("region", { name: "Espaços" }).getByRole("textbox", { name: /^Nome/ })).toHaveCount(4);
  await page.getByRole("button", { name: "Adicionar duas sombras" }).click();
  await expect(page.getByRole("button", { name: "Mudar Suave" })).toBeVisible();
  await expectAccessible(page);
  await builder.saved();
});

test("a site's style goes from one page to those that follow it, open ones too", async ({ page }) => {
  const builder = await BuilderPage.open(page, vitrine);
  await openTokens(builder);
  const card = page.getByRole("region", { name: "Estilo do site" });
  await expect(card).toContainText("ainda não tem um estilo");
  await card.getByRole("button", { name: "Salvar como estilo do site" }).click();
  const dialog = page.getByRole("dialog", { name: "Salvar como estilo do site?" });
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Salvar como estilo do site" }).click();
  await expect(card).toContainText("Esta página segue o estilo do site.");
  await builder.saved();

  // Another page of the site, open in a window of its own.
  const origin = new URL(page.url()).origin;
  const { siteId } = await (await page.request.get(`${origin}/api/pages/${builder.pageId}`)).json();
  const other = await vitrine.person.page(siteId, "Outra", "outra");
  const second = await page.context().newPage();
  await second.goto(`${origin}/builder/${other.id}`);
  await expect(second.frameLocator('iframe[src="/canvas.html"]').locator("body")).toBeVisible({ timeout: 30_000 });
  await second.getByRole("navigation", { name: "Ferramentas" }).getByRole("button", { name: "Painel Estilo" }).click();
  const secondCard = second.getByRole("region", { name: "Estilo do site" });
  // A blank page of a site with a style follows from the start; what stopped may begin again.
  await secondCard.getByRole("button", { name: "Deixar de seguir" }).click();
  await expect(secondCard).toContainText("visual só dela");
  await secondCard.getByRole("button", { name: "Usar o estilo do site" }).click();
  await expect(secondCard).toContainText("Esta página segue o estilo do site.");
  await expect(second.locator("[data-save-note]")).toHaveAttribute("data-save-note", "saved", { timeout: 15_000 });

  await page.getByRole("textbox", { name: "Valor de GG" }).fill("120px");
  await expect(card).toContainText("com 1 diferença só dela");
  await builder.saved();
  await card.getByRole("button", { name: "Salvar como estilo do site" }).click();
  await dialog.getByRole("button", { name: "Salvar como estilo do site" }).click();
  await expect(second.getByRole("textbox", { name: "Valor de GG" })).toHaveValue("120px");
  await expect(card).toContainText("Esta página segue o estilo do site.");

  await secondCard.getByRole("button", { name: "Deixar de seguir" }).click();
  await expect(secondCard).toContainText("visual só dela");
  await expect(second.getByRole("textbox", { name: "Valor de GG" })).toHaveValue("120px");
});
