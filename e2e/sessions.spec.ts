import { expect, test } from "@playwright/test";
import { expectAccessible } from "./support/expect-accessible.ts";
import { Person } from "./support/person.ts";
import { startTestServer, type TestServer } from "./support/server.ts";
import { DESK, PHONE } from "./support/sizes.ts";

test.use({ locale: "pt-BR", viewport: DESK });

let server: TestServer;
test.beforeAll(async () => {
  server = await startTestServer();
});
test.afterAll(() => server.stop());

test("somebody signs up with what the page asks for, and is greeted", async ({ page }) => {
  await page.goto(`${server.origin}/pages`);
  await expect(page).toHaveURL(`${server.origin}/signup`);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Criar conta" }).click();
  await expect(page.getByText("Escreva seu nome completo.")).toBeVisible();
  await expect(page.getByLabel("Nome completo")).toBeFocused();
  await page.getByLabel("Nome completo").fill("Marina Duarte");
  await page.getByLabel("E-mail").fill("marina@example.com");
  const password = page.getByLabel("Senha", { exact: true });
  await password.fill("abcdefg1");
  await expect(page.getByRole("listitem").filter({ hasText: "Letra maiúscula" })).toContainText("(falta)");
  await password.fill("Abcdef1!");
  await expect(page.getByText("(falta)")).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${server.origin}/`);
  await expect(page.getByRole("heading", { name: "Olá, Marina" })).toBeVisible();
  await expect(page.getByText("Teste grátis: faltam 14 dias")).toBeVisible();
  await expectAccessible(page);
});

test("an e-mail that is taken is said at its field, and what was typed stays", async ({ page }) => {
  const person = await Person.signUp(server.origin);
  await page.goto(`${server.origin}/signup`);
  await page.getByLabel("Nome completo").fill("Outra Pessoa");
  await page.getByLabel("E-mail").fill(person.email);
  await page.getByLabel("Senha", { exact: true }).fill("Abcdef1!");
  await page.getByRole("button", { name: "Criar conta" }).click();
  await expect(page.getByLabel("E-mail")).toHaveAccessibleDescription(/Já existe uma conta com este e-mail/);
  await expect(page.getByLabel("Nome completo")).toHaveValue("Outra Pessoa");
  await expect(page.getByLabel("Senha", { exact: true })).toHaveValue("Abcdef1!");
});

test("logging in: a wrong password is said, the right one lets in, and the session can be left", async ({ page, context }) => {
  const person = await Person.signUp(server.origin);
  await page.goto(`${server.origin}/login`);
  await expectAccessible(page);
  await page.getByLabel("E-mail").fill(person.email);
  await page.getByLabel("Senha", { exact: true }).fill("errada");
  await page.getByRole("checkbox", { name: /Continuar conectado/ }).uncheck();
  await page.getByRole("button", { name: "Entrar" }).click();
  await expect(page.getByText("Senha incorreta.")).toBeVisible();
  await page.getByLabel("Senha", { exact: true }).fill(Person.password);
  await page.getByRole("button", { name: "Entrar" }).click();
  await expect(page).toHaveURL(`${server.origin}/`);
  expect((await context.cookies()).find(({ httpOnly }) => httpOnly)?.expires, "not remembered").toBe(-1);
  await page.goto(`${server.origin}/login`);
  await expect(page, "somebody who is in needs no door").toHaveURL(`${server.origin}/`);
  await page.goto(`${server.origin}/admin`);
  await expect(page, "the admin's place is not theirs").toHaveURL(`${server.origin}/`);
  await page.getByRole("button", { name: /^Sua conta/ }).click();
  await page.getByRole("menuitem", { name: "Sair" }).click();
  await expect(page).toHaveURL(`${server.origin}/login`);
  await page.goto(`${server.origin}/`);
  await expect(page).toHaveURL(`${server.origin}/signup`);
});

test("a session that ends elsewhere leads to the log-in and says why", async ({ page, context }) => {
  const person = await Person.signUp(server.origin);
  await person.enter(context);
  await page.goto(server.origin);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await context.clearCookies();
  await page.getByRole("link", { name: "Leads" }).click();
  await expect(page).toHaveURL(`${server.origin}/login`);
  await expect(page.getByText("Sua sessão expirou. Entre de novo.")).toBeVisible();
});

test("a session that ends under the builder only warns: nobody is taken away from their work", async ({ page, context }) => {
  const person = await Person.signUp(server.origin);
  const site = await person.site("papelaria");
  const made = await person.page(site.id, "Cadernos", "cadernos", "sales");
  await person.enter(context);
  await page.goto(`${server.origin}/builder/${made.id}`);
  const title = page.getByRole("textbox", { name: "Título da página" });
  await expect(title).toBeVisible();
  await context.clearCookies();
  await title.fill("Cadernos feitos à mão");
  await title.blur();
  await expect(page.getByText("Sua sessão expirou. Entre de novo para não perder dados.")).toBeVisible();
  await expect(page).toHaveURL(`${server.origin}/builder/${made.id}`);
  await expect(title).toHaveValue("Cadernos feitos à mão");
});

test("language and appearance change at once and stay", async ({ page, context }) => {
  const person = await Person.signUp(server.origin);
  await person.enter(context);
  await page.goto(`${server.origin}/sites`);
  await page.getByRole("button", { name: /^Sua conta/ }).click();
  await page.getByRole("menuitemradio", { name: "Español" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Sitios" })).toBeVisible();
  await page.getByRole("menuitemradio", { name: "Oscuro" }).click();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Sitios" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  expect((await person.call<{ language: string }>("get", "/accounts/me")).language).toBe("es");
});

test("the shell keeps its measures, folds, and works with the keyboard alone", async ({ page, context }) => {
  const person = await Person.signUp(server.origin, "en");
  await person.enter(context);
  await page.goto(server.origin);
  const sidebar = page.getByRole("navigation", { name: "Main menu" });
  const main = page.getByRole("main");
  await expect(sidebar).toHaveCSS("width", "212px");
  await expect(main).toHaveCSS("padding-left", "212px");
  await expect(main).toHaveCSS("padding-top", "66.5px");
  await expect(sidebar).toHaveCSS("transition-duration", "0.3s");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to the content" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(sidebar).toHaveCSS("width", "64px");
  await expect(main).toHaveCSS("padding-left", "64px");
  await sidebar.getByRole("link", { name: "Pages" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Pages" })).toBeVisible();
  await expect(sidebar.getByRole("link", { name: "Pages" })).toHaveAttribute("aria-current", "page");
  await page.reload();
  await expect(sidebar).toHaveCSS("width", "64px");
});

test.describe("on a phone", () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test("the menu is a rail that opens over the page", async ({ page, context }) => {
    const person = await Person.signUp(server.origin);
    await person.enter(context);
    await page.goto(server.origin);
    const sidebar = page.getByRole("navigation", { name: "Menu principal" });
    await expect(sidebar).toHaveCSS("width", "64px");
    await page.getByRole("button", { name: "Abrir o menu" }).tap();
    await expect(sidebar).toHaveCSS("width", "212px");
    await expect(page.getByRole("main")).toHaveCSS("padding-left", "64px");
    await expectAccessible(page);
    await sidebar.getByRole("link", { name: "Leads" }).tap();
    await expect(page).toHaveURL(`${server.origin}/leads/form`);
    await expect(sidebar).toHaveCSS("width", "64px");
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), "nothing sticks out").toBeLessThanOrEqual(0);
  });
});
