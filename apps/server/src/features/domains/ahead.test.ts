import { request } from "node:https";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { cname, ns } from "../../platform/dns/testing/dns-answerer.ts";
import { pageWithForm } from "../../testing/page-with-form.ts";
import { freePort } from "../../testing/send.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { findCertificate } from "./certificates/certificate-store.ts";
import { pebbleProgram } from "./certificates/testing/pebble-program.ts";
import { type Pebble, startPebble } from "./certificates/testing/start-pebble.ts";
import { reportWildcardOf } from "./report-wildcard.ts";
import { ADDRESS, domainsFixture, SITES_DOMAIN } from "./testing/domains-fixture.ts";
import { hasNameServers, type NameServers, startNameServers } from "./testing/start-name-servers.ts";

const ELSEWHERE = "198.51.100.9";
const ZONE = "acme.vitrine.example";
const program = pebbleProgram();

interface Shown {
  readonly id: string;
  readonly state: string;
  readonly ssl: string;
  readonly records: readonly {
    readonly host: string;
    readonly value: string;
    readonly purpose: string;
    readonly state: string;
    readonly isRequired: boolean;
    readonly problem?: { readonly code: string };
  }[];
}

const valueAt = ({ records }: Shown, host: string): string => records.find((record) => record.host === host)?.value ?? "";

