import { expectAccessible } from "../support/expect-accessible.ts";
import { Person } from "../support/person.ts";
import { startTestServer, type TestServer } from "../support/server.ts";
import { DESK, PHONE } from "../support/sizes.ts";
import { expect, test } from "../support/test.ts";

test.use({ locale: "pt-BR", viewport: DESK });

let server: TestServer;
test.beforeAll(async () => {
  server = await startTestServer();
});
test.afterAll(() => server.stop());

for (const viewport of [DESK, PHONE]) {
  test(`a first site, from the first screen, at ${viewport.width}`, async ({ page, context }) => {
    await page.setViewportSize(viewport);
    const person = await Person.signUp(server.origin);
    await person.enter(context);
    await page.goto(server.origin);
    await page.getByRole("button", { name: "Criar meu site" }).click();
    const dialog = page.getByRole("dialog");
    const host = new URL(server.origin).host;
    const name = `Ateliê da Lú ${viewport.width}`;
    await dialog.getByLabel("Nome do site").fill(name);
    await expect(dialog.getByText(`atelie-da-lu-${viewport.width}.${host}`)).toBeVisible();
    await expect(dialog.getByRole("combobox", { name: "Região do servidor" })).toHaveText(/Brasil/);
    await expectAccessible(page);
    await page.keyboard.press("Enter");
    await page.getByText("Site criado").hover();
    await expect(dialog).toBeHidden();
    await expectAccessible(page);
    await expect(page.getByRole("link", { name: "Escolher um modelo" }), "the next step is asked for").toBeVisible();
    await page.getByRole("navigation").getByRole("link", { name: "Sites" }).click();
    await expect(page.getByRole("link", { name: `atelie-da-lu-${viewport.width}.${host}` })).toBeVisible();
    await expectAccessible(page);
  });
}

test("a name that is taken or reserved is said at its field, and stays to be mended", async ({ page, context }) => {
  const owner = await Person.signUp(server.origin);
  await owner.site("padaria");
  const person = await Person.signUp(server.origin);
  await person.enter(context);
  await page.goto(`${server.origin}/sites`);
  await expect(page.getByRole("heading", { name: "Abra seu primeiro site" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Criar site" }).click();
  const dialog = page.getByRole("dialog");
  const field = dialog.getByLabel("Nome do site");
  await dialog.getByRole("button", { name: "Criar site" }).click();
  await expect(field).toHaveAccessibleDescription(/Escreva um nome/);
  await field.fill("Padaria");
  await dialog.getByRole("button", { name: "Criar site" }).click();
  await expect(field).toHaveAccessibleDescription(/já está em uso/);
  await expect(field).toHaveValue("Padaria");
  await field.fill("www");
  await dialog.getByRole("button", { name: "Criar site" }).click();
  await expect(field).toHaveAccessibleDescription(/reservado pela plataforma/);
});

test("a plan's limit of sites is told before a form is opened, and to whoever has one open already", async ({ page, context }) => {
  const person = await Person.signUp(server.origin);
  for (let made = 1; made <= 9; made++) await person.site(`filial-${made}`);
  await person.enter(context);
  await page.goto(`${server.origin}/sites`);
  await page.getByRole("button", { name: "Criar site" }).click();
  const dialog = page.getByRole("dialog");
  const field = dialog.getByLabel("Nome do site");
  await field.fill("filial-11");
  await person.site("filial-10");
  await dialog.getByRole("button", { name: "Criar site" }).click();
  const refusal = "Você atingiu o limite de sites do seu plano. Remova um site existente ou faça upgrade do plano.";
  await expect(dialog.getByText(refusal)).toBeVisible();
  await expect(field).toHaveValue("filial-11");
  await page.keyboard.press("Escape");
  const notice = page.getByRole("status").filter({ hasText: "Você atingiu o limite de sites do seu plano" });
  await expect(notice).toBeVisible();
  await page.reload();
  await expect(notice, "at the start").toContainText("Remova um site existente ou faça upgrade do plano.");
  await expect(page.getByRole("button", { name: "Criar site" })).toHaveCount(0);
  await expectAccessible(page);
  await notice.getByRole("link", { name: "Ver planos" }).click();
  await expect(page).toHaveURL(`${server.origin}/subscribe`);
});

test("what could not be loaded says so, gives the request's code, and can be tried again", async ({ page, context }) => {
  const person = await Person.signUp(server.origin);
  await person.site("cafeteria");
  await person.enter(context);
  await page.route("**/api/sites?*", (route) =>
    route.fulfill({
      status: 500,
      contentType: "application/json",
      body: JSON.stringify({ code: "SERVER_ERROR", message: "Algo deu errado.", requestId: "req_01abc" }),
    }),
  );
  await page.goto(`${server.origin}/sites`);
  await expect(page.getByRole("alert")).toContainText("req_01abc");
  await expectAccessible(page);
  await page.unroute("**/api/sites?*");
  await page.getByRole("button", { name: "Tentar de novo" }).click();
  await expect(page.getByText("cafeteria", { exact: true })).toBeVisible();
});

test("without a connection the screen stays, and goes on by itself", async ({ page, context }) => {
  const person = await Person.signUp(server.origin);
  await person.site("livraria");
  await person.enter(context);
  await page.goto(`${server.origin}/sites`);
  await expect(page.getByText("livraria", { exact: true })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(/^Sem conexão/)).toBeVisible();
  await expect(page.getByText("livraria", { exact: true })).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(page.getByText(/^Sem conexão/)).toBeHidden();
});
