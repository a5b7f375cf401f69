import { hostKey } from "@vitrine/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pageWithForm } from "../../testing/page-with-form.ts";
import { freePort } from "../../testing/send.ts";
import { startTestServer, type TestCaller, type TestServer } from "../../testing/test-server.ts";
import { certifyPlatform } from "./certify-platform.ts";

const SITES_DOMAIN = "paginas.example";
let server: TestServer;
let ana: TestCaller;
let secure: string;
beforeAll(async () => {
  const httpsPort = await freePort();
  secure = `.${SITES_DOMAIN}:${httpsPort}`;
  server = await startTestServer({ VITRINE_SITES_DOMAIN: SITES_DOMAIN, VITRINE_HTTPS_PORT: String(httpsPort) });
  ana = await server.newCaller();
});
afterAll(() => server.stop());

const newSite = async (name: string) => (await ana.call("POST", "/api/sites", { name, region: "br" })).json();

test("sites under the platform's name are told over HTTPS while it has a certificate for them, those made since too", async () => {
  const { platform } = server.running;
  const site = await newSite("velha");
  expect(site.url).toBe(`http://velha.${SITES_DOMAIN}`);
  await ana.call("PATCH", `/api/sites/${site.id}`, { name: "loja" });
  const page = { siteId: site.id, slug: "oferta", title: "Oferta", document: pageWithForm().document };
  const pageId = (await ana.call("POST", "/api/pages", page)).json().id;
  await ana.call("POST", `/api/pages/${pageId}/publish`);
  const urlOf = async (id: string) => (await ana.call("GET", `/api/sites/${id}`)).json().url;
  const expectAt = async (origin: string): Promise<void> => {
    expect(await urlOf(site.id)).toBe(origin);
    const served = async () => (await server.send(`loja.${SITES_DOMAIN}`, "/oferta")).text;
    await expect.poll(served, { timeout: 15_000 }).toContain(`<link rel="canonical" href="${origin}/oferta">`);
    const leadsTo = async () => JSON.parse(String(await platform.storage.get(hostKey("velha")))).leadsTo;
    await expect.poll(leadsTo, { message: "the name of before" }).toBe(origin);
  };
  await expectAt(`http://loja.${SITES_DOMAIN}`);
  await certifyPlatform(platform, true);
  await expectAt(`https://loja${secure}`);
  const late = await newSite("nova");
  expect([late.url, await urlOf(late.id)]).toEqual([`https://nova${secure}`, `https://nova${secure}`]);
  await certifyPlatform(platform, false);
  await expectAt(`http://loja.${SITES_DOMAIN}`);
  expect(await urlOf(late.id)).toBe(`http://nova.${SITES_DOMAIN}`);
});
