import { Secret, TOTP } from "otpauth";
import { expectAccessible } from "../support/expect-accessible.ts";
import { fillLogIn, logIn, sendLogIn } from "../support/log-in.ts";
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

const CODE = /código/i;

/** A code that is not the right one. */
const wrong = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

const codeField = (page: Page) => page.getByLabel("Código de 6 números");

/** Turns the authenticator app on; what comes after is one step of time later, as each code counts once. */
async function turnAppOn(person: Person): Promise<{ next(): string; recoveryCodes: string[] }> {
  const { secret } = await person.call<{ secret: string }>("post", "/auth/factors/app", {});
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const { recoveryCodes } = await person.call<{ recoveryCodes: string[] }>("post", "/auth/factors/app/confirm", { code: totp.generate() });
  return { next: () => totp.generate({ timestamp: Date.now() + 30_000 }), recoveryCodes };
}

test("a code by e-mail is the second step; a wrong one is counted, and a trusted device is not asked again", async ({ page, context }) => {
  const person = await Person.signUp(server.origin);
  await person.turnEmailCodesOn();
  await sendLogIn(page, person);
  await expect(page).toHaveURL(`${server.origin}/verify`);
  await expect(page.getByText(/^Enviamos um código para a•••@example\.com\./)).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Menu principal" }), "no way round it").toHaveCount(0);
  await expect(page.getByRole("button", { name: /^Reenviar em \d+ segundos?$/ })).toHaveAttribute("aria-disabled", "true");
  await expect(codeField(page)).toBeFocused();
  await expectAccessible(page);
  expect((await page.request.get(`${server.origin}/api/accounts/me`)).status(), "the password alone opens nothing").toBe(401);

  const other = await context.newPage();
  await other.goto(`${server.origin}/sites`);
  await expect(other, "other tabs wait at the log-in").toHaveURL(`${server.origin}/login`);
  await expect(other.getByText(/Falta a segunda etapa/)).toBeVisible();
  await expectAccessible(other);

  const message = await messageTo(server.origin, person.email, CODE);
  expect(message.code).toMatch(/^\d{6}$/);
  await codeField(page).pressSequentially(wrong(message.code));
  await expect(page.getByText("Código inválido. Tentativas restantes: 4.")).toBeVisible();
  await expect(codeField(page)).toHaveValue("");
  await page.getByRole("checkbox", { name: /Confiar neste aparelho/ }).check();
  await codeField(page).pressSequentially(message.code);
  await expect(page).toHaveURL(`${server.origin}/`);
  await expect(other, "and are let in with it").toHaveURL(`${server.origin}/`);
  await other.close();

  await page.getByRole("button", { name: /^Sua conta/ }).click();
  await page.getByRole("menuitem", { name: "Sair" }).click();
  await expect(page).toHaveURL(`${server.origin}/login`);
  await logIn(page, person);
});

test("too many wrong codes need a new one, and giving up leads back to the log-in", async ({ page }) => {
  const person = await Person.signUp(server.origin);
  await person.turnEmailCodesOn();
  await sendLogIn(page, person);
  const message = await messageTo(server.origin, person.email, CODE);
  for (let left = 4; left >= 1; left--) {
    await codeField(page).pressSequentially(wrong(message.code));
    await expect(page.getByText(`Código inválido. Tentativas restantes: ${left}.`)).toBeVisible();
  }
  await codeField(page).pressSequentially(wrong(message.code));
  await expect(page.getByText("Muitas tentativas. Peça um novo código.")).toBeVisible();
  await expect(codeField(page)).toBeDisabled();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Cancelar e voltar" }).click();
  await expect(page).toHaveURL(`${server.origin}/login`);
  await expect(page.getByLabel("Senha", { exact: true })).toBeVisible();
  await page.goto(`${server.origin}/verify`);
  await expect(page, "nothing is under way any more").toHaveURL(`${server.origin}/login`);
  await expect(page.getByText("Sua sessão expirou. Entre de novo.")).toBeVisible();
});

test("an authenticator app, and a recovery code in its place", async ({ page, browser }) => {
  const person = await Person.signUp(server.origin);
  const { next, recoveryCodes } = await turnAppOn(person);
  await sendLogIn(page, person);
  await expect(page.getByText(/aplicativo autenticador mostra agora/)).toBeVisible();
  const code = next();
  // As a phone's clipboard has it.
  await codeField(page).fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await expect(page).toHaveURL(`${server.origin}/`);

  const context = await browser.newContext({ locale: "pt-BR" });
  const lost = await context.newPage();
  await sendLogIn(lost, person);
  await lost.getByRole("button", { name: "Código de recuperação", exact: true }).click();
  await expectAccessible(lost);
  await lost.getByLabel("Código de recuperação").fill("AAAAA-AAAAA");
  await lost.getByRole("button", { name: "Confirmar", exact: true }).click();
  await expect(lost.getByText(/Código inválido/)).toBeVisible();
  await lost.getByLabel("Código de recuperação").fill((recoveryCodes[0] ?? "").toLowerCase());
  await lost.getByRole("button", { name: "Confirmar", exact: true }).click();
  await expect(lost).toHaveURL(`${server.origin}/`);
  await context.close();
});

