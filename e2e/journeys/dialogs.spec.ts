import { PNG } from "../support/images.ts";
import { fillLogIn } from "../support/log-in.ts";
import { addAuthenticator } from "../support/passkeys.ts";
import { Person } from "../support/person.ts";
import type { TestServer } from "../support/server.ts";
import { PHONE } from "../support/sizes.ts";
import { expect, type Locator, type Page, test } from "../support/test.ts";

test.use({ locale: "pt-BR", viewport: PHONE });

let server: TestServer;
test.beforeAll(({ server: shared }) => {
  server = shared;
});

/** The longest names there may be, in words that have no place to break. */
const SITE = "s".repeat(63);
const TITLE = "M".repeat(70);
const SLUG = "w".repeat(120);
const NAME = "A".repeat(120);
const emailOf = (letter: string): string => `${letter.repeat(64)}@${"d".repeat(60)}.example.com`;
const EMAIL = emailOf("m");

/** What of the open dialog, or of something else, stands outside the screen, or has to be pushed aside to be seen. */
async function expectInside(page: Page, name: string, place?: Locator): Promise<void> {
  const whole = place ?? page.locator("[role=dialog]:visible, [role=alertdialog]:visible").last();
  await expect(whole, name).toBeVisible();
  const outside = await whole.evaluate(async (root) => {
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
  await page
    .getByRole("listitem")
    .getByRole("button", { name: /^Ver\b/ })
    .first()
    .click();
  await expectInside(page, "a template");
  await close(page);
  await page.getByRole("button", { name: "Página em branco" }).click();
  await page.getByLabel("Título").fill(TITLE);
  await expectInside(page, "a new page");

  await page.goto(`${server.origin}/sites`);
  const actions = await page
    .getByRole("button", { name: /^Ações de / })
    .first()
    .boundingBox();
  const row = await page.getByRole("listitem").filter({ hasText: SITE }).boundingBox();
  expect((actions?.x ?? 0) + (actions?.width ?? 0), "nor does a row of the list stick out").toBeLessThan((row?.x ?? 0) + (row?.width ?? 0));
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
  await close(page);
  await act(TITLE, /^Duplicar$/);
  await expectInside(page, "what is told in passing", page.locator("[data-phase]").last());

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
  await person.call("patch", "/accounts/me", { name: NAME });
  await person.turnEmailCodesOn();
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
  await close(page);
  await page.getByRole("button", { name: "Desligar códigos por e-mail" }).click();
  await expectInside(page, "turning a second factor off");
  await close(page);
  await page.getByRole("button", { name: "Criar códigos de recuperação" }).click();
  const codes = page.getByRole("dialog", { name: "Códigos de recuperação" });
  await expect(codes.getByRole("listitem")).toHaveCount(10);
  await page.keyboard.press("Escape");
  await expect(codes.getByText(/Você ainda não guardou os códigos/)).toBeVisible();
  await expectInside(page, "recovery codes");
  await codes.getByRole("button", { name: "Guardei os códigos" }).click();
  await page.getByRole("button", { name: "Criar novos códigos de recuperação" }).click();
  await expectInside(page, "new recovery codes");
});

test("dialogs of passkeys, sessions, devices and the proof hold the longest names on a telephone", async ({ page, context }) => {
  const person = await Person.signUp(server.origin, "pt", emailOf("p"));
  await person.call("patch", "/accounts/me", { name: NAME });
  await addAuthenticator(page);
  await person.enter(context);
  await page.goto(`${server.origin}/account/security`);
  await person.makePasskey(page);
  const { passkeys } = await person.call<{ passkeys: { id: string }[] }>("get", "/auth/factors");
  const passkey = "P".repeat(60);
  await person.call("patch", `/auth/factors/passkeys/${passkeys[0]?.id}`, { name: passkey });
  // A second one of each, with the longest names that can be told apart.
  const device = `${"S".repeat(40)} · ${"X".repeat(40)}`;
  const now = new Date().toISOString();
  await page.route("**/api/auth/sessions/list*", async (route) => {
    const { items } = await (await route.fetch()).json();
    await route.fulfill({
      json: { items: [...items, { ...items[0], sessionId: `${items[0].sessionId}X`, device, isCurrent: false }], nextCursor: null },
    });
  });
  await page.route("**/api/auth/devices*", (route) => {
    const row = { device, country: "GS", since: now, expiresAt: now, lastUsedAt: now, isCurrent: false };
    return route.fulfill({ json: { items: ["dev_1", "dev_2"].map((id) => ({ id, ...row })), nextCursor: null } });
  });
  await page.goto(`${server.origin}/account/security`);
  await page.getByRole("button", { name: `Renomear ${passkey}` }).click();
  await expectInside(page, "another name for a passkey");
  await close(page);
  await page.getByRole("button", { name: `Remover ${passkey}` }).click();
  await expectInside(page, "removing a passkey");
  await close(page);
  await page.getByRole("button", { name: "Encerrar as outras" }).click();
  await expectInside(page, "ending the other sessions");
  await close(page);
  await page.getByRole("button", { name: "Remover todos" }).click();
  await expectInside(page, "trusting no device");
  await close(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), "nor does the screen stick out").toBeLessThanOrEqual(
    0,
  );

  // As ten minutes after the log-in, for somebody who has every factor there is.
  await page.route("**/api/auth/proof", (route) =>
    route.fulfill({ json: { isProven: false, password: true, methods: ["email", "app", "recovery", "passkey"] } }),
  );
  await page.route("**/api/auth/proof/start", (route) =>
    route.fulfill({ json: { code: { resendSeconds: 30, expiresAt: new Date(Date.now() + 300_000).toISOString() }, options: null } }),
  );
  await page.getByRole("button", { name: "Adicionar chave de acesso" }).click();
  const proof = page.getByRole("dialog", { name: "Confirme que é você" });
  await expectInside(page, "the password again");
  await proof.getByLabel("Senha", { exact: true }).fill(Person.password);
  await page.keyboard.press("Enter");
  await proof.getByRole("button", { name: "Enviar código" }).click();
  await expect(proof.getByText(person.email)).toBeVisible();
  await expectInside(page, "a code by e-mail");
  await proof.getByRole("button", { name: "Código de recuperação", exact: true }).click();
  await expectInside(page, "a recovery code");
});

