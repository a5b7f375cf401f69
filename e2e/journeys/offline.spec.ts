import { BuilderPage, enterVitrine, pageTitleField, type Vitrine } from "../support/builder-page.ts";
import { fillLogIn } from "../support/log-in.ts";
import { Person } from "../support/person.ts";
import { DESK, PHONE } from "../support/sizes.ts";
import { expect, type Page, test } from "../support/test.ts";
import { untilQuiet } from "../support/until-quiet.ts";

test.use({ locale: "pt-BR", viewport: DESK });

let vitrine: Vitrine;
test.beforeAll(async ({ server }) => {
  vitrine = await enterVitrine(server);
});
test.afterAll(() => vitrine.leave());

const OFFLINE = /Sem conexão\. O que está na tela continua aqui/;

/** Marks this load of the page: a reload, of whatever kind, takes the mark away. */
async function mark(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isSameLoad: true }));
}

async function expectSameLoad(page: Page): Promise<void> {
  expect(await page.evaluate(() => "isSameLoad" in window), "nothing was loaded anew").toBe(true);
}

/** Every screen of the sidebar, by its entry and the title it shows. */
const SCREENS = [
  ["Nova página", "Nova página"],
  ["Páginas", "Páginas"],
  ["Sites", "Sites"],
  ["Leads", "Leads"],
  ["Planos", "Planos"],
  ["Início", /^Olá/],
] as const;

test("every screen opens without a connection in its frame, and fills by itself when it is back", async ({ page, context }) => {
  const person = await Person.signUp(vitrine.origin);
  await person.enter(context);
  await page.goto(vitrine.origin);
  await expect(page.getByRole("heading", { level: 1, name: /^Olá/ })).toBeVisible();
  // What is fetched while nothing else is to do.
  await untilQuiet(page);
  await mark(page);
  await context.setOffline(true);
  const bar = page.getByText(OFFLINE);
  await expect(bar).toBeVisible();
  for (const [entry, title] of SCREENS) {
    await page.getByRole("navigation", { name: "Menu principal" }).getByRole("link", { name: entry }).click();
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(bar).toBeVisible();
  }
  await page.getByRole("button", { name: /^Sua conta/ }).click();
  await page.getByRole("menuitem", { name: "Minha conta" }).click();
  const tabs = page.getByRole("navigation", { name: "Minha conta" });
  await expect(tabs).toBeVisible();
  for (const link of await tabs.getByRole("link").all()) {
    await link.click();
    await expect(link).toHaveAttribute("aria-current", "page");
    await expect(bar).toBeVisible();
  }
  await page.getByRole("navigation", { name: "Menu principal" }).getByRole("link", { name: "Páginas" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Páginas" })).toBeVisible();
  await context.setOffline(false);
  await expect(bar).toBeHidden();
  await expect(page.getByText("Sua primeira página começa aqui")).toBeVisible();
  await expectSameLoad(page);
});

test("a screen whose code did not come yet says so in the frame, and opens by itself once it can", async ({ page, context }) => {
  await vitrine.person.enter(context);
  // The code of one screen never comes ahead.
  let isCut = true;
  await page.route(/\/assets\/subscribe-screen-/, (route) => (isCut ? route.abort() : route.continue()));
  await page.goto(vitrine.origin);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await untilQuiet(page);
  await mark(page);
  await context.setOffline(true);
  await page.getByRole("link", { name: "Planos" }).click();
  await expect(page.getByText("Quando ela voltar, isto abre sozinho.")).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Menu principal" })).toBeVisible();
  await expectSameLoad(page);
  isCut = false;
  await context.setOffline(false);
  await expect(page.getByRole("heading", { level: 1, name: "Planos" })).toBeVisible();
});

test("a new version, whose code has other names, loads the page anew once and never in a loop", async ({ page, context }) => {
  await vitrine.person.enter(context);
  await page.route(/\/assets\/subscribe-screen-/, (route) => route.fulfill({ status: 404, body: "" }));
  let loads = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads++;
  });
  await page.goto(vitrine.origin);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.getByRole("link", { name: "Planos" }).click();
  await expect(page.getByText("Há uma versão nova do Vitrine")).toBeVisible();
  await expect(page.getByRole("button", { name: "Recarregar a página" })).toBeVisible();
  expect(loads).toBe(2);
});

test("a form is refused at once without a connection, and keeps what is in it", async ({ page, context }) => {
  await vitrine.person.enter(context);
  await page.goto(`${vitrine.origin}/sites`);
  await page.getByRole("button", { name: "Criar site" }).click();
  const dialog = page.getByRole("dialog");
  const name = dialog.getByRole("textbox").first();
  await name.fill("loja-sem-rede");
  await context.setOffline(true);
  await dialog.getByRole("button", { name: /Criar/ }).click();
  await expect(dialog.getByText(/O que você escreveu continua aqui/)).toBeVisible();
  await expect(name).toHaveValue("loja-sem-rede");
  await context.setOffline(false);
  await dialog.getByRole("button", { name: /Criar/ }).click();
  await expect(dialog).toBeHidden();
});

