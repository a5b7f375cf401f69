import { expectAccessible } from "../support/expect-accessible.ts";
import { Person } from "../support/person.ts";
import { startTestServer, type TestServer } from "../support/server.ts";
import { DESK } from "../support/sizes.ts";
import { expect, test } from "../support/test.ts";

test.use({ locale: "pt-BR", viewport: DESK });

let server: TestServer;
test.beforeAll(async () => {
  server = await startTestServer();
});
test.afterAll(() => server.stop());

test("an old link leads to a page with a password, and a visitor without JavaScript gets in", async ({ page, context, browser }) => {
  const person = await Person.signUp(server.origin);
  const site = await person.site("aulas");
  const { id } = await person.page(site.id, "Aulas secretas", "aulas-secretas", "presell");
  await person.publish(id);
  await person.enter(context);

  await page.goto(`${server.origin}/sites`);
  await page.getByRole("button", { name: "Ações de aulas" }).click();
  await page.getByRole("menuitem", { name: "Redirecionamentos" }).click();
  await page.getByRole("button", { name: "Adicionar redirecionamento" }).click();
  await page.getByLabel("Endereço antigo").fill("https://velho.com.br/Aula.html");
  await page.getByLabel("Leva a").fill("/aulas-secretas");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Redirecionamento adicionado")).toBeVisible();
  await expectAccessible(page);

  await page.goto(`${server.origin}/pages`);
  await page.getByRole("button", { name: "Ações da página Aulas secretas" }).click();
  await page.getByRole("menuitem", { name: "Senha" }).click();
  await page.getByLabel("Senha", { exact: true }).fill("abre-te");
  await page.keyboard.press("Enter");
  await expect(page.getByText("A página agora pede senha")).toBeVisible();

  const visitor = await browser.newContext({ javaScriptEnabled: false, locale: "pt-BR" });
  const visit = await visitor.newPage();
  const home = server.origin.replace("://", "://aulas.");
  await visit.goto(`${home}/aula.html?utm_source=ig`);
  await expect(visit).toHaveURL(`${home}/aulas-secretas?utm_source=ig`);
  await visit.getByLabel("Senha").fill("chute");
  await visit.getByRole("button", { name: "Entrar" }).click();
  await expect(visit.getByRole("alert")).toHaveText("Senha incorreta. Confira e tente de novo.");
  await visit.getByLabel("Senha").fill("abre-te");
  await visit.getByRole("button", { name: "Entrar" }).click();
  await expect(visit).toHaveURL(`${home}/aulas-secretas?utm_source=ig`);
  await expect(visit.getByRole("heading", { level: 1 })).toBeVisible();
  await visitor.close();
});
