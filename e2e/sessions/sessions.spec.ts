import { pageTitleField } from "../support/builder-page.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { fillLogIn, logIn } from "../support/log-in.ts";
import { messageTo } from "../support/outbox.ts";
import { Person } from "../support/person.ts";
import { startTestServer, type TestServer } from "../support/server.ts";
import { DESK, PHONE } from "../support/sizes.ts";
import { expect, type Page, test } from "../support/test.ts";
import { untilQuiet } from "../support/until-quiet.ts";

test.use({ locale: "pt-BR", viewport: DESK });

let server: TestServer;
test.beforeAll(async () => {
  server = await startTestServer();
});
test.afterAll(() => server.stop());

/** The handle of the session as this browser keeps it. */
function storedSession(page: Page): Promise<{ local: string | null; tab: string | null }> {
  return page.evaluate(() => ({ local: localStorage.getItem("vitrine.session"), tab: sessionStorage.getItem("vitrine.session") }));
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Sua conta/ }).click();
  await page.getByRole("menuitem", { name: "Sair" }).click();
}

test("somebody signs up with what the page asks for, and is greeted", async ({ page }) => {
  await page.goto(`${server.origin}/pages`);
  await expect(page).toHaveURL(`${server.origin}/signup`);
  await expectAccessible(page);
  const picture = page.getByRole("complementary").locator("svg");
  const before = await picture.boundingBox();
  await page.getByRole("button", { name: "Criar conta", exact: true }).click();
  await expect(page.getByText("Escreva seu nome completo.")).toBeVisible();
  expect(await picture.boundingBox(), "what was said moves no picture").toEqual(before);
  await expect(page.getByLabel("Nome completo")).toBeFocused();
  await expect(page.getByRole("alert").filter({ hasText: "Aceite os termos para continuar." })).toBeVisible();
  await page.getByLabel("Nome completo").fill("Marina Duarte");
  await page.getByLabel("E-mail").fill("marina@example.com");
  await page.getByLabel("Telefone").fill("(81) 98888-7777");
  await page.getByRole("checkbox", { name: /Li e aceito/ }).check();
  await expect(page.getByRole("link", { name: /^Termos de uso .+/ })).toHaveAttribute("href", "/termos");
  await expect(page.getByRole("link", { name: /^Aviso de privacidade .+/ })).toHaveAttribute("href", "/privacidade");
  const password = page.getByLabel("Senha", { exact: true });
  await password.fill("abcdefg1");
  await expect(page.getByRole("listitem").filter({ hasText: "Letra maiúscula" })).toContainText("(falta)");
  await password.fill("Abcdef1!");
  await expect(page.getByText("(falta)")).toHaveCount(0);
  await page.keyboard.press("Enter");
  const again = page.getByLabel("Repita a senha");
  await expect(again).toHaveAccessibleDescription("As senhas não são iguais.");
  await expect(again, "where it is to be mended").toBeFocused();
  for (const field of [password, again]) await expect(field).toHaveAttribute("autocomplete", "new-password");
  await again.fill("Abcdef1!");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${server.origin}/`);
  await expect(page.getByRole("heading", { name: "Olá, Marina" })).toBeVisible();
  await expect(page.getByText("Teste grátis: faltam 14 dias")).toBeVisible();
  const bar = page.getByRole("region", { name: "E-mail não confirmado" });
  await expect(bar).toBeVisible();
  await expectAccessible(page);
  const account = await page.request.get(`${server.origin}/api/accounts/me`);
  expect(await account.json()).toMatchObject({ email: "marina@example.com", phone: "+5581988887777", isEmailConfirmed: false });
  await bar.getByRole("button", { name: "Agora não" }).click();
  await expect(bar).toBeHidden();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Olá, Marina" })).toBeVisible();
  await expect(bar, "put away for a while").toBeHidden();
});

test("whoever sent somebody is remembered on the way to the form, and from form to form", async ({ page }) => {
  await page.goto(`${server.origin}/?aff=42&src=instagram`);
  await expect(page).toHaveURL(`${server.origin}/signup?aff=42&src=instagram`);
  await page.getByRole("link", { name: "Entrar" }).click();
  await expect(page).toHaveURL(`${server.origin}/login?aff=42&src=instagram`);
  await page.getByRole("link", { name: "Criar conta" }).click();
  await expect(page).toHaveURL(`${server.origin}/signup?aff=42&src=instagram`);
});

test("logging in: a wrong password is said, the right one lets in, and the session can be left", async ({ page, context }) => {
  const person = await Person.signUp(server.origin);
  await page.goto(`${server.origin}/login`);
  await expectAccessible(page);
  await fillLogIn(page, person.email, "errada");
  await page.getByRole("checkbox", { name: /Continuar conectado/ }).uncheck();
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await expect(page.getByText("Senha incorreta.")).toBeVisible();
  await page.getByLabel("Senha", { exact: true }).fill(Person.password);
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await expect(page).toHaveURL(`${server.origin}/`);
  const session = (await context.cookies()).find(({ name }) => /^vitrine-\d+$/.test(name));
  expect([session?.httpOnly, session?.expires], "not remembered").toEqual([true, -1]);
  expect(await storedSession(page), "for this tab only").toEqual({ local: null, tab: expect.stringMatching(/^ses_/) });
  await page.goto(`${server.origin}/login`);
  await expect(page, "somebody who is in needs no door").toHaveURL(`${server.origin}/`);
  await page.goto(`${server.origin}/admin`);
  await expect(page, "the admin's place is not theirs").toHaveURL(`${server.origin}/`);
  await logOut(page);
  await expect(page).toHaveURL(`${server.origin}/login`);
  expect(await storedSession(page)).toEqual({ local: null, tab: null });
  await page.goto(`${server.origin}/`);
  await expect(page).toHaveURL(`${server.origin}/signup`);
});

test("logging out works without a connection, and the server hears of it afterwards", async ({ page, context }) => {
  const person = await Person.signUp(server.origin);
  await logIn(page, person);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // What the menu shows is fetched when one reaches for it.
  await page.getByRole("button", { name: /^Sua conta/ }).click();
  await expect(page.getByRole("menuitem", { name: "Sair" })).toBeVisible();
  await context.route("**/api/auth/sessions/**", (route) => route.abort());
  await page.getByRole("menuitem", { name: "Sair" }).click();
  await expect(page).toHaveURL(`${server.origin}/login`);
  await page.goto(server.origin);
  await expect(page, "signed out here, although the cookie is still good").toHaveURL(`${server.origin}/signup`);
  expect((await page.request.get(`${server.origin}/api/accounts/me`)).status()).toBe(200);
  await context.unroute("**/api/auth/sessions/**");
  await page.reload();
  await expect(page).toHaveURL(`${server.origin}/signup`);
  // The address is the same before and after the server was told.
  await expect.poll(async () => (await page.request.get(`${server.origin}/api/accounts/me`)).status()).toBe(401);
  await logIn(page, person);
});

for (const isTold of [true, false])
  test(`a session revoked on another browser is over there ${isTold ? "at once" : "when one comes back to it, where no stream passes"}`, async ({
    browser,
  }) => {
    const person = await Person.signUp(server.origin);
    const [a, b] = [await browser.newContext(), await browser.newContext()];
    const [desk, phone] = [await a.newPage(), await b.newPage()];
    await logIn(desk, person);
    if (!isTold) await phone.route("**/api/live*", (route) => route.abort());
    await logIn(phone, person);
    // A call of the first screen that comes after the end would find out before the guard, and say it in its own words.
    await untilQuiet(phone);
    const { local } = await storedSession(phone);
    const list = await desk.request.get(`${server.origin}/api/auth/sessions/list`);
    const { items } = (await list.json()) as { items: { sessionId: string; isCurrent: boolean }[] };
    expect(items.filter(({ isCurrent }) => !isCurrent).map(({ sessionId }) => sessionId)).toContain(local);
    const revoked = await desk.request.delete(`${server.origin}/api/auth/sessions/${local}`, { headers: { origin: server.origin } });
    expect(revoked.status()).toBe(200);
    // The guard looks when its window comes to the front; one that is told needs nobody to come.
    if (!isTold) await phone.evaluate(() => dispatchEvent(new Event("focus")));
    await expect(phone.getByText("Você saiu: esta sessão foi encerrada.")).toBeVisible();
    await expect(phone).toHaveURL(`${server.origin}/login`);
    expect(await storedSession(phone)).toEqual({ local: null, tab: null });
    await desk.getByRole("link", { name: "Leads" }).click();
    await expect(desk, "the other one goes on").toHaveURL(`${server.origin}/leads/form`);
    await Promise.all([a.close(), b.close()]);
  });

test("a log-out in one tab is a log-out in the next", async ({ page, context }) => {
  const person = await Person.signUp(server.origin);
  await logIn(page, person);
  const other = await context.newPage();
  await other.goto(`${server.origin}/sites`);
  await expect(other.getByRole("heading", { level: 1, name: "Sites" })).toBeVisible();
  await logOut(page);
  await expect(other).toHaveURL(`${server.origin}/login`);
  await logIn(page, person);
  await expect(other, "and so is a log-in").toHaveURL(`${server.origin}/`);
});

test("an e-mail address is confirmed by the link of its e-mail, and only by pressing", async ({ page, context }) => {
  const person = await Person.signUp(server.origin);
  const { link } = await messageTo(server.origin, person.email, /./);
  expect(link).toContain(`${server.origin}/confirm#`);
  await person.enter(context);
  await page.goto(`${server.origin}/confirmEmail`);
  await expect(page.getByText(`Enviamos um link para ${person.email}.`)).toBeVisible();
  await expectAccessible(page);
  await page.goto(link);
  const button = page.getByRole("button", { name: "Confirmar e-mail" });
  await expect(button).toBeVisible();
  await expect(page, "the token leaves the address").toHaveURL(`${server.origin}/confirm`);
  expect((await person.call<{ isEmailConfirmed: boolean }>("get", "/accounts/me")).isEmailConfirmed).toBe(false);
  await button.click();
  await expect(page.getByText(`${person.email} é o e-mail da sua conta.`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Ir para o início" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("region", { name: "E-mail não confirmado" })).toBeHidden();
  await page.goto(link);
  await button.click();
  await expect(page.getByRole("heading", { name: "O link expirou" })).toBeVisible();
});

test("a session that ends elsewhere leads to the log-in and says why", async ({ page, context }) => {
  const person = await Person.signUp(server.origin);
  await person.enter(context);
  // The call that is made here finds out: not the guard, which looks too when a stream opens, and has other words.
  await page.route("**/api/live*", (route) => route.abort());
  const looked = page.waitForResponse((response) => response.url().endsWith("/api/auth/sessions/validate"));
  await page.goto(server.origin);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await looked;
  await context.clearCookies();
  await page.getByRole("link", { name: "Leads" }).click();
  await expect(page.getByText("Sua sessão expirou. Entre de novo.")).toBeVisible();
  await expect(page).toHaveURL(`${server.origin}/login`);
});

test("a reload after the end of a session says so and leads to the log-in, and the log-in leads back", async ({ page, context }) => {
  const person = await Person.signUp(server.origin);
  await logIn(page, person);
  await page.goto(`${server.origin}/pages?search=caderno`);
  await expect(page.getByRole("heading", { level: 1, name: "Páginas" })).toBeVisible();
  await context.clearCookies();
  await page.reload();
  await expect(page).toHaveURL(`${server.origin}/login`);
  await expect(page.getByText("Sua sessão expirou. Entre de novo.")).toBeVisible();
  expect(await storedSession(page)).toEqual({ local: null, tab: null });
  await fillLogIn(page, person.email, Person.password);
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await expect(page).toHaveURL(`${server.origin}/pages?search=caderno`);
  await logOut(page);
  await logIn(page, person);
});

test("whoever logs in next on the same machine gets nothing of what was copied or left unsaved", async ({ page, context }) => {
  const [person, next] = [await Person.signUp(server.origin), await Person.signUp(server.origin)];
  const made = await person.page((await person.site("atelie")).id, "Bordados", "bordados", "sales");
  const kept = (name: string) => page.evaluate((start) => Object.keys(localStorage).filter((key) => key.startsWith(start)), name);
  await logIn(page, person);
  await page.goto(`${server.origin}/builder/${made.id}`);
  const databases = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  const title = await pageTitleField(page);
  // What can be undone is kept apart.
  await expect.poll(databases).toContain("vitrine.steps");
  // Without a session nothing is saved, not even what a page sends as it is left.
  await context.clearCookies();
  await title.fill("Bordados de inverno");
  await title.blur();
  await expect.poll(() => kept("vitrine.unsaved.")).toHaveLength(1);
  await logIn(page, person);
  // As copying a block leaves it.
  await page.evaluate(() => localStorage.setItem("vitrine.copied", JSON.stringify({ blocks: "{}", text: "Bordados" })));
  await logOut(page);
  await expect(page).toHaveURL(`${server.origin}/login`);
  expect(await kept("vitrine.copied")).toEqual([]);
  await expect.poll(databases).not.toContain("vitrine.steps");

  const sent: string[] = [];
  page.on("request", (request) => request.url().endsWith("/operations") && sent.push(request.url()));
  await logIn(page, next);
  await page.goto(`${server.origin}/builder/${made.id}`);
  await expect(page.getByRole("link", { name: "Voltar para as páginas" })).toBeVisible();
  await expect(page.getByText("Bordados")).toHaveCount(0);
  expect(sent).toEqual([]);
  await page.goto(`${server.origin}/pages`);
  await logOut(page);
  await expect(page).toHaveURL(`${server.origin}/login`);

  await logIn(page, person);
  await page.goto(`${server.origin}/builder/${made.id}`);
  await expect(await pageTitleField(page), "whose work it is finds it again").toHaveValue("Bordados de inverno");
  await expect.poll(() => sent.length).toBeGreaterThan(0);
  await expect.poll(() => kept("vitrine.unsaved.")).toEqual([]);
});

test("while many people log in, the log-in waits its turn and goes on by itself", async ({ page }) => {
  const person = await Person.signUp(server.origin);
  let refused = 0;
  await page.route("**/api/auth/login", (route) => {
    if (refused++ > 0) return route.continue();
    return route.fulfill({
      status: 503,
      headers: { "retry-after": "2" },
      json: { code: "LOG_IN_BUSY", message: "Muita gente está entrando agora.", requestId: "req_1", data: { seconds: 2 } },
    });
  });
  await page.goto(`${server.origin}/login`);
  await fillLogIn(page, person.email, Person.password);
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: /Tentamos de novo em \d segundos?\./ })).toBeVisible();
  await expect(page).toHaveURL(`${server.origin}/`);
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
  await expect.poll(async () => (await person.call<{ language: string }>("get", "/accounts/me")).language).toBe("es");
});

test("the shell keeps its measures, folds, and works with the keyboard alone", async ({ page, context }) => {
  const person = await Person.signUp(server.origin, "en");
  await person.enter(context);
  // The fold is seen as most people see it.
  await page.emulateMedia({ reducedMotion: "no-preference" });
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
