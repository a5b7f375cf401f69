import { expectAccessible } from "../support/expect-accessible.ts";
import { fillLogIn } from "../support/log-in.ts";
import { Person } from "../support/person.ts";
import { startTestServer, type TestServer } from "../support/server.ts";
import { DESK, PHONE } from "../support/sizes.ts";
import { expect, type Page, test } from "../support/test.ts";
import { Visitor } from "../support/visitor.ts";

test.use({ locale: "pt-BR", viewport: DESK });

const PASSWORD = "Senha-forte-1";

let server: TestServer;
test.beforeAll(async () => {
  server = await startTestServer();
  const words = ["account", "create", "--password", PASSWORD, "--plan", "lifetime"];
  await server.operate(...words, "--email", "chefe@example.com", "--name", "Marina Chefe", "--admin");
});
test.afterAll(() => server.stop());

const addressOf = (name: string): string => server.origin.replace("://", `://${name}.`);
const rowOf = (page: Page, name: string) => page.getByRole("listitem").filter({ has: page.getByText(name, { exact: true }) });

async function choose(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole("button", { name: `Ações de ${name}` }).click();
  await page.getByRole("menuitem", { name: action }).click();
}

test("a site gets another name, and a link shared before leads to its page", async ({ page, context, browser }) => {
  const person = await Person.signUp(server.origin);
  const site = await person.site("doces");
  const { id } = await person.page(site.id, "Doces da semana", "semana", "presell");
  await person.publish(id);
  await person.enter(context);
  await page.goto(`${server.origin}/sites`);
  await choose(page, "doces", "Editar nome e região");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Nome do site").fill("mail");
  await dialog.getByRole("button", { name: "Salvar" }).click();
  await expect(dialog.getByLabel("Nome do site")).toHaveAccessibleDescription(/reservado pela plataforma/);
  await dialog.getByLabel("Nome do site").fill("doces-finos");
  await expect(dialog.getByText("vai levar para o novo endereço")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Site atualizado")).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(rowOf(page, "doces-finos")).toContainText("1 página publicada");
  const visitor = await Visitor.visit(browser, `${addressOf("doces")}/semana?de=amigo`, { locale: "pt-BR" });
  await expect(visitor.page).toHaveURL(`${addressOf("doces-finos")}/semana?de=amigo`);
  await expect
    .poll(async () => {
      await visitor.page.reload();
      return visitor.page.locator('link[rel="canonical"]').getAttribute("href");
    })
    .toBe(`${addressOf("doces-finos")}/semana`);
});

test("another site becomes the main one, and the one that goes is typed out first", async ({ page, context }) => {
  const person = await Person.signUp(server.origin);
  const site = await person.site("loja-velha");
  const { id } = await person.page(site.id, "Oferta", "oferta", "presell");
  await person.publish(id);
  await person.site("loja-nova");
  await person.enter(context);
  await page.goto(`${server.origin}/sites`);
  await expect(rowOf(page, "loja-velha").getByText("Principal", { exact: true })).toBeVisible();
  await choose(page, "loja-nova", "Tornar principal");
  await expect(rowOf(page, "loja-nova").getByText("Principal", { exact: true })).toBeVisible();
  await expect(page.getByText("Principal", { exact: true })).toHaveCount(1);
  await choose(page, "loja-nova", "Excluir site");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("loja-velha passa a ser o site principal.")).toBeVisible();
  await page.keyboard.press("Escape");
  await choose(page, "loja-velha", "Excluir site");
  await expect(dialog.getByText("Este site tem páginas publicadas. Para removê-lo, despublique-as primeiro.")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await person.call("post", `/pages/${id}/unpublish`, {});
  await choose(page, "loja-velha", "Excluir site");
  await expect(dialog.getByText("1 página é excluída junto.")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Excluir site" })).toBeDisabled();
  await dialog.getByLabel("Digite loja-velha para confirmar").fill("loja-velha");
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Site loja-velha excluído")).toBeVisible();
  await expect(page.getByText("loja-velha", { exact: true })).toHaveCount(0);
});

test("a smaller plan says which sites leave and when; the owner chooses others, and support holds them", async ({
  page,
  context,
  browser,
}) => {
  const person = await Person.signUp(server.origin);
  for (let n = 1; n <= 7; n++) await person.site(`filial-${n}`);
  await person.enter(context);
  const office = await browser.newContext({ locale: "pt-BR", viewport: DESK });
  const desk = await office.newPage();
  await desk.goto(`${server.origin}/login`);
  await fillLogIn(desk, "chefe@example.com", PASSWORD);
  await desk.getByRole("button", { name: "Entrar", exact: true }).click();
  await expect(desk).toHaveURL(`${server.origin}/`, { timeout: 20_000 });
  await desk.goto(`${server.origin}/admin?query=${encodeURIComponent(person.email)}`);
  await desk.getByRole("button", { name: "Ana Souza" }).click();
  const drawer = desk.getByRole("dialog");
  await drawer.getByRole("combobox", { name: "Plano" }).click();
  await desk.getByRole("option", { name: "Enterprise" }).click();
  await drawer.getByRole("button", { name: "Mudar plano" }).click();
  await expect(desk.getByText("Plano alterado", { exact: true })).toBeVisible();

  await expect(async () => {
    await page.goto(`${server.origin}/sites`);
    await expect(page.getByRole("alert")).toContainText("2 sites saem do ar a partir de", { timeout: 2_000 });
  }).toPass();
  await expect(rowOf(page, "filial-7")).toContainText("Sai do ar em");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Escolher os sites" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("filial-1 (principal)")).toBeDisabled();
  await dialog.getByLabel("filial-2").uncheck();
  await dialog.getByLabel("filial-7").check();
  await expect(dialog.getByText("5 de 5")).toBeVisible();
  await expect(dialog.getByLabel("filial-6")).toBeDisabled();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Manter estes" }).click();
  await expect(page.getByText("Escolha salva")).toBeVisible();
  await expect(rowOf(page, "filial-7")).not.toContainText("Sai do ar em");
  await expect(rowOf(page, "filial-2")).toContainText("Sai do ar em");

  await desk.reload();
  await desk.getByRole("button", { name: "Ana Souza" }).click();
  await drawer.getByRole("switch", { name: "O suporte está cuidando" }).click();
  await expect(desk.getByText("Anotado", { exact: true })).toBeVisible();
  await expectAccessible(desk);
  await page.reload();
  await expect(page.getByRole("alert")).toContainText("Enquanto isso, nada sai do ar.");
  await expect(rowOf(page, "filial-2")).toContainText("Com o suporte");
  await office.close();
});

for (const viewport of [DESK, PHONE]) {
  test(`accounts of before have a plain list, and each is led to its own, at ${viewport.width}`, async ({ page, context }) => {
    await page.setViewportSize(viewport);
    const person = await Person.signUp(server.origin);
    await person.site(`antiga-${viewport.width}`);
    await person.enter(context);
    await page.goto(`${server.origin}/oldsites`);
    await expect(page).toHaveURL(`${server.origin}/sites`);
    await server.operate("account", "set", "--email", person.email, "--new-setup", "off");
    await page.goto(`${server.origin}/sites`);
    await expect(page).toHaveURL(`${server.origin}/oldsites`);
    await expect(page.getByText(`antiga-${viewport.width}`, { exact: true })).toBeVisible();
    await expect(page.getByRole("navigation").getByRole("link", { name: "Sites" })).toHaveAttribute("aria-current", "page");
    await expectAccessible(page);
  });
}

test("the operator adds a region, and sites can be put there", async ({ page, browser }) => {
  const person = await Person.signUp(server.origin);
  await person.site("andina");
  await page.goto(`${server.origin}/login`);
  await fillLogIn(page, "chefe@example.com", PASSWORD);
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await expect(page).toHaveURL(`${server.origin}/`, { timeout: 20_000 });
  await page.goto(`${server.origin}/admin/regions`);
  await page.getByRole("button", { name: "Nova região" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox").nth(0).fill("cl");
  for (const n of [1, 2, 3]) await dialog.getByRole("textbox").nth(n).fill("Chile (Santiago)");
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Região salva")).toBeVisible();
  await expect(page.getByText("Chile (Santiago)")).toBeVisible();
  const theirs = await browser.newContext({ locale: "pt-BR" });
  await person.enter(theirs);
  const screen = await theirs.newPage();
  await screen.goto(`${server.origin}/sites`);
  await choose(screen, "andina", "Editar nome e região");
  await screen.getByRole("combobox", { name: "Região do servidor" }).click();
  await screen.getByRole("option", { name: "Chile (Santiago)" }).click();
  await screen.getByRole("dialog").getByRole("button", { name: "Salvar" }).click();
  await expect(rowOf(screen, "andina")).toContainText("Chile (Santiago)");
  await page.getByRole("button", { name: "Remover a região Chile (Santiago)" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remover" }).click();
  await expect(page.getByText("Há sites nesta região. Mude a região deles antes.")).toBeVisible();
  await theirs.close();
});
