import { sql } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listOutbox } from "../../platform/mail/read-outbox.ts";
import { softwareAuthenticator } from "../../testing/software-authenticator.ts";
import { solveCaptcha } from "../../testing/solve-captcha.ts";
import { createSession, type TestBrowser, type TestPerson, testBrowser } from "../../testing/test-person.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ VITRINE_TRUSTED_PROXIES: "127.0.0.1" });
});
afterAll(() => server.stop());

const queries = () => server.running.platform.database.queries;
let address = 0;

/** A browser whose requests come from an address of its own, in a language. */
function newBrowser(language = "pt"): TestBrowser {
  const browser = testBrowser(server.port);
  const own = { "accept-language": language, "x-forwarded-for": `198.51.100.${++address}` };
  return { ...browser, call: (method, path, body, headers) => browser.call(method, path, body, { ...own, ...headers }) };
}

/** The password's part of a log-in. */
async function begin(browser: TestBrowser, { email, password }: TestPerson) {
  const reply = await browser.call("POST", "/api/auth/login", { email, password, captcha: await solveCaptcha(server, "login") });
  expect(reply.status).toBe(200);
  return reply.json();
}
const verify = (browser: TestBrowser, proof: object) => browser.call("POST", "/api/auth/two-factor/verify", { proof });
const put = (person: TestBrowser, isOn: boolean) => person.call("PUT", "/api/auth/factors/email", { isOn });

async function codeTo(email: string): Promise<string> {
  const { platform } = server.running;
  const found = (await listOutbox(platform, 1_000)).find(({ to, message }) => to === email && message?.code !== undefined);
  return found?.message?.code ?? "";
}
const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");
const shown = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: server.running.platform.clock.now() + steps * 30_000 });

/** What people read, word for word; `{n}` is the number the reply carries for programs. */
const WORDS = {
  pt: {
    format: "Formato inválido: o código tem 6 números.",
    recoveryFormat: "Formato inválido: confira o código de recuperação.",
    missing: "Este método de verificação não está ativo na sua conta.",
    refused: "A chave de acesso não foi aceita. Tente de novo ou entre de outro jeito.",
    wrong: "Código inválido. Tentativas restantes: 4.",
    wait: "Espere {n} segundos para pedir outro código.",
    attempts: "Muitas tentativas. Peça um novo código.",
    notSent: "Não foi possível enviar o código. Tente de novo.",
    expired: "O código expirou. Peça um novo.",
    tooMany: "Muitas tentativas. Espere {n} segundos e tente de novo.",
    logInExpired: "Sua sessão expirou. Entre de novo.",
    notConfirmed: "Confirme seu e-mail antes de continuar.",
    limit: "Você já tem 20 chaves de acesso. Remova uma para adicionar outra.",
  },
  en: {
    format: "Invalid format: the code has 6 digits.",
    recoveryFormat: "Invalid format: check the recovery code.",
    missing: "This verification method is not turned on for your account.",
    refused: "The passkey was not accepted. Try again or log in another way.",
    wrong: "Invalid code. Attempts remaining: 4.",
    wait: "Wait {n} seconds before requesting another code.",
    attempts: "Too many attempts. Request a new code.",
    notSent: "The code could not be sent. Please try again.",
    expired: "The code has expired. Request a new one.",
    tooMany: "Too many attempts. Wait {n} seconds and try again.",
    logInExpired: "The session has expired. Log in again.",
    notConfirmed: "Confirm your e-mail address before you continue.",
    limit: "You have 20 passkeys already. Remove one to add another.",
  },
  es: {
    format: "Formato no válido: el código tiene 6 dígitos.",
    recoveryFormat: "Formato no válido: revisa el código de recuperación.",
    missing: "Este método de verificación no está activo en tu cuenta.",
    refused: "La llave de acceso no fue aceptada. Inténtalo de nuevo o entra de otra forma.",
    wrong: "Código no válido. Intentos restantes: 4.",
    wait: "Espera {n} segundos antes de solicitar otro código.",
    attempts: "Demasiados intentos. Solicita un código nuevo.",
    notSent: "No se pudo enviar el código. Inténtalo de nuevo.",
    expired: "El código expiró. Solicita uno nuevo.",
    tooMany: "Demasiados intentos. Espera {n} segundos e inténtalo de nuevo.",
    logInExpired: "La sesión expiró. Inicia sesión de nuevo.",
    notConfirmed: "Confirma tu correo antes de continuar.",
    limit: "Ya tienes 20 llaves de acceso. Elimina una para agregar otra.",
  },
} as const;

