import { readFile } from "node:fs/promises";
import { Secret, TOTP } from "otpauth";
import { expectAccessible } from "../support/expect-accessible.ts";
import { logIn, sendLogIn } from "../support/log-in.ts";
import { messageTo } from "../support/outbox.ts";
import { addAuthenticator } from "../support/passkeys.ts";
import { Person } from "../support/person.ts";
import { startTestServer, type TestServer } from "../support/server.ts";
import { DESK } from "../support/sizes.ts";
import { expect, type Page, test } from "../support/test.ts";

test.use({ locale: "pt-BR", viewport: DESK });

let server: TestServer;
test.beforeAll(async () => {
  server = await startTestServer();
});
test.afterAll(() => server.stop());

/** Opens somebody's security settings. */
async function open(page: Page, person: Person): Promise<void> {
  await person.enter(page.context());
  await page.goto(`${server.origin}/account/security`);
  await expect(page.getByRole("heading", { name: "Registro de segurança" })).toBeVisible();
}

const log = (page: Page) => page.getByRole("list", { name: "Registro de segurança" });
const codeField = (page: Page) => page.getByLabel("Código do aplicativo");

test("an authenticator app is added with its first code, and logging in asks for it from then on", async ({ page, browser }) => {
  const person = await Person.signUp(server.origin);
  await open(page, person);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Configurar o aplicativo autenticador" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("img", { name: "Código QR para o aplicativo autenticador" })).toBeVisible();
  const secret = ((await dialog.locator("code").textContent()) ?? "").replaceAll(" ", "");
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  await expectAccessible(page);
  const right = totp.generate();
  await codeField(page).fill(right === "000000" ? "000001" : "000000");
  await expect(dialog.getByText("Código inválido. Tentativas restantes: 9.")).toBeVisible();
  await expect(codeField(page)).toBeFocused();
  await codeField(page).fill(totp.generate());
  await expect(dialog.getByRole("heading", { name: "Códigos de recuperação" })).toBeVisible();
  const codes = await dialog.getByRole("list", { name: "Códigos de recuperação" }).getByRole("listitem").allTextContents();
  expect(codes).toHaveLength(10);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(dialog.getByText(/Você ainda não guardou os códigos/), "a slip of the hand does not cost them").toBeVisible();
  const downloading = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Baixar .txt" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe("vitrine-codigos-de-recuperacao.txt");
  const sheet = await readFile(await download.path(), "utf8");
  expect(sheet).toContain(person.email);
  expect(sheet.split("\r\n").filter((line) => /^[0-9A-Z]{5}-[0-9A-Z]{5}$/.test(line))).toEqual(codes);
  await dialog.getByRole("button", { name: "Guardei os códigos" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("Restam 10 códigos. Cada um vale uma vez.")).toBeVisible();
  await expect(log(page).getByText("Verificação por aplicativo ligada")).toBeVisible();
  await expectAccessible(page);

  const other = await (await browser.newContext({ locale: "pt-BR" })).newPage();
  await sendLogIn(other, person);
  await expect(other).toHaveURL(`${server.origin}/verify`);
  // Each code counts once: the next step of time's is taken already.
  await other.getByLabel("Código de 6 números").fill(totp.generate({ timestamp: Date.now() + 30_000 }));
  await expect(other).toHaveURL(`${server.origin}/`);
  await other.context().close();

  await page.getByRole("button", { name: "Desligar o aplicativo autenticador" }).click();
  await expect(page.getByRole("alertdialog")).toContainText("Só a senha vai proteger sua conta.");
  await expectAccessible(page);
  await page.getByRole("alertdialog").getByRole("button", { name: "Desligar" }).click();
  await expect(page.getByRole("button", { name: "Configurar o aplicativo autenticador" })).toBeVisible();
  await expect(page.getByText("Códigos de recuperação", { exact: true })).toHaveCount(0);
});

test("the secret goes to a camera as it goes to the eye", async ({ page }) => {
  await open(page, await Person.signUp(server.origin));
  await page.getByRole("button", { name: "Configurar o aplicativo autenticador" }).click();
  const dialog = page.getByRole("dialog");
  const secret = ((await dialog.locator("code").textContent()) ?? "").replaceAll(" ", "");
  await expect(dialog.locator('a[href^="otpauth://totp/"]')).toHaveAttribute("href", new RegExp(`secret=${secret}`));
  expect(await dialog.locator("[style]").count(), "drawn without a style of its own").toBe(0);
});

test("codes by e-mail need a confirmed address, and recovery codes are made for them", async ({ page }) => {
  const person = await Person.signUp(server.origin);
  const printed: string[] = [];
  await page.exposeFunction("onPrint", (text: string) => void printed.push(text));
  // Not every browser without a window has a printer to send to.
  await page.addInitScript(() => {
    window.print = () => void (window as unknown as { onPrint(text: string): void }).onPrint(document.body.innerText);
  });
  await open(page, person);
  await expect(page.getByRole("button", { name: "Ligar códigos por e-mail" })).toBeDisabled();
  await expect(page.getByRole("link", { name: "Confirmar no perfil" })).toBeVisible();
  await person.confirmEmail();
  await page.reload();
  await page.getByRole("button", { name: "Ligar códigos por e-mail" }).click();
  await expect(page.getByText("Crie códigos para não ficar de fora")).toBeVisible();
  await page.getByRole("button", { name: "Criar códigos de recuperação" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("listitem")).toHaveCount(10);
  const first = await dialog.getByRole("listitem").allTextContents();
  await dialog.getByRole("button", { name: "Imprimir" }).click();
  await expect.poll(() => printed).toHaveLength(1);
  for (const code of first) expect(printed[0], "what goes to the printer").toContain(code);
  await dialog.getByRole("button", { name: "Guardei os códigos" }).click();
  await page.getByRole("button", { name: "Criar novos códigos de recuperação" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Criar novos" }).click();
  await expect(dialog.getByRole("listitem")).toHaveCount(10);
  expect(await dialog.getByRole("listitem").allTextContents()).not.toEqual(first);
});

test("a passkey is added, used to log in, renamed and removed", async ({ page }) => {
  const person = await Person.signUp(server.origin);
  await addAuthenticator(page);
  await open(page, person);
  await page.getByRole("button", { name: "Adicionar chave de acesso" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("Nome", { exact: true })).toBeFocused();
  await expectAccessible(page);
  await dialog.getByLabel("Nome", { exact: true }).fill("Notebook");
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(page.getByText("Notebook", { exact: true })).toBeVisible();
  await expect(log(page).getByText("Chave de acesso “Notebook” adicionada")).toBeVisible();

  await page.getByRole("button", { name: "Adicionar chave de acesso" }).click();
  await dialog.getByRole("button", { name: "Continuar" }).click();
  await expect(dialog.getByText("Este aparelho já tem uma chave desta conta.")).toBeVisible();
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "Renomear Notebook" }).click();
  await dialog.getByLabel("Nome", { exact: true }).fill("Notebook da loja");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Notebook da loja", { exact: true })).toBeVisible();

  await page.context().clearCookies();
  // The authenticator answers by itself, as soon as the page waits for a passkey.
  await page.goto(`${server.origin}/login`);
  await expect(page).toHaveURL(`${server.origin}/`);
  await page.goto(`${server.origin}/account/security`);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Remover Notebook da loja" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remover" }).click();
  await expect(page.getByText("Nenhuma chave ainda.")).toBeVisible();
});

test("a browser that cannot make passkeys is told so", async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, "PublicKeyCredential"));
  await open(page, await Person.signUp(server.origin));
  await expect(page.getByText("Este navegador não cria chaves de acesso.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Adicionar chave de acesso" })).toHaveCount(0);
});

