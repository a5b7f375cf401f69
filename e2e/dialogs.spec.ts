import { Person } from "./support/person.ts";
import { startTestServer, type TestServer } from "./support/server.ts";
import { PHONE } from "./support/sizes.ts";
import { expect, type Page, test } from "./support/test.ts";

test.use({ locale: "pt-BR", viewport: PHONE });

let server: TestServer;
test.beforeAll(async () => {
  server = await startTestServer({ VITRINE_DEFAULT_PLAN: "lifetime" });
});
test.afterAll(() => server.stop());

/** The longest names there may be, in words that have no place to break. */
const SITE = "s".repeat(63);
const TITLE = "M".repeat(70);
const SLUG = "w".repeat(120);
const EMAIL = `${"m".repeat(64)}@${"d".repeat(60)}.example.com`;

/** What of the open dialog stands outside the screen, or has to be pushed aside to be seen. */
async function expectInside(page: Page, name: string): Promise<void> {
  const dialog = page.locator("[role=dialog]:visible, [role=alertdialog]:visible").last();
  await expect(dialog, name).toBeVisible();
  const outside = await dialog.evaluate(async (root) => {
    await Promise.all(root.getAnimations({ subtree: true }).map((animation) => animation.finished.catch(() => undefined)));
    const wide: string[] = [];
    for (const element of [root, ...root.querySelectorAll("*")]) {
      const { left, right, width } = element.getBoundingClientRect();
      const { textOverflow, overflowX, clipPath } = getComputedStyle(element);
      if (width < 2 || clipPath !== "none") continue;
      const said = `${element.tagName} ${element.textContent?.slice(0, 30)} ${Math.round(left)}–${Math.round(right)}`;
      if (left < -0.5 || right > innerWidth + 0.5) wide.push(`${said} is off the screen`);
      const isBox = /^(?:INPUT|TEXTAREA|IFRAME)$/.test(element.tagName) || textOverflow === "ellipsis";
      if (!isBox && overflowX !== "visible" && element.scrollWidth > element.clientWidth + 1) wide.push(`${said} is cut off`);
    }
    return wide;
  });
  expect(outside, name).toEqual([]);
}

const close = async (page: Page): Promise<void> => {
  await page.keyboard.press("Escape");
  await expect(page.locator("[role=dialog]:visible, [role=alertdialog]:visible")).toHaveCount(0);
};

test("dialogs of sites, pages, leads and the editor hold the longest names on a telephone", async ({ page, context }) => {
  const person = await Person.signUp(server.origin);
  const site = await person.site(SITE);
  const live = await person.page(site.id, TITLE, SLUG, "webinar");
  const { url } = await person.publish(live.id);
  const other = await person.page(site.id, `${"N".repeat(70)}`, SLUG, "webinar");
  await person.enter(context);

  await page.goto(`${server.origin}/new`);
  await page.getByRole("button", { name: "Página em branco" }).click();
  await page.getByLabel("Título").fill(TITLE);
  await expectInside(page, "a new page");

  await page.goto(`${server.origin}/sites`);
  await page.getByRole("button", { name: "Criar site" }).first().click();
  await page.getByLabel("Nome do site").fill("t".repeat(63));
  await expectInside(page, "a new site");

  await page.goto(`${server.origin}/pages`);
  const act = async (title: string, action: RegExp) => {
    await page.getByRole("button", { name: `Ações da página ${title}` }).click();
    await page.getByRole("menuitem", { name: action }).click();
  };
  await act(TITLE, /^Mudar endereço/);
  await expectInside(page, "another address");
  await close(page);
  await act(TITLE, /^Excluir/);
  await expectInside(page, "deleting a page");
  await close(page);
  await act("N".repeat(70), /^Publicar/);
  await expectInside(page, "an address that is taken, from the list");

  await page.goto(`${server.origin}/builder/${other.id}`);
  const publish = page.getByRole("button", { name: "Publicar", exact: true });
  await publish.click();
  await expectInside(page, "publishing");
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Publicar/ })
    .click();
  await expect(page.getByRole("dialog").getByRole("button", { name: /Substituir/ })).toBeVisible();
  await expectInside(page, "an address that is taken, in the editor");
  await page.getByRole("button", { name: /Substituir/ }).click();
  await expect(page.getByRole("button", { name: /Copiar/ })).toBeVisible();
  await expectInside(page, "a published page");

  await page.goto(url);
  const form = page.locator("form").first();
  await form.getByLabel("Seu nome").fill("R".repeat(300));
  await form.getByLabel("Seu melhor e-mail").fill(EMAIL);
  await form.getByRole("button").click();
  await expect(page.locator(".v-thanks")).toBeVisible();
  await expect.poll(async () => (await person.call<{ items: unknown[] }>("get", "/leads")).items.length).toBe(1);
  await page.goto(`${server.origin}/leads`);
  await page.getByRole("button", { name: /^R{20}/ }).click();
  await expectInside(page, "a lead");
});

test("dialogs of the account and its security hold the longest names on a telephone", async ({ page, context }) => {
  const person = await Person.signUp(server.origin, "pt", EMAIL);
  await person.call("patch", "/accounts/me", { name: "A".repeat(120) });
  await person.call("post", "/accounts/me/keys", { name: "K".repeat(80), scopes: ["pages:read"] });
  await person.enter(context);

  await page.goto(`${server.origin}/account/keys`);
  await page.getByRole("button", { name: /^Revogar a chave/ }).click();
  await expectInside(page, "revoking a key");
  await close(page);
  await page.getByRole("button", { name: "Criar chave" }).click();
  await page.getByRole("dialog").getByLabel("Nome").fill("K".repeat(80));
  await page.getByRole("dialog").getByRole("checkbox", { name: "Páginas: Ler" }).check({ force: true });
  await expectInside(page, "a new key");
  await page.getByRole("dialog").getByRole("button", { name: "Criar chave" }).click();
  await expect(page.getByRole("button", { name: "Copiar chave" })).toBeVisible();
  await expectInside(page, "a key that is ready");
  await page.goto(`${server.origin}/account/data`);
  await page.getByRole("button", { name: /^Excluir minha conta/ }).click();
  await expectInside(page, "deleting the account");

  await page.goto(`${server.origin}/account/security`);
  await page.getByRole("button", { name: "Configurar o aplicativo autenticador" }).click();
  await expect(page.getByRole("dialog").getByRole("img")).toBeVisible();
  await expectInside(page, "an authenticator app");
  await close(page);
  await page.getByRole("button", { name: "Adicionar chave de acesso" }).click();
  await expectInside(page, "a passkey");
});
