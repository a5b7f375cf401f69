import { existsSync } from "node:fs";
import { join } from "node:path";
import { hostKey } from "@vitrine/contract";
import { expect, onTestFinished, test } from "vitest";
import { a, cname, dnsAnswerer, ns, txt } from "../../../platform/dns/testing/dns-answerer.ts";
import { type BuiltServer, makeBuiltOwner, startBuiltServer } from "../../../testing/built-server.ts";
import { databaseFixture } from "../../../testing/database-fixture.ts";
import { endLeases } from "../../../testing/kill/end-leases.ts";
import { freePort, send } from "../../../testing/send.ts";
import { picturedPage, uploadPhoto } from "../testing/pictured-page.ts";
import { imagesNamedIn } from "../testing/pictured-shop.ts";

const PAGES = ["um", "dois", "tres"];
/** The kill comes at most so many milliseconds after a step was acknowledged: before, amid or after the next. */
const MOST_MS = 400;
const SETTLED = { timeout: 60_000, interval: 100 };

test("a server killed between any two steps of an image domain's life shows images where its pages have them, and goes on", {
  timeout: 240_000,
}, async () => {
  const fixture = await databaseFixture();
  onTestFinished(() => fixture.remove());
  const names = await dnsAnswerer();
  onTestFinished(() => names.stop());
  const port = await freePort();
  const env = {
    ...fixture.settings(port),
    VITRINE_DNS_SERVERS: names.address,
    VITRINE_PUBLIC_ADDRESSES: "203.0.113.7",
    VITRINE_SITES_DOMAIN: "vitrine-sites.example",
  };
  const { apiKey, call } = makeBuiltOwner(env);
  const enter = ({ zone, records }: { zone: string; records: { type: "TXT" | "A" | "CNAME"; host: string; value: string }[] }): void => {
    names.entries.set(`NS ${zone}`, [ns(zone, "ns1.example")]);
    for (const { type, host, value } of records)
      names.entries.set(`${type} ${host}`, [{ TXT: txt, A: a, CNAME: cname }[type](host, value)]);
  };
  const verify = async (domain: { id: string } & Parameters<typeof enter>[0]): Promise<void> => {
    enter(domain);
    expect((await call("POST", `/api/domains/${domain.id}/verify`)).json().state).toBe("completed");
  };
  const host = "img.queda.example";
  const imageDomain = async (id: string) => (await call("GET", `/api/image-domains/${id}`)).json();

  /** Where pages have their images, each of which is shown there. */
  const imageOrigins = async (): Promise<string[]> => {
    const origins = new Set<string>();
    for (const path of PAGES) {
      const page = await send(port, "queda.example", `/${path}`);
      const named = imagesNamedIn(page.text);
      expect([page.status, named.length > 0], path).toEqual([200, true]);
      const ofPage = new Set(named.map((address) => new URL(address, "http://queda.example").hostname));
      expect(ofPage.size, "a page has all of its images in one place").toBe(1);
      for (const origin of ofPage) {
        expect((await send(port, origin, new URL(named[0] ?? "", "http://queda.example").pathname)).status, `${path} at ${origin}`).toBe(
          200,
        );
        origins.add(origin);
      }
    }
    return [...origins].sort();
  };

  let server: BuiltServer = await startBuiltServer(env);
  onTestFinished(async () => void (await server.end("SIGKILL")));
  const killSoon = async (): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve, Math.random() * MOST_MS));
    await server.end("SIGKILL");
    expect(existsSync(join(fixture.dataFolder, "storage", hostKey(host))), "what pages may name is on disk").toBe(true);
    await endLeases(fixture);
    server = await startBuiltServer(env);
    // Whatever was cut off: pages name either, and both show images.
    expect(["img.queda.example", "queda.example"]).toEqual(expect.arrayContaining(await imageOrigins()));
  };

  const { id: siteId } = (await call("POST", "/api/sites", { name: "queda", region: "br" })).json();
  await verify((await call("POST", `/api/sites/${siteId}/domains`, { name: "queda.example" })).json());
  const photo = await uploadPhoto({ send: (to, path, options) => send(port, to, path, options) }, { apiKey });
  for (const slug of PAGES) {
    const page = (await call("POST", "/api/pages", { siteId, slug, title: `Página ${slug}`, document: picturedPage(photo) })).json();
    expect((await call("POST", `/api/pages/${page.id}/publish`)).status).toBe(200);
  }
  const { domain } = (await call("POST", `/api/sites/${siteId}/image-domain`, { name: host })).json();
  const inService = async (): Promise<void> => {
    await expect.poll(async () => (await imageDomain(domain.id)).stage, SETTLED).toBe("active");
    expect(await imageOrigins()).toEqual([host]);
  };
  const leaving = async (): Promise<void> => {
    await expect.poll(async () => (await imageDomain(domain.id)).endsAt, SETTLED).not.toBeNull();
    expect(await imageOrigins()).toEqual(["queda.example"]);
  };

  await verify(domain);
  await killSoon();
  await inService();
  expect((await call("DELETE", `/api/image-domains/${domain.id}`)).status).toBe(204);
  await killSoon();
  await leaving();
  expect(server.errors()).not.toMatch(/"level":"error"/);
});