test.each(["pt", "en", "es"] as const)("every refusal of the second factor says in %s what happened and what to do", async (language) => {
  const words = WORDS[language];
  const person = await server.newPerson();
  const { accountId, email } = person;
  await person.call("PATCH", "/api/accounts/me", { language });
  expect((await put(person, true)).status).toBe(200);
  const browser = newBrowser(language);
  expect((await begin(browser, person)).next).toBe("two_factor");
  const code = await codeTo(email);
  const answer = (digits: string) => verify(browser, { method: "email", code: digits });
  const send = () => browser.call("POST", "/api/auth/two-factor/send");

  const format = await answer("12345");
  expect([format.status, format.json().fields]).toEqual([400, [{ path: "proof.code", code: "code_format", message: words.format }]]);
  const recovery = await verify(browser, { method: "recovery", code: "ABCDE-ILOU!" });
  expect(recovery.json().fields).toEqual([{ path: "proof.code", code: "recovery_format", message: words.recoveryFormat }]);
  expect((await verify(browser, { method: "app", code: "123456" })).json()).toMatchObject({
    code: "FACTOR_MISSING",
    message: words.missing,
  });
  const wrong = await answer(another(code));
  expect([wrong.status, wrong.json()]).toMatchObject([400, { code: "CODE_WRONG", message: words.wrong, data: { attempts: 4 } }]);
  const wait = await send();
  const { seconds } = wait.json().data;
  expect(seconds).toBeGreaterThan(0);
  expect([wait.status, wait.json()]).toMatchObject([429, { code: "CODE_WAIT", message: words.wait.replace("{n}", String(seconds)) }]);
  for (let n = 0; n < 3; n++) await answer(another(code));
  for (const digits of [another(code), code]) {
    const reply = await answer(digits);
    expect([reply.status, reply.json()]).toMatchObject([429, { code: "CODE_ATTEMPTS", message: words.attempts }]);
  }

  await queries().execute(sql`UPDATE factor_codes SET last_sent_at = last_sent_at - interval '5 minutes' WHERE account_id = ${accountId}`);
  await queries().execute(sql`UPDATE accounts SET email = ${`two@example.com, ${email}`} WHERE id = ${accountId}`);
  const notSent = await send();
  expect([notSent.status, notSent.json()]).toMatchObject([503, { code: "CODE_NOT_SENT", message: words.notSent }]);
  await queries().execute(sql`UPDATE accounts SET email = ${email} WHERE id = ${accountId}`);
  expect((await send()).status).toBe(200);
  await queries().execute(sql`UPDATE factor_codes SET expires_at = now() - interval '1 second' WHERE account_id = ${accountId}`);
  const expired = await answer("123456");
  expect([expired.status, expired.json()]).toMatchObject([400, { code: "CODE_EXPIRED", message: words.expired }]);

  await queries().execute(
    sql`INSERT INTO factor_failures (account_id, kind, place, at) SELECT ${accountId}, 'code', '', now() FROM generate_series(1, 10)`,
  );
  const tooMany = await answer("123456");
  expect([tooMany.status, tooMany.json()]).toMatchObject([
    429,
    { code: "TOO_MANY_REQUESTS", message: words.tooMany.replace("{n}", tooMany.headers["retry-after"] ?? "") },
  ]);
  await browser.call("DELETE", "/api/auth/login");
  expect((await answer("123456")).json()).toMatchObject({ code: "LOG_IN_EXPIRED", message: words.logInExpired });

  await browser.call("POST", "/api/auth/passkey/options");
  const refused = await browser.call("POST", "/api/auth/passkey", { response: { id: "AA" } });
  expect([refused.status, refused.json()]).toMatchObject([400, { code: "PASSKEY_REFUSED", message: words.refused }]);

  await put(person, false);
  await queries().execute(sql`UPDATE accounts SET email_confirmed_at = NULL WHERE id = ${accountId}`);
  const notConfirmed = await put(person, true);
  expect([notConfirmed.status, notConfirmed.json()]).toMatchObject([409, { code: "EMAIL_NOT_CONFIRMED", message: words.notConfirmed }]);
  await queries().execute(sql`
    INSERT INTO passkeys SELECT 'psk_' || ${language} || n, ${accountId}, ${language} || n, 'AA', 0, '[]', false, false, 'x', now(), NULL
    FROM generate_series(1, 20) AS n`);
  const limit = await person.call("POST", "/api/auth/factors/passkeys/options");
  expect([limit.status, limit.json()]).toMatchObject([409, { code: "PASSKEY_LIMIT", message: words.limit }]);
});