test("dialogs of the editor hold what there can be on a telephone", async ({ page, context }) => {
  await page.route("**/api/live*", (route) => route.abort());
  const [person, other] = await Promise.all([
    Person.signUp(server.origin, "pt", emailOf("e")),
    Person.signUp(server.origin, "pt", emailOf("o")),
  ]);
  await other.call("patch", "/accounts/me", { name: NAME });
  const site = await person.site("e".repeat(63));
  const made = await person.page(site.id, TITLE, SLUG, "webinar");
  await person.enter(context);
  await page.goto(`${server.origin}/builder/${made.id}`);
  const heading = page.frameLocator('iframe[src="/canvas.html"]').locator(".v-heading").first();
  const note = page.locator("[data-save-note]");
  const type = async (words: string): Promise<void> => {
    await heading.dblclick();
    await expect(heading).toHaveAttribute("contenteditable", "true");
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type(words);
    await page.keyboard.press("Escape");
  };
  await page.getByRole("button", { name: "Ver como visitante" }).click();
  await expectInside(page, "the page as visitors see it");
  await close(page);

  await page.getByRole("navigation", { name: "Ferramentas" }).getByRole("button", { name: "Adicionar" }).click();
  await page.getByRole("complementary", { name: "Tudo" }).getByRole("button", { name: "Painel Página" }).click();
  await page.getByRole("button", { name: "Escolher imagem" }).first().click();
  const picker = page.getByRole("dialog", { name: "Escolher imagem" });
  // Under way for as long as it takes to look at it.
  await page.route("**/api/images", () => undefined);
  const file = `${"f".repeat(250)}.png`;
  await picker.locator("input[type=file]").setInputFiles({ name: file, mimeType: "image/png", buffer: PNG });
  await expect(picker.getByRole("progressbar")).toBeVisible();
  await expectInside(page, "a picture on its way");
  await picker.getByRole("button", { name: /^Cancelar o envio/ }).click();
  await page.unroute("**/api/images");
  await picker.locator("input[type=file]").setInputFiles({ name: file, mimeType: "image/png", buffer: PNG });
  await expect(picker.getByRole("button", { name: "Usar imagem" })).toBeEnabled();
  await expectInside(page, "a picture of the account");
  await close(page);
  await page.getByRole("complementary", { name: "Página" }).getByRole("button", { name: "Fechar" }).click();

  interface Stored {
    version: number;
    document: { records: Record<string, { kind?: string; props?: object }> };
  }
  const path = `/pages/${made.id}/document`;
  const id = (await heading.getAttribute("data-block")) ?? "";
  const { version, document } = await person.call<Stored>("get", path);
  const theirs = { ...document.records[id], props: { ...document.records[id]?.props, content: [{ type: "text", text: "De lá" }] } };
  await person.call("put", path, { version, document: { ...document, records: { ...document.records, [id]: theirs } } });
  await type("Daqui");
  const conflict = page.getByRole("dialog", { name: "A página mudou em outro lugar" });
  await expect(conflict).toBeVisible();
  await expectInside(page, "a page that changed elsewhere");
  await conflict.getByRole("button", { name: "Manter as minhas" }).click();
  await expect(note).toHaveAttribute("data-save-note", "saved");

  await context.clearCookies();
  await type("Sem sessão");
  await expect(note).toHaveAttribute("data-save-note", "signedOut");
  // What is told over the header would be held there by the pointer.
  await page.getByRole("region", { name: "Avisos" }).getByRole("button", { name: "Fechar" }).click();
  await page.getByRole("button", { name: "Voltar para as páginas" }).click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await expectInside(page, "leaving what is not saved");
  await close(page);
  await note.click();
  const again = page.getByRole("dialog", { name: "Entre de novo" });
  await expectInside(page, "logging in again");
  await fillLogIn(page, other.email, Person.password);
  await again.getByRole("button", { name: "Entrar", exact: true }).click();
  await expect(again.getByText(/^Você entrou como A+/)).toBeVisible();
  await expectInside(page, "another account's log-in");
  await again.getByRole("button", { name: "Entrar com outra conta" }).click();
  await fillLogIn(page, person.email, Person.password);
  await again.getByRole("button", { name: "Entrar", exact: true }).click();
  await expect(note).toHaveAttribute("data-save-note", "saved");

  await person.call("delete", `/pages/${made.id}`);
  await type("Excluída");
  await expect(page.getByRole("dialog", { name: "Esta página foi excluída" })).toBeVisible();
  await expectInside(page, "a page that is gone");
});

