import { expectAccessible } from "../support/expect-accessible.ts";
import { Person } from "../support/person.ts";
import type { TestServer } from "../support/server.ts";
import { DESK, PHONE } from "../support/sizes.ts";
import { expect, test } from "../support/test.ts";

test.use({ locale: "pt-BR", viewport: DESK });

let server: TestServer;
test.beforeAll(({ server: shared }) => {
  server = shared;
});

test("a page is saved as a template, found among one's own as it looks, and the next page begins with it", async ({ page, context }) => {
  const person = await Person.signUp(server.origin);
  const site = await person.site("atelie");
  await person.page(site.id, "Oferta de maio", "oferta", "sales");
  await person.enter(context);
  await page.goto(`${server.origin}/new?shelf=own`);
  await expect(page.getByRole("heading", { name: "Guarde as páginas que deram certo" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Ver minhas páginas" }).click();
  const save = async (): Promise<void> => {
    await page.getByRole("button", { name: "Ações da página Oferta de maio" }).click();
    await page.getByRole("menuitem", { name: "Salvar como modelo" }).click();
  };
  await save();
  await expect(page.getByLabel("Nome do modelo")).toHaveValue("Oferta de maio");
  await page.getByLabel("Nome do modelo").fill("");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Dê um nome ao modelo.")).toBeVisible();
  await page.getByLabel("Nome do modelo").fill("Minha oferta");
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Ver meus modelos" }).click();
  await expect(page).toHaveURL(/\/new\?shelf=own/);
  const card = page.getByRole("main").getByRole("listitem").filter({ hasText: "Minha oferta" });
  await expect(card.locator("iframe").contentFrame().getByRole("heading", { level: 1 })).toBeVisible();
  await expect(card.locator("iframe")).toHaveAttribute("sandbox", "allow-same-origin");
  await expectAccessible(page);

  // In the place of what it kept before: one template, still.
  await page.goto(`${server.origin}/pages`);
  await save();
  await page.getByRole("combobox", { name: "Salvar em" }).click();
  await page.getByRole("option", { name: "No lugar de “Minha oferta”" }).click();
  await expect(page.getByLabel("Nome do modelo")).toHaveValue("Minha oferta");
  await page.getByRole("button", { name: "Salvar modelo" }).click();
  await page.getByRole("button", { name: "Ver meus modelos" }).click();
  await expect(card).toHaveCount(1);

  await card.hover();
  await card.getByRole("button", { name: /^Ver/ }).click();
  const dialog = page.getByRole("dialog", { name: "Minha oferta" });
  await expect(dialog.locator("iframe").contentFrame().getByRole("heading", { level: 1 })).toBeVisible();
  await dialog.getByRole("button", { name: "Usar este modelo" }).click();
  await page.getByLabel("Título").fill("Oferta de junho");
  await page.getByRole("button", { name: "Criar e abrir no editor" }).click();
  await expect(page).toHaveURL(/\/builder\/pag_/);
});

test("a template of one's own is named and deleted by the keyboard", async ({ page, context }) => {
  const person = await Person.signUp(server.origin);
  const { document } = await person.call<{ document: object }>("get", "/templates/presell");
  await person.call("post", "/templates", { kind: "page", name: "Artigo", document });
  await person.enter(context);
  await page.goto(`${server.origin}/new`);
  await page.getByRole("tab", { name: "Modelos prontos" }).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  const actions = page.getByRole("button", { name: "Ações do modelo Artigo" });
  await actions.press("Enter");
  await page.getByRole("menuitem", { name: "Nome e categoria" }).press("Enter");
  await page.getByRole("textbox", { name: "Nome" }).fill("Artigo da padaria");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Modelo salvo")).toBeVisible();
  await page.getByRole("button", { name: "Ações do modelo Artigo da padaria" }).press("Enter");
  await page.getByRole("menuitem", { name: "Excluir" }).press("Enter");
  await page.getByRole("alertdialog").getByRole("button", { name: "Excluir" }).press("Enter");
  await expect(page.getByText("Modelo excluído")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Guarde as páginas que deram certo" })).toBeVisible();
});

test("the page speaks the language chosen in the gallery, and on a telephone the filters are in a sheet", async ({ page, context }) => {
  const person = await Person.signUp(server.origin);
  await person.site("padaria");
  await person.enter(context);
  await page.setViewportSize(PHONE);
  await page.goto(`${server.origin}/new`);
  await page.getByRole("combobox", { name: "Idioma da página" }).click();
  await page.getByRole("option", { name: "English" }).click();
  await page.getByRole("button", { name: "Filtros" }).click();
  const sheet = page.getByRole("dialog", { name: "Filtros" });
  await sheet.getByRole("button", { name: "Vertical, uma coluna" }).click();
  await expectAccessible(page);
  await sheet.getByRole("button", { name: "Ver 2 modelos", exact: true }).click();
  const card = page.getByRole("main").getByRole("listitem");
  await expect(card).toHaveCount(2);
  await card
    .first()
    .getByRole("button", { name: /^Usar este modelo/ })
    .click();
  await expect(page.getByRole("dialog")).toContainText("em inglês");
  await page.getByLabel("Título").fill("My links");
  await page.getByRole("button", { name: "Criar e abrir no editor" }).click();
  await expect(page).toHaveURL(/\/builder\/pag_/);
  const { items } = await person.call<{ items: { language: string }[] }>("get", "/pages");
  expect(items.map(({ language }) => language)).toEqual(["en"]);
});

test("a template is looked at with all that its blocks show, where no editor was opened before", async ({ page, context }) => {
  const person = await Person.signUp(server.origin);
  await person.site("aulas");
  await person.enter(context);
  await page.goto(`${server.origin}/new`);
  const card = page.getByRole("main").getByRole("listitem").filter({ hasText: "Aula ao vivo" });
  await card.getByRole("button", { name: /^Ver/ }).first().click();
  const shown = page.getByRole("dialog").locator("iframe").contentFrame();
  await expect(shown.locator(".v-countdown .v-name").first()).toHaveText(/^(?:dia|hora|minuto)s?$/);
});
