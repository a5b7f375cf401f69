import { expect, onTestFinished, test } from "vitest";
import { pageWithForm } from "../../../testing/page-with-form.ts";
import { freePort } from "../../../testing/send.ts";
import { domainsFixture, SITES_DOMAIN } from "../testing/domains-fixture.ts";
import { noteCertificate } from "./note-certificate.ts";

test("a site's address is told over HTTPS while its domain has a certificate, wherever it is told", async () => {
  const httpsPort = await freePort();
  const fixture = await domainsFixture({ VITRINE_HTTPS_PORT: String(httpsPort) });
  onTestFinished(() => fixture.stop());
  const { platform } = fixture.server.running;
  const ana = await fixture.newOwner("loja");
  const page = { siteId: ana.siteId, slug: "oferta", title: "Oferta", document: pageWithForm().document };
  const pageId = (await ana.call("POST", "/api/pages", page)).json().id;
  await ana.call("POST", `/api/pages/${pageId}/publish`);
  const domain = (await ana.connect("torta.example")).json();
  fixture.enter(domain);
  expect((await ana.verify(domain.id)).state).toBe("completed");
  const note = (hasCertificate: boolean) =>
    platform.database.transaction((queries) => noteCertificate(platform, queries, "torta.example", hasCertificate));
  const told = async () => ({
    site: await ana.address(),
    page: (await ana.call("GET", `/api/pages/${pageId}`)).json().url,
    domain: (await ana.get(domain.id)).url,
  });
  const served = async () => (await fixture.server.send("torta.example", "/oferta")).text;
  /** By the row at once, by what is published as soon as the page was made anew. */
  const expectAt = async (origin: string): Promise<void> => {
    expect(await told()).toEqual({ site: origin, page: `${origin}/oferta`, domain: origin });
    await expect.poll(served, { timeout: 15_000 }).toContain(`<link rel="canonical" href="${origin}/oferta">`);
  };
  await expectAt("http://torta.example");
  await note(true);
  await expectAt(`https://torta.example:${httpsPort}`);
  // Said again, nobody is told, and nothing is made anew.
  const tell = () => Promise.reject(new Error("told again"));
  const untold = { ...platform, events: { ...platform.events, tell } };
  await platform.database.transaction((queries) => noteCertificate(untold, queries, "torta.example", true));
  await note(false);
  await expectAt("http://torta.example");
  await note(true);
  const removed = await ana.call("DELETE", `/api/domains/${domain.id}`);
  expect([removed.status, await ana.address()]).toEqual([409, `https://torta.example:${httpsPort}`]);
  await ana.call("POST", `/api/pages/${pageId}/unpublish`);
  expect((await ana.remove(domain.id)).status).toBeLessThan(300);
  expect(await ana.address(), "its name has no certificate").toBe(`http://loja.${SITES_DOMAIN}`);
});
