import { fillLogIn } from "../support/log-in.ts";
import { type Recaptcha, startRecaptcha } from "../support/recaptcha.ts";
import { startTestServer, type TestServer } from "../support/server.ts";
import { DESK } from "../support/sizes.ts";
import { expect, test } from "../support/test.ts";

test.use({ locale: "pt-BR", viewport: DESK });

const KEYS = { siteKey: "site-key", secretKey: "secret-key" };
/** Google's part is played by a server that speaks its protocol, under the policy that is meant for Google. */
let google: Recaptcha;
let server: TestServer;

test.beforeAll(async () => {
  google = await startRecaptcha(KEYS);
  server = await startTestServer({
    VITRINE_RECAPTCHA_SITE_KEY: KEYS.siteKey,
    VITRINE_RECAPTCHA_SECRET_KEY: KEYS.secretKey,
    VITRINE_RECAPTCHA_ORIGIN: google.origin,
  });
});
test.afterAll(async () => {
  await server.stop();
  await google.stop();
});

test("where the operator has chosen reCAPTCHA, it judges each form by its own action, and only then is Google asked", async ({ page }) => {
  await page.goto(`${server.origin}/signup`);
  await page.getByLabel("Nome completo").fill("Marina Duarte");
  await page.getByLabel("E-mail").fill("marina@example.com");
  await page.getByLabel("Telefone").fill("(81) 98888-7777");
  await page.getByLabel("Senha", { exact: true }).fill("Abcdef1!");
  await page.getByLabel("Repita a senha").fill("Abcdef1!");
  expect(google.asked, "before anything is sent").toEqual([]);
  await page.getByRole("checkbox", { name: /Li e aceito/ }).check();
  await page.getByRole("button", { name: "Criar conta", exact: true }).click();
  await expect(page).toHaveURL(`${server.origin}/`);
  expect(google.verified).toEqual(["signup"]);

  await page.context().clearCookies();
  google.verified.length = 0;
  await page.goto(`${server.origin}/login`);
  await fillLogIn(page, "marina@example.com", "Wrong-pass-1");
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await expect(page.getByText("Senha incorreta.")).toBeVisible();
  await fillLogIn(page, "marina@example.com", "Abcdef1!");
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await expect(page).toHaveURL(`${server.origin}/`);
  expect(google.verified, "each try has a token of its own").toEqual(["login", "login"]);
});

test("whom Google takes for a robot is refused, and so is a form that Google was kept from; nothing typed is lost", async ({ page }) => {
  await page.route(`${google.origin}/**`, (route) => route.abort());
  await page.goto(`${server.origin}/recover`);
  const email = page.getByLabel("E-mail");
  await email.fill("marina@example.com");
  const send = page.getByRole("button", { name: "Enviar link" });
  await send.click();
  await expect(page.getByText("O serviço de verificação antirrobô não respondeu.")).toBeVisible();
  await expect(email).toHaveValue("marina@example.com");

  await page.unroute(`${google.origin}/**`);
  google.score = 0.1;
  await send.click();
  await expect(page.getByText("A verificação antirrobô expirou ou não foi aceita.")).toBeVisible();
  await expect(email).toHaveValue("marina@example.com");

  google.score = 0.9;
  await send.click();
  await expect(page.getByRole("heading", { name: "Confira seu e-mail" })).toBeVisible();
});