/** Paths of the calls a page makes to log in with a passkey, as they come. */
function passkeyCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/auth/passkey")) calls.push(pathname);
  });
  return calls;
}

test("a passkey is offered at the e-mail field, and logs in when it is chosen there", async ({ page }) => {
  const person = await Person.signUp(server.origin);
  await turnAppOn(person);
  await addAuthenticator(page);
  const calls = passkeyCalls(page);
  const answered = page.waitForResponse("**/api/auth/passkey/options");
  await page.goto(`${server.origin}/login`);
  await expect(page.getByLabel("E-mail", { exact: true })).toHaveAttribute("autocomplete", "username webauthn");
  await (await answered).finished();
  expect(calls, "a challenge waits in the background").toEqual(["/api/auth/passkey/options"]);
  await fillLogIn(page, person.email, "errada");
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await expect(page.getByText("Senha incorreta.")).toBeVisible();
  expect(calls, "and goes on to wait after another way in was tried").toHaveLength(1);

  await page.goto(`${server.origin}/recover`);
  await person.makePasskey(page);
  calls.length = 0;
  // The authenticator chooses as soon as something is offered.
  await page.goto(`${server.origin}/login`);
  await expect(page, "no password and no second step").toHaveURL(`${server.origin}/`);
  expect(calls).toEqual(["/api/auth/passkey/options", "/api/auth/passkey"]);
});

test("what goes wrong in the background is not said, and takes nothing from the button", async ({ page }) => {
  const person = await Person.signUp(server.origin);
  await addAuthenticator(page);
  await page.goto(`${server.origin}/recover`);
  await person.makePasskey(page);
  const calls = passkeyCalls(page);
  await page.route("**/api/auth/passkey/options", (route) =>
    calls.length === 1
      ? route.fulfill({ status: 429, json: { code: "TOO_MANY_REQUESTS", message: "Espere.", requestId: "req_1", data: { seconds: 60 } } })
      : route.continue(),
  );
  await page.goto(`${server.origin}/login`);
  await expect.poll(() => calls).toHaveLength(1);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await page.getByRole("button", { name: "Entrar com chave de acesso" }).click();
  await expect(page).toHaveURL(`${server.origin}/`);
  expect(calls).toEqual(["/api/auth/passkey/options", "/api/auth/passkey/options", "/api/auth/passkey"]);
});

test("a passkey logs in by itself, and answers the second step", async ({ page }) => {
  const person = await Person.signUp(server.origin);
  await turnAppOn(person);
  await addAuthenticator(page);
  // As a browser that offers passkeys only when it is asked to.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });
  const calls = passkeyCalls(page);
  await page.goto(`${server.origin}/login`);
  // Made here, where the authenticator is, for the person whose session the test holds.
  await person.makePasskey(page);
  await page.getByRole("button", { name: "Entrar com chave de acesso" }).click();
  await expect(page, "no password and no second step").toHaveURL(`${server.origin}/`);
  expect(calls, "no challenge that nobody could use").toEqual(["/api/auth/passkey/options", "/api/auth/passkey"]);
  await page.getByRole("button", { name: /^Sua conta/ }).click();
  await page.getByRole("menuitem", { name: "Sair" }).click();
  await expect(page).toHaveURL(`${server.origin}/login`);
  await sendLogIn(page, person);
  await page.getByRole("button", { name: "Chave de acesso", exact: true }).click();
  await page.getByRole("button", { name: "Usar chave de acesso" }).click();
  await expect(page).toHaveURL(`${server.origin}/`);
});

test("what touches security asks again who it is, goes on with the right answer, and stays refused without one", async ({ page }) => {
  const person = await Person.signUp(server.origin);
  await person.confirmEmail();
  await logIn(page, person);
  // Ten minutes after the log-in, as far as the browser can tell.
  let isOver = true;
  const refusal = { code: "PROOF_NEEDED", message: "Confirme que é você para continuar.", requestId: "req_1" };
  await page.route("**/api/auth/factors/email", (route) => (isOver ? route.fulfill({ status: 403, json: refusal }) : route.continue()));
  await page.route("**/api/auth/proof", async (route) => {
    if (route.request().method() === "GET") return route.fulfill({ json: { isProven: false, password: true, methods: [] } });
    const answer = await route.fetch();
    isOver = !answer.ok();
    return route.fulfill({ response: answer });
  });
  await page.goto(`${server.origin}/account/security`);
  const turnOn = page.getByRole("button", { name: "Ligar códigos por e-mail" });
  const dialog = page.getByRole("dialog", { name: "Confirme que é você" });
  await turnOn.click();
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(turnOn, "nothing has changed").toBeVisible();
  await turnOn.click();
  await dialog.getByLabel("Senha", { exact: true }).fill("errada");
  await dialog.getByRole("button", { name: "Confirmar" }).click();
  await expect(dialog.getByText("Senha incorreta.")).toBeVisible();
  await dialog.getByLabel("Senha", { exact: true }).fill(Person.password);
  await dialog.getByRole("button", { name: "Confirmar" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: "Desligar códigos por e-mail" }), "the call was made again").toBeVisible();
});