test("the admin's screens open without a connection, on a phone too", async ({ page, context }) => {
  const email = "marina@example.com";
  await vitrine.operate("account", "create", "--password", Person.password, "--email", email, "--name", "Marina Chefe", "--admin");
  await page.setViewportSize(PHONE);
  await page.goto(`${vitrine.origin}/login`);
  await fillLogIn(page, email, Person.password);
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await expect(page).toHaveURL(`${vitrine.origin}/`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await untilQuiet(page);
  await mark(page);
  await context.setOffline(true);
  await page.getByRole("banner").getByRole("link", { name: "Vitrine" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Administração" })).toBeVisible();
  await expect(page.getByText(OFFLINE)).toBeVisible();
  const tabs = page.getByRole("navigation", { name: "Administração" });
  for (const name of ["Planos", "Contas", "Planos"]) {
    await tabs.getByRole("link", { name }).click();
    await expect(tabs.getByRole("link", { name })).toHaveAttribute("aria-current", "page");
    await expect(page.getByText(OFFLINE)).toBeVisible();
  }
  await context.setOffline(false);
  await expect(page.getByRole("button", { name: "Editar o plano Elite" })).toBeVisible();
  await tabs.getByRole("link", { name: "Contas" }).click();
  await expect(page.getByText(email).first()).toBeVisible();
  await expectSameLoad(page);
});

test("a page that is opened without a connection opens in the editor by itself once it is back", async ({ page, context }) => {
  const person = await Person.signUp(vitrine.origin);
  await person.page((await person.site("quitanda")).id, "Frutas da semana", "frutas", "sales");
  await person.enter(context);
  await page.goto(`${vitrine.origin}/pages`);
  await expect(page.getByText("Frutas da semana")).toBeVisible();
  await untilQuiet(page);
  await mark(page);
  await context.setOffline(true);
  await expect(page.getByText(OFFLINE)).toBeVisible();
  await page.getByRole("button", { name: "Ações da página Frutas da semana" }).click();
  await page.getByRole("menuitem", { name: "Editar" }).click();
  await expect(page).toHaveURL(/\/builder\/pag_/);
  await expect(page.getByText(/Assim que ela voltar, tentamos de novo sozinhos|abre sozinh[ao]/)).toBeVisible();
  await context.setOffline(false);
  await pageTitleField(page);
  await expect(page).toHaveTitle("Frutas da semana · Vitrine");
});

test("the ways in and the legal texts say without a connection that they wait for it, and open by themselves", async ({
  page,
  context,
}) => {
  await page.goto(`${vitrine.origin}/login`);
  const title = (name: string) => page.getByRole("heading", { level: 1, name });
  await expect(title("Que bom ver você de novo")).toBeVisible();
  await untilQuiet(page);
  await mark(page);
  for (const [link, name] of [
    ["Criar conta", "Abra a sua vitrine"],
    ["Entrar", "Que bom ver você de novo"],
    ["Esqueci a senha", "Esqueceu a senha?"],
    ["Termos de uso", "Termos de uso"],
    ["Privacidade", "Aviso de privacidade"],
  ] as const) {
    await context.setOffline(true);
    await page.getByRole("link", { name: link }).first().click();
    await expect(title(name).or(page.getByText("Quando ela voltar, isto abre sozinho."))).toBeVisible();
    await context.setOffline(false);
    await expect(title(name)).toBeVisible();
    await expectSameLoad(page);
  }
});

test("the builder keeps what is typed without a connection, and saves it when it is back", async ({ page, context }) => {
  const builder = await BuilderPage.open(page, vitrine);
  await builder.add("Título");
  await builder.type(builder.canvas.locator(".v-heading"), "Escrito em casa");
  await builder.saved();
  await context.setOffline(true);
  await builder.type(builder.canvas.locator(".v-heading"), "Escrito no metrô");
  await expect(builder.note).toHaveAttribute("data-save-note", "offline");
  await context.setOffline(false);
  await builder.saved();
  expect(JSON.stringify((await builder.stored()).document)).toContain("Escrito no metrô");
});

test("a page that was deleted elsewhere is said to be, and what is on screen becomes a page of its own", async ({ page }) => {
  const builder = await BuilderPage.open(page, vitrine);
  await builder.add("Título");
  await builder.saved();
  await vitrine.person.call("delete", `/pages/${builder.pageId}`);
  const dialog = page.getByRole("dialog", { name: "Esta página foi excluída" });
  await expect(dialog, "no key that is still being typed presses a button").toBeFocused();
  await dialog.getByRole("button", { name: "Agora não" }).click();
  await builder.type(builder.canvas.locator(".v-heading"), "Não se perde");
  await expect(builder.note).toHaveAttribute("data-save-note", "gone");
  await builder.note.click();
  await dialog.getByRole("button", { name: "Criar página com isto" }).click();
  await expect(page).not.toHaveURL(new RegExp(builder.pageId));
  await expect(builder.canvas.locator(".v-heading")).toHaveText("Não se perde");
  await builder.saved();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("vitrine.unsaved")))).toEqual([]);
});

test("an address of a page that never was says so, and leads on", async ({ page, context }) => {
  await vitrine.person.enter(context);
  for (const id of ["nada", "pag_00000000000000000000000000"]) {
    await page.goto(`${vitrine.origin}/builder/${id}`);
    await expect(page.getByRole("heading", { level: 1, name: "Não encontramos esta página" })).toBeVisible();
  }
  await page.getByRole("link", { name: "Voltar para as páginas" }).click();
  await expect(page).toHaveURL(`${vitrine.origin}/pages`);
  await page.goto(`${vitrine.origin}/lugar-nenhum`);
  await expect(page.getByRole("heading", { level: 1, name: "Esta página não existe" })).toBeVisible();
});
