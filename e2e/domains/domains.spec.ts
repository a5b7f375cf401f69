import { a, type DnsAnswerer, dnsAnswerer, ns, txt } from "../../apps/server/src/platform/dns/testing/dns-answerer.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { Person } from "../support/person.ts";
import { startTestServer, type TestServer } from "../support/server.ts";
import { DESK, PHONE } from "../support/sizes.ts";
import { expect, type Page, test } from "../support/test.ts";
import { wordsIn } from "../support/words.ts";

test.use({ locale: "pt-BR", viewport: DESK });

const ADDRESS = "192.0.2.10";
let dns: DnsAnswerer;
let server: TestServer;
test.beforeAll(async () => {
  dns = await dnsAnswerer();
  server = await startTestServer({ VITRINE_DNS_SERVERS: dns.address, VITRINE_PUBLIC_ADDRESSES: ADDRESS });
});
test.afterAll(async () => {
  await server.stop();
  await dns.stop();
});

/** Registers a domain, with nothing in it but who answers for it. */
function register(domain: string): void {
  dns.entries.set(`NS ${domain}`, [ns(domain, "ada.ns.cloudflare.com")]);
}

/** What the screen says that the entry of a purpose is to be, as it is copied from there. */
async function valueOn(page: Page, purpose: RegExp): Promise<{ whole: string; value: string }> {
  const card = page.getByRole("article", { name: purpose });
  const copied = async (name: RegExp): Promise<string> => {
    const label = await card.getByRole("button", { name }).last().getAttribute("aria-label");
    return label?.split(" ").at(-1) ?? "";
  };
  return { whole: await copied(/^Copiar o nome inteiro/), value: await copied(/^Copiar o valor/) };
}

for (const viewport of [DESK, PHONE]) {
  test(`somebody connects a domain, mends a wrong entry and sees it completed, at ${viewport.width}`, async ({ page, context }) => {
    await page.setViewportSize(viewport);
    const domain = `loja-${viewport.width}.com.br`;
    register(domain);
    const person = await Person.signUp(server.origin);
    await person.site(`loja-${viewport.width}`);
    await person.enter(context);
    await page.goto(`${server.origin}/dns`);
    await expect(page.getByRole("heading", { name: "Ponha sua placa na porta" })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Conectar domínio" }).click();
    const field = page.getByRole("textbox", { name: "Domínio" });
    await field.fill("localhost");
    await page.keyboard.press("Enter");
    await expect(field).toHaveAccessibleDescription(/Domínio inválido\./);
    await field.fill(`https://${domain}/oferta?x=1`);
    await expect(page.getByRole("dialog").getByText(domain, { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/dns\/dom_/);
    await expect(page.getByRole("heading", { level: 1, name: domain })).toBeVisible();
    // Where name servers were slow the first time, they are asked again twenty seconds later.
    await expect(page.getByRole("link", { name: /Abrir o painel: Cloudflare/ })).toBeVisible({ timeout: 45_000 });
    await expectAccessible(page);

    const ownership = await valueOn(page, /Mostra que o domínio é seu/);
    expect(ownership.whole).toContain(domain);
    dns.entries.set(`TXT ${ownership.whole}`, [txt(ownership.whole, ownership.value)]);
    dns.entries.set(`A ${domain}`, [a(domain, "8.8.4.4")]);
    const verify = page.getByRole("button", { name: "Verificar agora" });
    await verify.click();
    const address = page.getByRole("article", { name: /Traz as visitas/ });
    await expect(address).toContainText("Errada");
    await expect(address).toContainText(`${domain} aponta para 8.8.4.4. Deve apontar para ${ADDRESS}.`);
    await expect(address).toContainText("HADK8");
    await expect(page.getByRole("article", { name: /Mostra que o domínio é seu/ })).toHaveCount(0);
    await expectAccessible(page);

    const list = await context.newPage();
    await list.setViewportSize(viewport);
    await list.goto(`${server.origin}/dns`);
    await expect(list.getByRole("listitem").filter({ hasText: domain })).toContainText("Falta 1 entrada");
    dns.entries.set(`A ${domain}`, [a(domain, ADDRESS)]);
    await expect(verify).toBeVisible({ timeout: 30_000 });
    await verify.click();
    await expect(page.getByText("Domínio conectado")).toBeVisible();
    await expectAccessible(page);
    await expect(list.getByRole("listitem").filter({ hasText: domain }), "the other tab moves by itself").toContainText("Concluído");
    await expectAccessible(list);
  });
}

test("with the keyboard alone a domain is connected, copied from and unlinked", async ({ page, context, browserName }) => {
  if (browserName === "chromium") await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  register("teclado.com.br");
  const person = await Person.signUp(server.origin);
  await person.site("teclado");
  await person.enter(context);
  await page.goto(`${server.origin}/dns`);
  const reach = async (name: RegExp): Promise<void> => {
    const wanted = page.getByRole("button", { name }).or(page.getByRole("link", { name })).first();
    await wanted.waitFor();
    for (let presses = 0; presses < 60; presses++) {
      if (await wanted.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press("Tab");
    }
    throw new Error(`nobody reaches ${name} by the keyboard`);
  };
  await reach(/^Conectar domínio$/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: "Domínio" })).toBeFocused();
  await page.keyboard.type("teclado.com.br");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/dns\/dom_/);
  await reach(/^Copiar o valor/);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Copiado", { exact: true }).first()).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe((await valueOn(page, /Mostra que/)).value);
  await page.keyboard.press("Shift+Tab");
  await page.goto(page.url());
  await reach(/^Mais ações de teclado/);
  await page.keyboard.press("Enter");
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Desconectar teclado.com.br?" });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await reach(/^Desconectar domínio$/);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${server.origin}/dns`);
  await expect(page.getByRole("heading", { name: "Ponha sua placa na porta" })).toBeVisible();
});

for (const language of ["en", "es"] as const) {
  test(`every word of it is there in ${language}`, async ({ page, context }) => {
    register(`loja-${language}.com.br`);
    const person = await Person.signUp(server.origin, language);
    const site = await person.site(`loja-${language}`);
    const { id } = await person.call("post", `/sites/${site.id}/domains`, { name: `loja-${language}.com.br` });
    await person.enter(context);
    await page.goto(`${server.origin}/dns/${id}`);
    const words = wordsIn(language);
    await expect(page.getByRole("heading", { name: words("domains", "entries.title") })).toBeVisible();
    await expect(page.getByRole("button", { name: words("domains", "look.again") })).toBeVisible();
    await expect(page.getByRole("article").first()).toContainText(words("domains", "record.ttlHint"));
  });
}
