import { OAuth2Server } from "oauth2-mock-server";
import { pageTitleField } from "../support/builder-page.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { messageTo } from "../support/outbox.ts";
import { Person } from "../support/person.ts";
import { startTestServer, type TestServer } from "../support/server.ts";
import { DESK } from "../support/sizes.ts";
import { expect, test } from "../support/test.ts";

test.use({ locale: "pt-BR", viewport: DESK });

/** Google's part is played by a server that speaks the real protocol; a test says who is in front of it. */
const google = new OAuth2Server();
let person: Record<string, unknown> = {};
let server: TestServer;

test.beforeAll(async () => {
  await google.issuer.keys.generate("RS256");
  await google.start(0, "127.0.0.1");
  google.service.on("beforeTokenSigning", ({ payload }) => Object.assign(payload, { aud: "client" }, person));
  server = await startTestServer({
    VITRINE_GOOGLE_CLIENT_ID: "client",
    VITRINE_GOOGLE_CLIENT_SECRET: "secret",
    VITRINE_GOOGLE_ISSUER: google.issuer.url ?? "",
  });
});
test.afterAll(async () => {
  await server.stop();
  await google.stop();
});

test("somebody new comes in with Google, who sent them is kept, and the device is trusted", async ({ page }) => {
  person = { sub: "google-caio", email: "caio@gmail.com", email_verified: true, name: "Caio Reis" };
  await page.goto(`${server.origin}/signup?aff=7&src=yt`);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Criar conta com o Google" }).click();
  await expect(page).toHaveURL(`${server.origin}/`);
  await expect(page.getByRole("heading", { name: "Olá, Caio" })).toBeVisible();
  await expect(page.getByRole("region", { name: "E-mail não confirmado" }), "Google has confirmed it").toBeHidden();
  const kept = await page.evaluate(() => [localStorage.getItem("vitrine.session"), localStorage.getItem("vitrine.twoFactor")]);
  expect(kept, "the session is kept over restarts, and nothing is owed").toEqual([expect.stringMatching(/^ses_/), null]);
  const list = await page.request.get(`${server.origin}/api/auth/sessions/list`);
  expect((await list.json()).items).toMatchObject([{ isCurrent: true, isTrusted: true }]);
});

test("whose account has a second factor is asked for it after Google too", async ({ page }) => {
  const owner = await Person.signUp(server.origin);
  await owner.turnEmailCodesOn();
  person = { sub: "google-ana", email: owner.email, email_verified: true, name: "Ana Souza" };
  await page.goto(`${server.origin}/login`);
  await page.getByRole("button", { name: "Entrar com o Google" }).click();
  await expect(page).toHaveURL(`${server.origin}/verify`);
  const { code } = await messageTo(server.origin, owner.email, /código/i);
  await page.getByLabel("Código de 6 números").fill(code);
  await expect(page).toHaveURL(`${server.origin}/`);
});

test("when nobody comes back from Google it says so, and the log-in is free again", async ({ page }) => {
  google.service.once("beforeResponse", (response) => {
    response.statusCode = 400;
    response.body = { error: "invalid_grant" };
  });
  await page.goto(`${server.origin}/login`);
  await page.getByRole("button", { name: "Entrar com o Google" }).click();
  await expect(page.getByText("Nenhum usuário retornado.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Voltar para a entrada" }).click();
  await expect(page.getByLabel("Senha", { exact: true })).toBeVisible();
});

test("Google logs in again from the builder and leads back to it, with everything that was typed", async ({ page, context }) => {
  const owner = await Person.signUp(server.origin);
  const made = await owner.page((await owner.site("floricultura")).id, "Flores", "flores", "sales");
  await owner.confirmEmail();
  person = { sub: "google-flora", email: owner.email, email_verified: true, name: "Ana Souza" };
  await owner.enter(context);
  await page.goto(`${server.origin}/builder/${made.id}`);
  const title = await pageTitleField(page);
  const note = page.locator("[data-save-note]");
  await context.clearCookies();
  await title.fill("Flores do campo");
  await title.blur();
  await expect(note).toHaveAttribute("data-save-note", "signedOut");
  await title.fill("Flores da serra");
  await title.blur();
  // A question whether to leave would be answered with no.
  page.on("dialog", (dialog) => dialog.dismiss());
  await note.click();
  await page.getByRole("dialog", { name: "Entre de novo" }).getByRole("button", { name: "Entrar com o Google" }).click();
  await page.waitForURL(/\/oauth\/success/);
  await expect(page).toHaveURL(`${server.origin}/builder/${made.id}`);
  await expect(await pageTitleField(page)).toHaveValue("Flores da serra");
  await expect(note).toHaveAttribute("data-save-note", "saved");
  const { document } = await owner.call<{ document: object }>("get", `/pages/${made.id}/document`);
  expect(JSON.stringify(document)).toContain("Flores da serra");
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("vitrine.unsaved")))).toEqual([]);
});
