import { a, cname, type DnsAnswerer, dnsAnswerer, ns, txt } from "../../apps/server/src/platform/dns/testing/dns-answerer.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { Person } from "../support/person.ts";
import { startTestServer, type TestServer } from "../support/server.ts";
import { DESK, PHONE } from "../support/sizes.ts";
import { expect, test } from "../support/test.ts";

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

interface Shown {
  readonly id: string;
  readonly records: readonly { readonly type: string; readonly host: string; readonly value: string }[];
}

/** Makes the entries that a domain asks for. */
function enter({ records }: Shown): void {
  const made = { TXT: txt, A: a, CNAME: cname };
  for (const { type, host, value } of records) dns.entries.set(`${type} ${host}`, [made[type as keyof typeof made](host, value)]);
}

for (const viewport of [DESK, PHONE]) {
  test(`somebody gives a site's images a subdomain by keyboard, and takes it away, at ${viewport.width}`, async ({ page, context }) => {
    await page.setViewportSize(viewport);
    const domain = `fotos-${viewport.width}.com.br`;
    dns.entries.set(`NS ${domain}`, [ns(domain, "ada.ns.cloudflare.com")]);
    const person = await Person.signUp(server.origin);
    const site = await person.site(`fotos-${viewport.width}`);
    await person.enter(context);
    const pages = await person.call<Shown>("post", `/sites/${site.id}/domains`, { name: domain });
    enter(pages);
    await person.call("post", `/domains/${pages.id}/verify`);

    await page.goto(`${server.origin}/dns`);
    const section = page.getByRole("region", { name: "Domínios de imagens" });
    await expect(section).toContainText("Não conectado");
    await expectAccessible(page);
    await section.getByRole("button", { name: "Conectar domínio de imagens" }).press("Enter");
    const field = page.getByRole("textbox", { name: "Subdomínio" });
    await expect(field).toHaveValue(`img.${domain}`);
    await field.fill(domain);
    await page.keyboard.press("Enter");
    await expect(field).toHaveAccessibleDescription(/É preciso um subdomínio/);
    await field.fill(`img.${domain}`);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/dns\/images\/dom_/);
    await expect(page.getByRole("heading", { level: 1, name: `img.${domain}` })).toBeVisible();
    await expect(page.getByText("DNS pendente")).toBeVisible();
    await expectAccessible(page);

    const id = page.url().split("/").at(-1) ?? "";
    enter(await person.call<Shown>("get", `/domains/${id}`));
    await page.getByRole("button", { name: "Verificar agora" }).click();
    await expect(page.getByText("Domínio de imagens ativo", { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.goto(`${server.origin}/sites`);
    await expect(page.getByRole("link", { name: `img.${domain}` })).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: domain }).first()).toContainText(/Domínio de imagens\s*Ativo/);

    await page.getByRole("link", { name: `img.${domain}` }).click();
    await page.getByRole("button", { name: "Remover domínio de imagens" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Remover domínio de imagens" }).click();
    await expect(page.getByText(/Nenhuma página usa mais este domínio/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Manter o domínio" }).click();
    await expect(page.getByText("Domínio de imagens ativo", { exact: true })).toBeVisible();
  });
}
