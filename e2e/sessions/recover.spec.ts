import { expectAccessible } from "../support/expect-accessible.ts";
import { fillLogIn, logIn } from "../support/log-in.ts";
import { messageTo, outboxLinkOf } from "../support/outbox.ts";
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

const NEW_PASSWORD = "Outra-senha-2";

test("a forgotten password is set anew by an e-mail, which ends every session", async ({ page, browser }) => {
  const person = await Person.signUp(server.origin);
  const welcome = await messageTo(server.origin, person.email, /./);
  const elsewhere = await browser.newContext({ locale: "pt-BR" });
  const other = await elsewhere.newPage();
  await logIn(other, person);

  await page.goto(`${server.origin}/login`);
  await page.getByRole("link", { name: "Esqueci a senha" }).click();
  await expectAccessible(page);
  await page.getByLabel("E-mail").fill(person.email);
  await page.getByRole("button", { name: "Enviar link" }).click();
  await expect(page.getByRole("heading", { name: "Confira seu e-mail" })).toBeVisible();
  await expectAccessible(page);
  const { link } = await messageTo(server.origin, person.email, /senha/i, [welcome]);
  expect(link).toContain(`${server.origin}/reset#`);

  await page.goto(link);
  await expect(page, "the token leaves the address").toHaveURL(`${server.origin}/reset`);
  await expectAccessible(page);
  const first = page.getByLabel("Senha nova", { exact: true });
  const again = page.getByLabel("Repita a senha nova");
  await first.fill("curta");
  await again.fill("curta");
  await page.getByRole("button", { name: "Salvar senha" }).click();
  await expect(first).toHaveAccessibleDescription(/não atende a todas as regras/);
  await first.fill(NEW_PASSWORD);
  await again.fill(`${NEW_PASSWORD}x`);
  await page.getByRole("button", { name: "Salvar senha" }).click();
  await expect(again).toHaveAccessibleDescription(/As senhas não são iguais/);
  await again.fill(NEW_PASSWORD);
  await page.getByRole("button", { name: "Salvar senha" }).click();
  await expect(page.getByRole("heading", { name: "Senha trocada" })).toBeVisible();

  await expect(other, "the other browser is out").toHaveURL(`${server.origin}/login`);
  await elsewhere.close();

  await page.getByRole("link", { name: "Entrar" }).click();
  await fillLogIn(page, person.email, Person.password);
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await expect(page.getByText("Senha incorreta.")).toBeVisible();
  await page.getByLabel("Senha", { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await expect(page).toHaveURL(`${server.origin}/`);

  await page.goto(link);
  await page.getByLabel("Senha nova", { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel("Repita a senha nova").fill(NEW_PASSWORD);
  await page.getByRole("button", { name: "Salvar senha" }).click();
  await expect(page.getByRole("heading", { name: "O link expirou" }), "a link works once").toBeVisible();
  await expectAccessible(page);
});

test("the e-mails of a server without mail open by the link of its terminal, wherever it is followed", async ({ page, browser }) => {
  const person = await Person.signUp(server.origin);
  await messageTo(server.origin, person.email, /./);
  await page.goto(`${server.origin}/outbox`);
  await expect(page.getByRole("heading", { name: "Só para quem opera este Vitrine" })).toBeVisible();
  await expect(page.getByText(person.email)).toHaveCount(0);
  await expectAccessible(page);

  // In a terminal that is a web page, too: what leads there then is a page elsewhere.
  const elsewhere = await browser.newContext({ locale: "pt-BR" });
  const terminal = await elsewhere.newPage();
  const html = `<a href="${outboxLinkOf(server.origin)}">link</a>`;
  await terminal.route("http://terminal.example/", (route) => route.fulfill({ contentType: "text/html", body: html }));
  await terminal.goto("http://terminal.example/");
  await page.goto(outboxLinkOf(server.origin));
  await terminal.getByRole("link").click();

  for (const operator of [page, terminal]) {
    await expect(operator, "the key leaves the address").toHaveURL(`${server.origin}/outbox`);
    await operator.getByRole("link", { name: person.email }).first().click();
    await expect(operator.frameLocator("iframe").getByText("Vitrine").first()).toBeVisible();
  }
  await terminal.goBack();
  await expect(terminal).toHaveURL(`${server.origin}/outbox`);
  await terminal.goBack();
  await expect(terminal, "no step of the history holds the key").toHaveURL("http://terminal.example/");
  await elsewhere.close();
});
