import { readFile } from "node:fs/promises";
import { readZip } from "../../apps/server/src/platform/zip/testing/read-zip.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { messageTo } from "../support/outbox.ts";
import { Person } from "../support/person.ts";
import type { TestServer } from "../support/server.ts";
import { DESK, PHONE } from "../support/sizes.ts";
import { expect, type Page, test } from "../support/test.ts";

// Untraced: the tracer fetches what it finds on a page, and an image from this very machine may not be fetched. Said only
// where there is a tracer, since who says it has a worker of his own, with a browser and a server.
test.use({ locale: "pt-BR", viewport: DESK, ...(process.env.VITRINE_TRACE ? { trace: "off" } : {}) });

let server: TestServer;
test.beforeAll(({ server: shared }) => {
  server = shared;
});

/** Opens a screen of somebody's account. */
async function open(page: Page, person: Person, path = ""): Promise<void> {
  await person.enter(page.context());
  await page.goto(`${server.origin}/account${path}`);
  await expect(page.getByRole("heading", { level: 1, name: "Minha conta" })).toBeVisible();
}

const usernameField = (page: Page) => page.getByRole("textbox", { name: "Nome de usuário" });

test("what somebody says of themselves is kept and seen everywhere", async ({ page }) => {
  const person = await Person.signUp(server.origin);
  await open(page, person);
  await expectAccessible(page);
  const save = page.getByRole("button", { name: "Salvar dados" });
  await expect(save, "nothing to save yet").toBeDisabled();
  await page.getByLabel("Nome completo").fill("Marina Duarte");
  await expect(page.getByText("Alterações não salvas")).toBeVisible();
  const rules = page.getByRole("list", { name: "Regras do nome de usuário" });
  await usernameField(page).fill("Mar12");
  await expect(rules.getByText("(falta)")).toHaveCount(1);
  await save.click();
  await expect(usernameField(page)).toHaveAccessibleDescription(/falta alguma/);
  await usernameField(page).fill("Marina.Duarte");
  await expect(rules.getByText("(falta)")).toHaveCount(0);
  await page.getByLabel("Telefone").fill("(81) 98765-4321");
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Dados salvos")).toBeVisible();
  await expect(usernameField(page), "as it is kept").toHaveValue("marina.duarte");
  await expect(page.getByLabel("Telefone")).toHaveValue("+5581987654321");
  await expect(page.getByRole("button", { name: /^Sua conta/ })).toContainText("Marina Duarte");
  await page.getByRole("navigation", { name: "Menu principal" }).getByRole("link", { name: "Início" }).click();
  await expect(page.getByRole("heading", { name: "Olá, Marina" })).toBeVisible();
  await page.goBack();
  await page.reload();
  await expect(page.getByLabel("Nome completo")).toHaveValue("Marina Duarte");
  await usernameField(page).fill("");
  await save.click();
  await expect.poll(async () => (await person.call<{ username: string | null }>("get", "/accounts/me")).username).toBeNull();
});

test("an image is uploaded, shown, and removed; what is none is refused", async ({ page }) => {
  const person = await Person.signUp(server.origin);
  await open(page, person);
  const image = await page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 300 } });
  const choose = async (name: string, buffer: Buffer): Promise<void> => {
    const asked = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: /^(Escolher|Trocar) foto$/ }).click();
    await (await asked).setFiles({ name, mimeType: "image/png", buffer });
  };
  await choose("nota.png", Buffer.from("isto não é uma imagem"));
  await expect(page.getByRole("region", { name: "Foto" }).getByRole("alert")).toContainText("não é uma imagem");
  await choose("grande.png", Buffer.alloc(10 * 1024 * 1024 + 1));
  await expect(page.getByRole("region", { name: "Foto" }).getByRole("alert")).toContainText("passa de 10 MB");
  await choose("retrato.png", image);
  await expect(page.getByText("Foto trocada")).toBeVisible();
  const header = page.getByRole("button", { name: /^Sua conta/ });
  await expect(header.locator("img"), "the header changes with it").toHaveAttribute("src", /\/i\/img_\w+\/64$/);
  await expect.poll(() => header.locator("img").evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await header.click();
  await expect(page.getByRole("menu").locator("img")).toBeVisible();
  await page.keyboard.press("Escape");
  const shown = page.getByRole("main").locator("img");
  await expect(shown).toHaveAttribute("src", /\/i\/img_\w+\/160$/);
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Remover" }).click();
  await expect(page.getByText("Foto removida")).toBeVisible();
  await expect(shown).toHaveCount(0);
  await expect(header.locator("img")).toHaveCount(0);
  await expect(header).toContainText("A");
});

