import { connect } from "node:tls";
import { pebbleProgram } from "../../apps/server/src/features/domains/certificates/testing/pebble-program.ts";
import { type Pebble, startPebble } from "../../apps/server/src/features/domains/certificates/testing/start-pebble.ts";
import { openPortAhead, type PortAhead } from "../../apps/server/src/features/domains/testing/open-port-ahead.ts";
import { hasNameServers, type NameServers, startNameServers } from "../../apps/server/src/features/domains/testing/start-name-servers.ts";
import { freePort } from "../../apps/server/src/testing/send.ts";
import { entriesOn, zoneLine } from "../support/entries-on.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { Person } from "../support/person.ts";
import { startTestServer, type TestServer } from "../support/server.ts";
import { DESK, PHONE } from "../support/sizes.ts";
import { expect, type Page, test } from "../support/test.ts";

const ADDRESS = "192.0.2.10";
const PATIENCE_MS = 20_000;
const SIZES = [
  { name: "minha-loja.example", viewport: DESK },
  { name: "loja-de-bolso.example", viewport: PHONE },
] as const;

test.use({
  locale: "pt-BR",
  // The names of the tests lead to this machine, as their entries say that they lead to the server.
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, args: [...(launchOptions.args ?? []), "--host-resolver-rules=MAP *.example 127.0.0.1"] });
  },
});

const program = pebbleProgram();
test.describe.configure({ timeout: 90_000 });
test.skip(program === null || !hasNameServers(), "needs pebble, knot and unbound");

let servers: NameServers;
let eighty: PortAhead;
let pebble: Pebble;
let server: TestServer;
let httpsPort: number;
test.beforeAll(async () => {
  if (program === null) return;
  const [port, zonePort] = [await freePort(), await freePort()];
  httpsPort = await freePort();
  eighty = await openPortAhead();
  const zones = Object.fromEntries(SIZES.map(({ name }) => [name, { entries: [] }]));
  [servers, pebble] = await Promise.all([
    startNameServers({ port, zonePort, zones, elsewhere: {} }),
    startPebble(program, { http: eighty.port }),
  ]);
  server = await startTestServer({
    VITRINE_DNS_SERVERS: `127.0.0.1:${port}`,
    VITRINE_PUBLIC_ADDRESSES: ADDRESS,
    VITRINE_ACME_DIRECTORY: pebble.directory,
    VITRINE_ACME_CA: pebble.extraCa,
    VITRINE_HTTPS_PORT: String(httpsPort),
  });
});
test.afterAll(async () => {
  await server?.stop();
  await Promise.all([servers?.stop(), pebble?.stop(), eighty?.stop()]);
});

/** Whether a name shows a certificate that is for it and was made by the authority: null, or what is wrong with it. */
async function distrustOf(name: string): Promise<Error | null> {
  const ca = await pebble.root();
  return new Promise((resolve) => {
    const socket = connect({ host: "127.0.0.1", port: httpsPort, servername: name, ca }, () => {
      socket.end();
      resolve(null);
    });
    socket.on("error", resolve);
  });
}

/** The step of the way that a domain has to go, by its title. */
function step(page: Page, title: string) {
  return page.getByRole("list", { name: "Andamento" }).getByRole("listitem").filter({ hasText: title });
}

for (const { name, viewport } of SIZES) {
  test(`from a name typed into the screen to its page under a padlock, at ${viewport.width}`, async ({ page, context, browser }) => {
    await page.setViewportSize(viewport);
    eighty.hold();
    const person = await Person.signUp(server.origin);
    const site = await person.site(`loja-${viewport.width}`);
    await person.publish((await person.page(site.id, "Oferta de março", "oferta", "presell")).id);
    await person.enter(context);
    await page.goto(`${server.origin}/dns`);
    await page.getByRole("button", { name: "Conectar domínio" }).click();
    await page.getByRole("textbox", { name: "Domínio" }).fill(name);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();

    const entries = await entriesOn(page);
    expect(entries.map(({ type }) => type)).toContain("TXT");
    servers.change(name, entries.map(zoneLine));
    await page.getByRole("button", { name: "Verificar agora" }).click();
    await expect(step(page, "Entradas de DNS")).toContainText("Concluído");
    await expect(step(page, "Certificado SSL"), "the authority has not seen it yet").toContainText("Ativação em andamento");
    await expectAccessible(page);

    eighty.leadTo(Number(new URL(server.origin).port));
    await expect(step(page, "Certificado SSL"), "the screen moves by itself").toContainText("Quem visita vê o cadeado", {
      timeout: PATIENCE_MS,
    });
    await expectAccessible(page);
    expect(await distrustOf(name)).toBeNull();

    // Browsers keep roots where a test cannot put one for itself alone: whom to trust was settled above.
    const visitor = await browser.newContext({ ignoreHTTPSErrors: true, viewport });
    const opened = await visitor.newPage();
    const home = (await page.getByRole("link", { name: `Abrir ${name}` }).getAttribute("href")) ?? "";
    const shown = await opened.goto(`${home}/oferta`);
    expect([shown?.status(), (await shown?.securityDetails())?.issuer]).toEqual([200, expect.stringContaining("Pebble")]);
    await expect(opened).toHaveTitle("Oferta de março");
    await opened.goto(`http://${name}:${new URL(server.origin).port}/oferta?de=email`);
    await expect(opened).toHaveURL(`https://${name}:${httpsPort}/oferta?de=email`);
    await expect(opened).toHaveTitle("Oferta de março");
    await visitor.close();
  });
}