describe.runIf(hasNameServers() && program !== null)("with Knot DNS, Unbound and Pebble", () => {
  let pebble: Pebble;
  let servers: NameServers;
  let server: TestServer;
  let httpsPort: number;
  let root: string;
  let siteId: string;
  let call: (method: string, path: string, body?: unknown) => Promise<{ readonly status: number; json(): ReturnType<typeof JSON.parse> }>;

  const connect = async (name: string): Promise<Shown> => (await call("POST", `/api/sites/${siteId}/domains`, { name })).json();
  const verify = async (id: string): Promise<Shown> => (await call("POST", `/api/domains/${id}/verify`)).json();
  const get = async (id: string): Promise<Shown> => (await call("GET", `/api/domains/${id}`)).json();

  /** Somebody's visit over HTTPS, who believes the authority of the tests and nobody else. */
  const visit = (host: string, path: string): Promise<{ status: number | undefined; body: string }> =>
    new Promise((resolve, reject) => {
      const options = { host: "127.0.0.1", port: httpsPort, path, servername: host, headers: { host }, ca: root, agent: false };
      const sent = request(options, async (response) => {
        let body = "";
        for await (const chunk of response.setEncoding("utf8")) body += chunk;
        resolve({ status: response.statusCode, body });
      });
      sent.on("error", reject);
      sent.end();
    });

  beforeAll(async () => {
    const [port, zonePort, dnsPort, nobody] = [await freePort(), await freePort(), await freePort(), await freePort()];
    httpsPort = await freePort();
    const zones = {
      example: { entries: [] },
      "loja.example": { entries: [] },
      "torta.example": { entries: [] },
      "bolo.example": { entries: [] },
      [SITES_DOMAIN]: { entries: [`_acme-challenge CNAME sites.${ZONE}.`] },
    };
    servers = await startNameServers({ port, zonePort, zones, elsewhere: { [ZONE]: dnsPort } });
    // Nobody is reached there but by the DNS.
    pebble = await startPebble(program ?? "", { http: nobody, tls: nobody, dns: port });
    root = await pebble.root();
    server = await startTestServer({
      VITRINE_DNS_SERVERS: `127.0.0.1:${port}`,
      VITRINE_PUBLIC_ADDRESSES: ADDRESS,
      VITRINE_SITES_DOMAIN: SITES_DOMAIN,
      VITRINE_HTTPS_PORT: String(httpsPort),
      VITRINE_ACME_DIRECTORY: pebble.directory,
      VITRINE_ACME_CA: pebble.extraCa,
      VITRINE_ACME_DNS_ZONE: ZONE,
      VITRINE_ACME_DNS_PORT: String(dnsPort),
    });
    ({ call } = await server.newCaller());
    siteId = (await call("POST", "/api/sites", { name: "loja", region: "br" })).json().id;
    const page = { siteId, slug: "oferta", title: "Oferta", document: pageWithForm().document };
    const otherId = (await call("POST", "/api/sites", { name: "quitanda", region: "br" })).json().id;
    for (const each of [page, { ...page, siteId: otherId }]) {
      await call("POST", `/api/pages/${(await call("POST", "/api/pages", each)).json().id}/publish`);
    }
  });
  afterAll(async () => {
    await server?.stop();
    await pebble?.stop();
    await servers?.stop();
  });

  test("a domain whose visitors are elsewhere is ready for them before it is switched", { timeout: 60_000 }, async () => {
    const domain = await connect("loja.example");
    const ahead = domain.records.filter(({ purpose }) => purpose === "certificateAhead");
    expect(ahead.map(({ host, isRequired }) => [host, isRequired])).toEqual([
      ["_acme-challenge.loja.example", false],
      ["_acme-challenge.www.loja.example", false],
    ]);
    expect(new Set(ahead.map(({ value }) => value)).size).toBe(2);
    for (const { value } of ahead) expect(value).toMatch(/^[0-9a-f]{32}\.acme\.vitrine\.example$/);
    const own = `_vitrine TXT "${valueAt(domain, "_vitrine.loja.example")}"`;
    const leading = ahead.map(({ host, value }) => `${host}. CNAME ${value}.`);
    servers.change("loja.example", [own, `@ A ${ELSEWHERE}`, `www CNAME loja.example.`, ...leading]);
    const found = await verify(domain.id);
    expect([found.state, found.ssl]).toEqual(["pending", "pending"]);
    expect(found.records.filter(({ purpose }) => purpose === "certificateAhead").map(({ state }) => state)).toEqual(["right", "right"]);
    await expect.poll(async () => (await get(domain.id)).ssl, { timeout: 30_000 }).toBe("active");
    expect((await get(domain.id)).state).toBe("pending");

    // Whoever comes first after the switch, before anybody here has looked.
    expect(await visit("loja.example", "/oferta")).toMatchObject({ status: 200, body: expect.stringContaining("<form") });
    await expect.poll(() => visit("www.loja.example", "/oferta").then(({ status }) => status, String), { timeout: 20_000 }).toBe(308);
    const { queries } = server.running.platform.database;
    const made = await findCertificate(queries, "loja.example");
    expect(made).toMatchObject({ way: "dns-01", failures: 0 });

    servers.change("loja.example", [own, `@ A ${ADDRESS}`, `www CNAME loja.${SITES_DOMAIN}.`, ...leading]);
    const switched = await verify(domain.id);
    expect([switched.state, switched.ssl]).toEqual(["completed", "active"]);
    expect((await findCertificate(queries, "loja.example"))?.name).toBe(made?.name);
    expect((await visit("loja.example", "/oferta")).status).toBe(200);
    expect((await call("GET", `/api/sites/${siteId}`)).json().url).toBe(`https://loja.example:${httpsPort}`);
  });

  test("an entry that leads elsewhere, or another account's, has nothing made", async () => {
    const domain = await connect("torta.example");
    const own = `_vitrine TXT "${valueAt(domain, "_vitrine.torta.example")}"`;
    servers.change("torta.example", [own, `@ A ${ELSEWHERE}`, `_acme-challenge CNAME ${"0".repeat(32)}.${ZONE}.`]);
    const wrong = await verify(domain.id);
    const said = (host: string) =>
      wrong.records.filter((record) => record.host === host).map(({ state, problem }) => [state, problem?.code]);
    expect(said("_acme-challenge.torta.example")).toEqual([["wrong", "cname_wrong"]]);
    expect(said("_acme-challenge.www.torta.example")).toEqual([["missing", "record_missing"]]);
    // Right, but nothing shows that the domain is this account's.
    const other = await connect("bolo.example");
    servers.change("bolo.example", [`_acme-challenge CNAME ${valueAt(other, "_acme-challenge.bolo.example")}.`]);
    const unproven = (await verify(other.id)).records.find(({ host }) => host === "_acme-challenge.bolo.example");
    expect(unproven?.state).toBe("right");
    const { queries } = server.running.platform.database;
    for (const name of ["torta.example", "bolo.example"]) expect(await findCertificate(queries, name), name).toBeUndefined();
    await expect(visit("torta.example", "/oferta")).rejects.toThrow();
  });

  test("sites without a domain of their own are shown under the platform's certificate", { timeout: 60_000 }, async () => {
    const shown = () => visit(`loja.${SITES_DOMAIN}`, "/oferta").catch((error: Error) => ({ status: 0, body: error.message }));
    await expect.poll(async () => (await shown()).status, { timeout: 30_000 }).toBe(200);
    expect((await visit(`outra.${SITES_DOMAIN}`, "/")).status).toBe(404);
    await expect(visit(`a.b.${SITES_DOMAIN}`, "/")).rejects.toThrow();
    const said = await reportWildcardOf(server.running.platform);
    expect(said).toMatchObject({ host: `*.${SITES_DOMAIN}`, state: "ready", problem: null, notAfter: expect.any(Date) });
    // Told so everywhere: on screens, and to search engines by pages that were published before.
    const secure = `https://quitanda.${SITES_DOMAIN}:${httpsPort}`;
    const urls = async () => (await call("GET", "/api/sites")).json().items.map(({ url }: { readonly url: string }) => url);
    await expect.poll(urls).toContain(secure);
    const told = () => visit(`quitanda.${SITES_DOMAIN}`, "/oferta").then(({ body }) => body, String);
    await expect.poll(told, { timeout: 20_000 }).toContain(`<link rel="canonical" href="${secure}/oferta">`);
    const late = (await call("POST", "/api/sites", { name: "nova", region: "br" })).json();
    expect(late.url, "a site made since").toBe(`https://nova.${SITES_DOMAIN}:${httpsPort}`);
    const plain = await server.send(`outra.${SITES_DOMAIN}`, "/x?a=1");
    expect([plain.status, plain.headers.location]).toEqual([308, `https://outra.${SITES_DOMAIN}:${httpsPort}/x?a=1`]);
  });
});