test("an image that cannot be loaded leaves the first letter", async ({ page }) => {
  const person = await Person.signUp(server.origin);
  const account = await person.call<Record<string, unknown>>("get", "/accounts/me");
  await page.route("**/api/accounts/me", (route) => route.fulfill({ json: { ...account, pictureId: `img_${"0".repeat(26)}` } }));
  await open(page, person);
  const header = page.getByRole("button", { name: /^Sua conta/ });
  await expect(header.getByText("A", { exact: true })).toBeVisible();
  await expect(page.locator("img")).toHaveCount(0);
});

test("an image on its way says how far it is, and can be given up", async ({ page }) => {
  const person = await Person.signUp(server.origin);
  await open(page, person);
  const network = await page.context().newCDPSession(page);
  await network.send("Network.enable");
  await network.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 300_000,
  });
  const saved: string[] = [];
  page.on("request", (request) => request.method() === "PATCH" && saved.push(request.url()));
  const asked = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Escolher foto" }).click();
  await (await asked).setFiles({ name: "retrato.png", mimeType: "image/png", buffer: Buffer.alloc(6_000_000, 7) });
  const bar = page.getByRole("progressbar", { name: "Enviando retrato.png…" });
  await expect(bar).toBeVisible();
  await expect.poll(async () => Number(await bar.getAttribute("aria-valuenow"))).toBeGreaterThan(3);
  expect(Number(await bar.getAttribute("aria-valuenow"))).toBeLessThan(100);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Cancelar envio" }).click();
  await expect(bar).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Escolher foto" })).toBeEnabled();
  await expect(page.getByRole("region", { name: "Foto" }).getByRole("alert")).toHaveCount(0);
  expect(saved, "the account is as it was").toEqual([]);
});