test("dialogs of the administration hold the longest names on a telephone", async ({ page }) => {
  const person = await Person.signUp(server.origin, "pt", emailOf("c"));
  await person.call("patch", "/accounts/me", { name: NAME, username: "u".repeat(40) });
  const email = "chefe@example.com";
  await server.operate("account", "create", "--password", Person.password, "--email", email, "--name", "Marina Chefe", "--admin");
  await page.goto(`${server.origin}/login`);
  await fillLogIn(page, email, Person.password);
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await expect(page).toHaveURL(`${server.origin}/`);

  await page.goto(`${server.origin}/admin/plans`);
  await page.getByRole("button", { name: "Novo plano" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Salvar plano" }).click();
  await expect(dialog.getByText("Escreva o nome.")).toHaveCount(3);
  await expectInside(page, "a new plan, with what is wrong");
  const plan = "B".repeat(60);
  await dialog.getByLabel("Identificador").fill("b".repeat(60));
  for (const language of ["português", "inglês", "espanhol"]) await dialog.getByLabel(`Nome em ${language}`).fill(plan);
  await dialog.getByRole("button", { name: "Salvar plano" }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: `Editar o plano ${plan}` }).click();
  await expectInside(page, "a plan");
  await close(page);
  await page.getByRole("button", { name: `Remover o plano ${plan}` }).click();
  await expectInside(page, "removing a plan");
  await close(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), "nor does the table stick out").toBeLessThanOrEqual(
    0,
  );

  await page.goto(`${server.origin}/admin?query=${encodeURIComponent(person.email)}`);
  await page.getByRole("button", { name: NAME }).click();
  await dialog.getByRole("combobox", { name: "Plano" }).click();
  await page.getByRole("option", { name: plan }).click();
  await dialog.getByRole("button", { name: "Mudar plano" }).click();
  await expect(dialog.getByRole("definition").first()).toContainText(plan);
  await dialog.getByRole("button", { name: "Abrir a conta" }).click();
  await expect(dialog.getByText("Escreva o motivo, em pelo menos 5 caracteres.")).toBeVisible();
  await expectInside(page, "somebody's account");
  await dialog.getByRole("button", { name: "Sair de todos os aparelhos" }).click();
  await expectInside(page, "ending somebody's sessions");
});