test("a session is ended from another browser, and all others at once", async ({ page, browser }) => {
  const person = await Person.signUp(server.origin);
  const phone = await (
    await browser.newContext({
      locale: "pt-BR",
      userAgent: "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36",
    })
  ).newPage();
  await logIn(phone, person);
  await open(page, person);
  const sessions = page.getByRole("table", { name: "Sessões ativas" });
  const current = sessions.getByRole("row").filter({ hasText: "Esta sessão" });
  await expect(current).toHaveCount(1);
  await expect(current.getByRole("button")).toHaveCount(0);
  await expectAccessible(page);
  await sessions.getByRole("button", { name: "Encerrar a sessão em Chrome · Android" }).click();
  await expect(page.getByText("Sessão encerrada", { exact: true })).toBeVisible();
  await expect(sessions.getByText("Chrome · Android")).toHaveCount(0);
  await expect(log(page).getByText("Sessão encerrada: Chrome · Android")).toBeVisible();
  await expect(phone, "a browser is told that its session was ended").toHaveURL(`${server.origin}/login`);

  await logIn(phone, person);
  await page.reload();
  await page.getByRole("button", { name: "Encerrar as outras" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Encerrar as outras" }).click();
  await expect(page.getByText("As outras sessões foram encerradas")).toBeVisible();
  await expect(sessions.getByRole("row")).toHaveCount(2);
  await expect(phone).toHaveURL(`${server.origin}/login`);
  await phone.context().close();
});

test("what cannot be ended or removed says so", async ({ page, browser }) => {
  const person = await Person.signUp(server.origin);
  const other = await (await browser.newContext({ locale: "pt-BR" })).newPage();
  await logIn(other, person);
  await open(page, person);
  await page.route("**/api/auth/sessions/ses_*", (route) =>
    route.fulfill({ status: 503, json: { code: "UNAVAILABLE", message: "O serviço está voltando.", requestId: "req_1" } }),
  );
  await page
    .getByRole("table", { name: "Sessões ativas" })
    .getByRole("button", { name: /^Encerrar a sessão/ })
    .click();
  await expect(page.getByRole("alert").filter({ hasText: "Não deu para encerrar a sessão" })).toContainText("O serviço está voltando.");
  await other.context().close();
});

test("a trusted device is listed for thirty days, and trust in it is taken back", async ({ page, browser }) => {
  const person = await Person.signUp(server.origin);
  await person.turnEmailCodesOn();
  const other = await (await browser.newContext({ locale: "pt-BR" })).newPage();
  await sendLogIn(other, person);
  await other.getByRole("checkbox", { name: /Confiar neste aparelho/ }).check();
  await other.getByLabel("Código de 6 números").pressSequentially((await messageTo(server.origin, person.email, /código/i)).code);
  await expect(other).toHaveURL(`${server.origin}/`);
  await open(page, person);
  const devices = page.getByRole("table", { name: "Aparelhos confiáveis" });
  await expect(devices).toContainText("em 30 dias");
  await expectAccessible(page);
  await devices.getByRole("button", { name: /^Remover / }).click();
  await expect(page.getByText("Aparelho removido", { exact: true })).toBeVisible();
  await expect(page.getByText("Nenhum aparelho confiável.")).toBeVisible();
  await other.context().close();
});

test("another password ends the other sessions, and rules are held to", async ({ page, browser }) => {
  const person = await Person.signUp(server.origin);
  const other = await (await browser.newContext({ locale: "pt-BR" })).newPage();
  await logIn(other, person);
  await open(page, person);
  const password = page.getByLabel("Nova senha", { exact: true });
  await password.fill("fraca");
  await page.keyboard.press("Enter");
  await expect(password).toHaveAccessibleDescription(/falta alguma/);
  await password.fill("Nova-Senha-2");
  await page.getByLabel("Repita a nova senha").fill("Nova-Senha-3");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Repita a nova senha")).toHaveAccessibleDescription(/não são iguais/);
  await page.getByLabel("Repita a nova senha").fill("Nova-Senha-2");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Senha trocada", { exact: true }).first()).toBeVisible();
  await expect(password).toHaveValue("");
  await expect(page.getByRole("table", { name: "Sessões ativas" }).getByRole("row")).toHaveCount(2);
  await expect(other).toHaveURL(`${server.origin}/login`);
  await other.context().close();
});

test("who has only come in with Google sets a first password", async ({ page }) => {
  const person = await Person.signUp(server.origin);
  const account = await person.call<Record<string, unknown>>("get", "/accounts/me");
  await page.route("**/api/accounts/me", (route) => route.fulfill({ json: { ...account, hasPassword: false } }));
  await open(page, person);
  await expect(page.getByText("Você entra com o Google.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Criar senha" })).toBeVisible();
});

test("the log goes back as far as one asks, and says what it could not load", async ({ page }) => {
  const person = await Person.signUp(server.origin);
  for (let count = 0; count < 22; count++) {
    const { item } = await person.call<{ item: { id: string } }>("post", "/accounts/me/keys", {
      name: `Chave ${count}`,
      scopes: ["leads:read"],
    });
    if (count % 2 === 0) await person.call("delete", `/accounts/me/keys/${item.id}`);
  }
  await page.route("**/api/account/events?*", (route) =>
    route.fulfill({ status: 500, json: { code: "SERVER_ERROR", message: "Algo deu errado.", requestId: "req_01abc" } }),
  );
  await open(page, person);
  await expect(page.getByRole("alert")).toContainText("req_01abc");
  await expectAccessible(page);
  await page.unroute("**/api/account/events?*");
  await page.getByRole("button", { name: "Tentar de novo" }).click();
  await expect(log(page).getByRole("listitem")).toHaveCount(20);
  await expect(log(page).getByText("Chave de API “Chave 20” revogada")).toBeVisible();
  await expect(log(page).getByText("Conta criada")).toHaveCount(0);
  await page.getByRole("button", { name: "Mostrar mais antigos" }).click();
  await expect(log(page).getByText("Conta criada")).toBeVisible();
  await expect(page.getByRole("button", { name: "Mostrar mais antigos" })).toHaveCount(0);
});

test("by keyboard alone: from tab to tab, into a dialog and out of it", async ({ page }) => {
  await open(page, await Person.signUp(server.origin));
  await page.goto(`${server.origin}/account`);
  const tabs = page.getByRole("navigation", { name: "Minha conta" });
  await tabs.getByRole("link", { name: "Perfil" }).focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 2, name: "Senha" })).toBeVisible();
  await expect(tabs.getByRole("link", { name: "Segurança" }), "the frame stays, and the focus with it").toBeFocused();
  await expect(tabs.getByRole("link", { name: "Segurança" })).toHaveAttribute("aria-current", "page");
  await expect(tabs.locator("[aria-current=page]")).toHaveCount(1);
  const setUp = page.getByRole("button", { name: "Configurar o aplicativo autenticador" });
  for (let presses = 0; presses < 12 && !(await setUp.evaluate((button) => button === document.activeElement)); presses++) {
    await page.keyboard.press("Tab");
  }
  await expect(setUp).toBeFocused();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  await expect.poll(() => dialog.evaluate((open) => open.contains(document.activeElement))).toBe(true);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(setUp).toBeFocused();
});