test("another e-mail counts once its link is opened, and can be given up before", async ({ page }) => {
  const person = await Person.signUp(server.origin);
  await person.confirmEmail();
  await open(page, person);
  await expect(page.getByText("Confirmado", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Trocar e-mail" }).click();
  const field = page.getByLabel("Novo e-mail", { exact: true });
  await expect(field).toBeFocused();
  await field.fill("marina@example.org");
  await page.getByLabel("Repita o novo e-mail").fill("marina@example.com");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Repita o novo e-mail")).toHaveAccessibleDescription(/não são iguais/);
  await page.getByLabel("Repita o novo e-mail").fill("marina@example.org");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Falta confirmar o novo e-mail")).toBeVisible();
  await expect(page.getByRole("button", { name: "Trocar e-mail" }), "focus goes on from where the form was").toBeFocused();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Enviar de novo" }).click();
  await expect(page.getByRole("button", { name: /^Enviar de novo em \d+ s$/ })).toHaveAttribute("aria-disabled", "true");
  const { link } = await messageTo(server.origin, "marina@example.org", /./);
  await page.getByRole("button", { name: "Cancelar a troca" }).click();
  await expect(page.getByText("Falta confirmar o novo e-mail")).toBeHidden();
  expect(
    (
      await page.request.post(`${server.origin}/api/accounts/email/confirm`, {
        data: { token: link.split("token=")[1] },
        headers: { origin: server.origin },
      })
    ).ok(),
  ).toBe(false);

  await page.getByRole("button", { name: "Trocar e-mail" }).click();
  await field.fill("outra@example.org");
  await page.getByLabel("Repita o novo e-mail").fill("OUTRA@example.org ");
  await page.keyboard.press("Enter");
  await expect(page.getByText(/Enviamos um link para outra@example\.org/)).toBeVisible();
  const message = await messageTo(server.origin, "outra@example.org", /./);
  await page.goto(message.link);
  await page.getByRole("button", { name: /Confirmar/ }).click();
  await expect.poll(async () => (await person.call<{ email: string }>("get", "/accounts/me")).email).toBe("outra@example.org");
  await page.goto(`${server.origin}/account`);
  await expect(page.getByRole("main").getByText("outra@example.org", { exact: true })).toBeVisible();
});

test("the language changes at once, here and in the account", async ({ page }) => {
  const person = await Person.signUp(server.origin);
  await open(page, person);
  await page.getByRole("radio", { name: "Español" }).check({ force: true });
  await expect(page.getByRole("heading", { level: 1, name: "Mi cuenta" })).toBeVisible();
  await expect(page).toHaveTitle("Perfil · Mi cuenta · Vitrine");
  // The screen does not wait for the account.
  await expect.poll(async () => (await person.call<{ language: string }>("get", "/accounts/me")).language).toBe("es");
});

test("a key is made, works as far as it may, and dies when it is revoked", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const person = await Person.signUp(server.origin);
  await open(page, person, "/keys");
  await expect(page.getByRole("heading", { name: "Ligue seus programas ao Vitrine" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Criar chave" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Criar chave" }).click();
  await expect(dialog.getByLabel("Nome", { exact: true })).toHaveAccessibleDescription(/Dê um nome/);
  await expect(dialog.getByText("Marque pelo menos uma permissão.")).toBeVisible();
  await dialog.getByLabel("Nome", { exact: true }).fill("Planilha");
  await dialog.getByRole("checkbox", { name: "Páginas: Escrever" }).check({ force: true });
  await expect(dialog.getByRole("checkbox", { name: "Páginas: Ler" }), "who may write may read").toBeChecked();
  await dialog.getByRole("checkbox", { name: "Páginas: Escrever" }).uncheck({ force: true });
  await expect(dialog.getByRole("checkbox", { name: "Páginas: Ler" })).toBeChecked();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Criar chave" }).click();
  await expect(dialog.getByText("Sua chave está pronta")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog.getByText(/Você ainda não copiou a chave/), "a slip of the hand does not cost the key").toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Copiar chave" }).click();
  await expect(dialog.getByRole("button", { name: "Copiado" })).toBeVisible();
  const key = await page.evaluate(() => navigator.clipboard.readText());
  expect(key).toMatch(/^vtr_/);
  await expect(dialog.locator("pre")).toHaveText(`curl ${server.origin}/api/pages \\\n  -H "Authorization: Bearer ${key}"`);
  await dialog.getByRole("button", { name: "Pronto" }).click();
  await expect(dialog).toBeHidden();
  const ask = (path: string) => fetch(`${server.origin}/api${path}`, { headers: { authorization: `Bearer ${key}` } });
  expect((await ask("/pages")).status).toBe(200);
  expect((await ask("/leads")).status).toBe(403);
  const row = page.getByRole("row").filter({ hasText: "Planilha" });
  await expect(row).toContainText("Páginas (ler)");
  await expect(row).toContainText(key.slice(0, 8));
  await page.reload();
  await expect(row).not.toContainText("Nunca usada");
  await expect(page.getByText(key)).toHaveCount(0);
  await expectAccessible(page);
  await row.getByRole("button", { name: "Revogar a chave Planilha" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Revogar" }).click();
  await expect(page.getByText("Chave revogada")).toBeVisible();
  await expect(row).toHaveCount(0);
  expect((await ask("/pages")).status).toBe(401);
});

test("everything is downloaded as one archive, once it is known who asks", async ({ page }) => {
  const person = await Person.signUp(server.origin);
  const site = await person.site("arquivo");
  await person.page(site.id, "Oferta", "oferta");
  await open(page, person, "/data");
  await expectAccessible(page);
  // As ten minutes after logging in.
  await page.route("**/api/auth/proof", (route) =>
    route.request().method() === "GET" ? route.fulfill({ json: { isProven: false, password: true, methods: [] } }) : route.fallback(),
  );
  await page.getByRole("button", { name: "Baixar tudo (.zip)" }).click();
  await page.getByRole("dialog").getByLabel("Senha", { exact: true }).fill(Person.password);
  const downloading = page.waitForEvent("download");
  await page.keyboard.press("Enter");
  const download = await downloading;
  await expect(page.getByText("O download começou.")).toBeVisible();
  expect(download.suggestedFilename()).toMatch(/^vitrine-\d{4}-\d\d-\d\d\.zip$/);
  const files = await readZip(await readFile(await download.path()));
  expect([...files.keys()]).toEqual(expect.arrayContaining(["LEIA-ME.txt", "account.json"]));
  expect(files.get("account.json")?.toString("utf8")).toContain(person.email);
  expect([...files.keys()].some((name) => name.includes("oferta"))).toBe(true);
});

test("who does not show who they are downloads nothing", async ({ page }) => {
  await open(page, await Person.signUp(server.origin), "/data");
  await page.route("**/api/auth/proof", (route) => route.fulfill({ json: { isProven: false, password: true, methods: [] } }));
  await page.getByRole("button", { name: "Baixar tudo (.zip)" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByText("O download começou.")).toHaveCount(0);
});

test("a deletion is asked for with the e-mail typed, shown everywhere, and taken back", async ({ page }) => {
  const person = await Person.signUp(server.origin);
  await open(page, person, "/data");
  await page.getByRole("button", { name: "Excluir minha conta" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("Digite seu e-mail para confirmar")).toBeFocused();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Excluir em 14 dias" }).click();
  await expect(dialog.getByLabel("Digite seu e-mail para confirmar")).toHaveAccessibleDescription(/igual ao que está abaixo/);
  await dialog.getByLabel("Digite seu e-mail para confirmar").fill(person.email);
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^Sua conta será excluída em \d/).first()).toBeVisible();
  await expectAccessible(page);
  expect((await person.call<{ deletesAt: string | null }>("get", "/accounts/me")).deletesAt).not.toBeNull();
  await page.getByRole("button", { name: "Manter minha conta" }).click();
  await expect(page.getByRole("button", { name: "Excluir minha conta" })).toBeVisible();
  expect((await person.call<{ deletesAt: string | null }>("get", "/accounts/me")).deletesAt).toBeNull();
});

test("support sees the profile, and none of what is the owner's alone", async ({ page }) => {
  const person = await Person.signUp(server.origin);
  const account = await person.call<Record<string, unknown>>("get", "/accounts/me");
  await person.enter(page.context());
  await page.route("**/api/accounts/me", (route) =>
    route.fulfill({ json: { ...account, support: { name: "Rui", since: new Date().toISOString() } } }),
  );
  const refused: string[] = [];
  page.on("response", (response) => response.status() >= 400 && refused.push(response.url()));
  await page.goto(`${server.origin}/account`);
  await expect(page.getByText("Só quem é dono da conta pode mudar o e-mail.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Trocar e-mail" })).toHaveCount(0);
  for (const name of ["Segurança", "API", "Dados"]) {
    await page.getByRole("navigation", { name: "Minha conta" }).getByRole("link", { name }).click();
    await expect(page.getByRole("heading", { name: "Só quem é dono da conta vê esta parte" })).toBeVisible();
  }
  await expectAccessible(page);
  expect(refused).toEqual([]);
});

for (const path of ["", "/security", "/keys", "/data"]) {
  test(`nothing sticks out on a phone: /account${path}`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    const person = await Person.signUp(server.origin);
    await person.call("post", "/accounts/me/keys", {
      name: "Umachavecomumnomesemespaçosmuitomaislongodoqueotelefone",
      scopes: ["leads:read", "pages:write"],
    });
    await open(page, person, path);
    await expect(page.getByRole("main").getByRole("heading", { level: 2 }).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await expectAccessible(page);
  });
}
