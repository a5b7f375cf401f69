import { request } from "node:https";
import { expect, onTestFinished, test } from "vitest";
import { pageWithForm } from "../../testing/page-with-form.ts";
import { freePort } from "../../testing/test-server.ts";
import { findCertificate } from "./certificates/certificate-store.ts";
import { pebbleProgram } from "./certificates/testing/pebble-program.ts";
import { startPebble } from "./certificates/testing/start-pebble.ts";
import { domainsFixture } from "./testing/domains-fixture.ts";
import { openPortAhead } from "./testing/open-port-ahead.ts";

const program = pebbleProgram();

/** What somebody gets who asks for a page over HTTPS. */
function askOverHttps(port: number, host: string, path: string): Promise<{ status: number | undefined; body: string }> {
  return new Promise((resolve, reject) => {
    const options = { host: "127.0.0.1", port, path, servername: host, headers: { host }, rejectUnauthorized: false, agent: false };
    const sent = request(options, async (response) => {
      let body = "";
      for await (const chunk of response.setEncoding("utf8")) body += chunk;
      resolve({ status: response.statusCode, body });
    });
    sent.on("error", reject).end();
  });
}

test.skipIf(program === null)(
  "ten seconds after its entries are right a domain shows its pages over HTTPS",
  { timeout: 60_000 },
  async () => {
    if (program === null) return;
    // The authority is told where visitors are answered before there is anybody to answer them.
    const eighty = await openPortAhead();
    onTestFinished(() => eighty.stop());
    const pebble = await startPebble(program, { http: eighty.port });
    onTestFinished(() => pebble.stop());
    const httpsPort = await freePort();
    const fixture = await domainsFixture({
      ...{ VITRINE_ACME_DIRECTORY: pebble.directory, VITRINE_ACME_CA: pebble.extraCa },
      VITRINE_HTTPS_PORT: String(httpsPort),
    });
    onTestFinished(() => fixture.stop());
    eighty.leadTo(fixture.server.port);

    const ana = await fixture.newOwner("loja");
    const body = { siteId: ana.siteId, slug: "oferta", title: "Oferta", document: pageWithForm().document };
    const page = (await ana.call("POST", "/api/pages", body)).json();
    expect((await ana.call("POST", `/api/pages/${page.id}/publish`)).status).toBe(200);
    const domain = (await ana.connect("ana-cursos.example")).json();
    await expect(askOverHttps(httpsPort, domain.name, "/oferta")).rejects.toThrow();
    fixture.enter(domain);

    const since = performance.now();
    expect((await ana.verify(domain.id)).state).toBe("completed");
    await expect.poll(() => ana.get(domain.id).then(({ ssl }) => ssl), { timeout: 20_000, interval: 50 }).toBe("active");
    const shown = await askOverHttps(httpsPort, domain.name, "/oferta");
    expect(performance.now() - since).toBeLessThan(10_000);
    expect([shown.status, shown.body.includes("<form")]).toEqual([200, true]);

    const plain = await fixture.server.send(domain.name, "/oferta?a=1");
    expect([plain.status, plain.headers.location]).toEqual([308, `https://ana-cursos.example:${httpsPort}/oferta?a=1`]);
    expect(await ana.address()).toBe(`https://ana-cursos.example:${httpsPort}`);
    // The other form of the name has a certificate of its own, and leads on.
    await expect
      .poll(() => fixture.partOf("www.ana-cursos.example").then((part) => part?.certificate ?? null), { timeout: 20_000 })
      .not.toBeNull();
    expect((await askOverHttps(httpsPort, "www.ana-cursos.example", "/oferta")).status).toBe(308);
    expect((await fixture.partOf("www.ana-cursos.example"))?.leadsTo).toBe(`https://ana-cursos.example:${httpsPort}`);
  },
);

test.skipIf(program === null)(
  "where nobody is reached on port 80, a domain has its certificate by the port of HTTPS, without waiting",
  { timeout: 60_000 },
  async () => {
    if (program === null) return;
    const port443 = await openPortAhead();
    onTestFinished(() => port443.stop());
    const pebble = await startPebble(program, { http: await freePort(), tls: port443.port });
    onTestFinished(() => pebble.stop());
    const httpsPort = await freePort();
    port443.leadTo(httpsPort);
    const fixture = await domainsFixture({
      ...{ VITRINE_ACME_DIRECTORY: pebble.directory, VITRINE_ACME_CA: pebble.extraCa },
      VITRINE_HTTPS_PORT: String(httpsPort),
    });
    onTestFinished(() => fixture.stop());
    const ana = await fixture.newOwner("loja");
    const { platform } = fixture.server.running;
    const connected = async (name: string): Promise<void> => {
      const domain = (await ana.connect(name)).json();
      fixture.enter(domain);
      // Looked at by itself a moment before, it may be at the second way by now, and asks for three minutes.
      await ana.verify(domain.id);
      const reached = () => ana.get(domain.id).then(({ state, ssl }) => [state, ssl]);
      await expect.poll(reached, { timeout: 20_000, interval: 50 }).toEqual(["completed", "active"]);
      expect((await askOverHttps(httpsPort, name, "/")).status).not.toBe(421);
    };
    await connected("porta443.example");
    // A name too long for a common name, too.
    const long = `${"a".repeat(60)}.${"b".repeat(60)}.example`;
    await connected(long);
    for (const name of ["porta443.example", long]) {
      const row = await findCertificate(platform.database.queries, name);
      expect(row).toMatchObject({ way: "tls-alpn-01", failures: 0, problem: null });
    }
    for (const folder of ["challenges/", "tls-challenges/"])
      await expect.poll(() => Array.fromAsync(platform.storage.list(folder))).toEqual([]);
  },
);
