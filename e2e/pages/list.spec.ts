import { expectAccessible } from "../support/expect-accessible.ts";
import { Person } from "../support/person.ts";
import { DESK, PHONE } from "../support/sizes.ts";
import { expect, test } from "../support/test.ts";

test.use({ locale: "pt-BR", viewport: DESK });

test("two pages are labelled and found, one gets a variant that becomes the main page, and one is deleted and restored", async ({
  page,
  context,
  server,
}) => {
  const person = await Person.signUp(server.origin);
  const site = await person.site("confeitaria");
  for (const [title, slug] of [
    ["Bolo de pote", "bolo"],
    ["Brigadeiro", "brigadeiro"],
    ["Torta salgada", "torta"],
  ] as const) {
    await person.page(site.id, title, slug, "sales");
  }
  await person.enter(context);
  await page.goto(`${server.origin}/pages`);
  const row = (title: string) => page.getByRole("row").filter({ has: page.getByRole("link", { name: title, exact: true }) });
  const act = async (title: string, action: string) => {
    await page.getByRole("button", { name: `Ações da página ${title}`, exact: true }).click();
    await page.getByRole("menuitem", { name: action, exact: true }).click();
  };

  await page.getByRole("checkbox", { name: "Escolher Bolo de pote" }).check();
  await page.getByRole("checkbox", { name: "Escolher Brigadeiro" }).check();
  const bar = page.getByRole("region", { name: "Páginas escolhidas" });
  await expect(bar.getByRole("status")).toHaveText("2 escolhidas");
  await bar.getByRole("button", { name: "Tags e produtos" }).click();
  const box = page.getByRole("combobox", { name: "Buscar ou criar" });
  await box.fill("Natal");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("option", { name: "Tag Natal" })).toHaveAttribute("aria-selected", "true");
  await box.fill("Doces");
  await page.getByRole("option", { name: "Criar o produto “Doces”" }).click();
  await expect(page.getByRole("option", { name: "Produto Doces" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("dialog").getByRole("button", { name: "Salvar" }).click();
  await expect(row("Brigadeiro").getByText("Natal")).toBeVisible();
  await bar.getByRole("button", { name: "Limpar escolha" }).click();
  await page.getByRole("combobox", { name: "Tag" }).click();
  await page.getByRole("option", { name: "Natal" }).click();
  await expect(page).toHaveURL(/tagId=lbl_/);
  await expect(row("Torta salgada")).toHaveCount(0);
  await page.getByRole("button", { name: "Limpar filtros" }).click();

  await act("Bolo de pote", "Criar variante");
  await page.getByLabel("Título").fill("Pot cake");
  await page.getByRole("combobox", { name: "Idioma" }).click();
  await page.getByRole("option", { name: "English" }).click();
  await expectAccessible(page);
  await page.getByRole("dialog").getByRole("button", { name: "Criar variante" }).click();
  await page.getByRole("button", { name: "1 variante" }).click();
  await act("Pot cake", "Tornar principal");
  await expect(row("Pot cake").getByRole("button", { name: "1 variante" })).toHaveAttribute("aria-expanded", "false");
  await row("Pot cake").getByRole("button", { name: "1 variante" }).click();
  await expect(row("Bolo de pote")).toBeVisible();
  await expectAccessible(page);

  await act("Pot cake", "Excluir");
  await page.getByRole("alertdialog").getByRole("button", { name: "Excluir" }).click();
  await expect(page.getByText(/A página não pôde ser excluída: ela é a principal e tem variantes/)).toBeVisible();
  await act("Torta salgada", "Excluir");
  await page.getByRole("alertdialog").getByRole("button", { name: "Excluir" }).click();
  await expect(row("Torta salgada")).toHaveCount(0);
  await page.setViewportSize(PHONE);
  await page.getByRole("button", { name: "Filtros" }).focus();
  await page.keyboard.press("Enter");
  const sheet = page.getByRole("dialog", { name: "Filtros" });
  await sheet.getByRole("combobox", { name: "Situação" }).click();
  await page.getByRole("option", { name: "Lixeira" }).click();
  await expectAccessible(page);
  await sheet.getByRole("button", { name: "Ver páginas" }).click();
  await expect(page.getByRole("button", { name: "Filtros: 1 filtro ligado" })).toBeFocused();
  await expect(page.getByRole("row").filter({ hasText: "Some em 30 dias" })).toHaveCount(1);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  await expectAccessible(page);
  await act("Torta salgada", "Restaurar");
  await expect(page.getByRole("heading", { name: "A lixeira está vazia" })).toBeVisible();
  await page.getByRole("button", { name: "Tirar o filtro Lixeira" }).click();
  await expect(row("Torta salgada")).toBeVisible();
  await person.leave();
});