test("an authenticator app, from its secret to a log-in with it and with a recovery code, and off again", async () => {
  const person = await server.newPerson();
  const { secret } = (await person.call("POST", "/api/auth/factors/app")).json();
  const on = await person.call("POST", "/api/auth/factors/app/confirm", {
    code: `${shown(secret, -1).slice(0, 3)} ${shown(secret, -1).slice(3)}`,
  });
  const { state, recoveryCodes } = on.json();
  expect([on.status, state.isOn, state.app.isOn, state.recoveryCodesLeft, recoveryCodes.length]).toEqual([200, true, true, 10, 10]);
  expect((await person.call("GET", "/api/auth/factors")).json()).toEqual(state);

  const browser = newBrowser();
  expect(await begin(browser, person)).toMatchObject({ next: "two_factor", methods: ["app", "recovery"], code: null });
  expect((await browser.call("GET", "/api/auth/factors")).status).toBe(401);
  const spent = shown(secret);
  expect((await verify(browser, { method: "app", code: spent })).json()).toEqual({ next: "session" });
  await createSession(browser);
  expect((await browser.call("GET", "/api/accounts/me")).json().email).toBe(person.email);

  const other = newBrowser();
  await begin(other, person);
  expect((await verify(other, { method: "app", code: spent })).json().code).toBe("CODE_WRONG");
  expect((await verify(other, { method: "recovery", code: recoveryCodes[0].toLowerCase() })).json()).toEqual({ next: "session" });
  await createSession(other, { trustDevice: true });
  expect((await other.call("GET", "/api/auth/devices")).json().items).toHaveLength(1);

  const off = await person.call("DELETE", "/api/auth/factors/app");
  expect(off.json()).toEqual({
    isOn: false,
    email: { isOn: false },
    app: { isOn: false, since: null },
    recoveryCodesLeft: 0,
    passkeys: [],
  });
  expect((await other.call("GET", "/api/auth/devices")).json().items).toEqual([]);
  expect((await person.call("POST", "/api/auth/factors/recovery-codes")).json().code).toBe("FACTOR_MISSING");
});

test("a passkey, from the browser's options to a log-in without a name, renamed and removed", async () => {
  const person = await server.newPerson();
  const phone = softwareAuthenticator(`http://localhost:${server.port}`);
  const { options } = (await person.call("POST", "/api/auth/factors/passkeys/options")).json();
  const made = await person.call("POST", "/api/auth/factors/passkeys", { name: " Celular ", response: phone.create(options) });
  expect([made.status, made.json()]).toMatchObject([201, { name: "Celular", lastUsedAt: null }]);
  const { id } = made.json();

  const browser = newBrowser();
  const asked = await browser.call("POST", "/api/auth/passkey/options");
  const response = phone.get(asked.json().options);
  expect((await browser.call("POST", "/api/auth/passkey", { response })).json()).toEqual({ next: "session" });
  await createSession(browser);
  expect((await browser.call("GET", "/api/accounts/me")).json().email).toBe(person.email);

  const stranger = await server.newPerson();
  for (const attempt of [
    await stranger.call("PATCH", `/api/auth/factors/passkeys/${id}`, { name: "Minha" }),
    await stranger.call("DELETE", `/api/auth/factors/passkeys/${id}`),
  ]) {
    expect([attempt.status, attempt.json().code]).toEqual([404, "NOT_FOUND"]);
  }
  expect((await person.call("PATCH", `/api/auth/factors/passkeys/${id}`, { name: "Novo" })).json().name).toBe("Novo");
  expect((await person.call("DELETE", `/api/auth/factors/passkeys/${id}`)).json()).toEqual({ success: true });
  expect((await person.call("GET", "/api/auth/factors")).json().passkeys).toEqual([]);
  const events = (await person.call("GET", "/api/account/events"))
    .json()
    .items.map(({ kind, subject }: { kind: string; subject: string }) => [kind, subject]);
  expect(events).toEqual(
    expect.arrayContaining([
      ["passkey_added", "Celular"],
      ["passkey_removed", "Novo"],
    ]),
  );
});

const CHANGES = [
  ["PUT", "/api/auth/factors/email", { isOn: true }],
  ["POST", "/api/auth/factors/app", undefined],
  ["POST", "/api/auth/factors/app/confirm", { code: "123456" }],
  ["DELETE", "/api/auth/factors/app", undefined],
  ["POST", "/api/auth/factors/recovery-codes", undefined],
  ["POST", "/api/auth/factors/passkeys/options", undefined],
  ["POST", "/api/auth/factors/passkeys", { name: "x", response: {} }],
  ["DELETE", "/api/auth/factors/passkeys/psk_00000000000000000000000000", undefined],
] as const;

test("no factor is changed by an API key, nor by somebody who has not lately shown that it is they", async () => {
  const caller = await server.newCaller();
  const person = await server.newPerson();
  await queries().execute(sql`UPDATE sessions SET proven_at = now() - interval '11 minutes' WHERE account_id = ${person.accountId}`);
  server.running.platform.callers.forget(person.accountId);
  for (const [method, path, body] of CHANGES) {
    expect([path, (await caller.call(method, path, body)).json().code]).toEqual([path, "SESSION_ONLY"]);
    expect([path, (await person.call(method, path, body)).json().code]).toEqual([path, "PROOF_NEEDED"]);
    expect([path, (await newBrowser().call(method, path, body)).status]).toEqual([path, 401]);
  }
});