test("the entry is offered while the zone is there and visitors are elsewhere", { timeout: 60_000 }, async () => {
  const fixture = await domainsFixture({
    ...{ VITRINE_ACME_DNS_ZONE: ZONE, VITRINE_ACME_DNS_PORT: String(await freePort()) },
    // Nobody is there: no certificate is made.
    VITRINE_ACME_DIRECTORY: `https://localhost:${await freePort()}/dir`,
  });
  onTestFinished(() => fixture.stop());
  const ana = await fixture.newOwner("loja");
  const offered = ({ records }: Shown) => records.filter(({ purpose }) => purpose === "certificateAhead").map(({ state }) => state);
  const domain: Shown = (await ana.connect("pudim.example")).json();
  expect(offered(domain)).toEqual(["checking", "checking"]);
  expect(offered(await ana.verify(domain.id)), "its parent knows nothing of the zone").toEqual([]);
  fixture.names.entries.set(`NS ${ZONE}`, [ns(ZONE, `ns.${ZONE}`)]);
  const twice = "_acme-challenge.pudim.example.pudim.example";
  fixture.names.entries.set(`CNAME ${twice}`, [cname(twice, valueAt(domain, "_acme-challenge.pudim.example"))]);
  const looked = await ana.verify(domain.id);
  expect(offered(looked)).toEqual(["wrong", "missing"]);
  expect(looked.records.find(({ purpose }: { readonly purpose: string }) => purpose === "certificateAhead").problem.code).toBe(
    "doubled_name",
  );
  fixture.enter({
    ...looked,
    records: looked.records.filter(({ purpose }: { readonly purpose: string }) => purpose !== "certificateAhead"),
  });
  // The look is done, also where its answer is that a certificate is being tried for.
  await ana.verify(domain.id);
  const completed = await ana.get(domain.id);
  expect([completed.state, offered(completed)]).toEqual(["completed", []]);
});
