import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { wholeAccount } from "../../../platform/acting/reach.ts";
import { listOutbox } from "../../../platform/mail/read-outbox.ts";
import { publishPage } from "../../publishing/publish-page.ts";
import { updateDomain } from "../domain-store.ts";
import { exportDomains } from "../export-domains.ts";
import { restoreHosts } from "../restore-hosts.ts";
import { type DomainsFixture, domainsFixture, type Owner } from "../testing/domains-fixture.ts";
import {
  connectImages,
  connectPages,
  imageDomainOf,
  imagesNamedIn,
  type PicturedShop,
  picturedShop,
  removingSince,
  withImages,
} from "../testing/pictured-shop.ts";
import { tendImages } from "./tend-images.ts";

let fixture: DomainsFixture;
let ana: Owner;
let bia: Owner;
beforeAll(async () => {
  fixture = await domainsFixture();
  ana = await fixture.newOwner("loja");
  bia = await fixture.newOwner("outra");
});
afterAll(() => fixture.stop());

const HOUR_MS = 3_600_000;
let made = 0;

const newShop = () => picturedShop(fixture, `loja-${++made}`);
const putIntoService = (shop: PicturedShop, name?: string) => withImages(fixture, shop, name);
const isGone = async (owner: Owner, id: string) => (await owner.call("GET", `/api/image-domains/${id}`)).status;
const pageOf = ({ domain, path }: PicturedShop) => fixture.server.send(domain, path);

/** Carries out what is due of an image domain that is being taken away, as if so much time had passed. */
async function tendLater(id: string, ms: number): Promise<Date | null> {
  const { platform, services } = fixture.server.running;
  const { clock, database } = platform;
  const later = { ...platform, clock: { ...clock, now: () => clock.now() + ms } };
  return tendImages(later, services.countImagePages, id, await removingSince(database.queries, id));
}

describe("an image domain", () => {
  test("is connected, looked for, and shows the images of pages from then on, which allow it", async () => {
    const shop = await newShop();
    expect(new Set(imagesNamedIn((await pageOf(shop)).text).map((address) => address.startsWith("/_v/i/")))).toEqual(new Set([true]));
    const reply = await connectImages(shop.owner, `https://IMG.${shop.domain}/a?b`);
    expect(reply.status, reply.text).toBe(201);
    const image = reply.json();
    const host = `img.${shop.domain}`;
    expect(image).toMatchObject({ stage: "pending", step: null, failure: null, endsAt: null, domain: { name: host, isMain: false } });
    expect(image.domain.records.map(({ type, host: at }: { type: string; host: string }) => [type, at])).toEqual([
      ["TXT", `_vitrine.${host}`],
      ["CNAME", host],
    ]);
    expect((await shop.owner.call("GET", "/api/domains")).json().items.map(({ name }: { name: string }) => name)).toEqual([shop.domain]);
    expect((await shop.owner.call("GET", "/api/image-domains")).json().items).toHaveLength(1);
    fixture.enter(image.domain);
    expect((await shop.owner.verify(image.domain.id)).state).toBe("completed");
    expect(await fixture.partOf(host)).toMatchObject({ host, leadsTo: null, isForImages: true });
    await expect.poll(async () => (await imageDomainOf(shop.owner, image.domain.id)).stage).toBe("active");
    const page = await pageOf(shop);
    const named = imagesNamedIn(page.text);
    expect(named.length).toBeGreaterThanOrEqual(4);
    expect(named.filter((address) => !address.startsWith(`http://${host}/_v/i/`))).toEqual([]);
    expect(page.text).toMatch(/background-image:url\("http:\/\/img\./);
    expect(page.text).toContain(`srcset="http://${host}/_v/i/`.replace("srcset", /srcSet/.test(page.text) ? "srcSet" : "srcset"));
    expect(page.text).toMatch(/property="og:image" content="http:\/\/img\.[^"]+-share"/);
    expect(page.headers["content-security-policy"]).toContain(`img-src 'self' data: http://${host};`);
    // The site's address stays what it was.
    expect(await shop.owner.address()).toBe(`http://${shop.domain}`);
  });

  test("shows images in the best format, to pages of any origin, and keeps nobody's cookies", async () => {
    const shop = await newShop();
    const { name } = await putIntoService(shop);
    for (const address of imagesNamedIn((await pageOf(shop)).text)) {
      const reply = await fixture.server.send(name, new URL(address).pathname, { headers: { accept: "image/webp,*/*" } });
      expect([address, reply.status]).toEqual([address, 200]);
      expect(reply.headers["content-type"]).toMatch(/^image\/(webp|jpeg)$/);
      expect(reply.headers).toMatchObject({
        "cache-control": "public, max-age=31536000, immutable",
        "access-control-allow-origin": "*",
        "cross-origin-resource-policy": "cross-origin",
        "x-content-type-options": "nosniff",
        vary: "accept",
      });
      expect(reply.headers["set-cookie"]).toBeUndefined();
    }
  });

  test("shows nothing else: no page, form, preview, file, other account's image or way out of its folder", async () => {
    const shop = await newShop();
    const { name } = await putIntoService(shop);
    const other = await newShop();
    const [stolen = ""] = imagesNamedIn((await pageOf(other)).text);
    const files = (await pageOf(shop)).text.match(/\/_v\/[0-9a-f]{40}\.\w+/g) ?? [];
    const preview = (await shop.owner.call("POST", `/api/pages/${shop.pageId}/preview`)).json();
    expect((await fixture.server.send(shop.domain, new URL(preview.url).pathname)).status).toBe(200);
    const paths = [
      ...["/", shop.path, "/robots.txt", "/favicon.ico", "/api/account", "/i/img_00000000000000000000000000", stolen, ...files],
      ...[new URL(preview.url).pathname, `/_v/forms/${shop.pageId}/f1`, "/_v/i/", "/_v/i/../../cafe", "/_v/i/%2e%2e%2f%2e%2e%2fcafe"],
      ...[`/_v/i/${"a".repeat(40)}-640`, `/_v/i/${"a".repeat(40)}-share.html`, `/_v/i/${"0".repeat(8_000)}`, "/<script>alert(1)</script>"],
    ];
    for (const path of paths) {
      const reply = await fixture.server.send(name, path);
      expect([path.slice(0, 60), reply.status, reply.text], path.slice(0, 60)).toEqual([path.slice(0, 60), 404, "No image is here.\n"]);
      expect(reply.headers["content-type"]).toBe("text/plain; charset=utf-8");
    }
    for (const method of ["POST", "DELETE", "OPTIONS"]) {
      expect([method, (await fixture.server.send(name, "/_v/i/a", { method })).status]).toEqual([method, 405]);
    }
  });
});

describe("who may connect one", () => {
  const codeOf = async (name: string, owner = ana) => {
    const { code, fields } = (await connectImages(owner, name)).json();
    return [code, fields?.[0]?.code];
  };

  test("is who has a domain that is connected, with a subdomain of a name that nobody forbids", async () => {
    expect(await codeOf("img.cedo.example")).toEqual(["IMAGE_DOMAIN_TOO_EARLY", undefined]);
    const waiting = (await ana.connect("ana-espera.example")).json();
    expect(await codeOf("img.ana-espera.example"), "it is not connected yet").toEqual(["IMAGE_DOMAIN_TOO_EARLY", undefined]);
    fixture.enter(waiting);
    await ana.verify(waiting.id);
    expect(await codeOf("ana-outra.example")).toEqual(["INVALID_INPUT", "image_subdomain_required"]);
    expect(await codeOf("www.ana-outra.example")).toEqual(["INVALID_INPUT", "image_subdomain_required"]);
    expect(await codeOf("localhost")).toEqual(["INVALID_INPUT", "bad_domain"]);
    expect(await codeOf("loja.vitrine-sites.example"), "one of the platform's own").toEqual(["INVALID_INPUT", "bad_domain"]);
    expect((await connectImages(bia, "img.x.example")).json().code).toBe("IMAGE_DOMAIN_TOO_EARLY");
    expect((await bia.call("POST", `/api/sites/${ana.siteId}/image-domain`, { name: "img.x.example" })).status).toBe(404);
    const free = await fixture.server.newPerson({ plan: "free" });
    expect((await free.call("POST", `/api/sites/${ana.siteId}/image-domain`, { name: "img.x.example" })).json().code).toBe("PLAN_REQUIRED");
    const sub = await connectPages(fixture, ana, "paginas.ana-espera.example");
    expect(await codeOf(sub.name), "it shows pages already").toEqual(["DOMAIN_ADDED", "domain_added"]);
    expect((await connectImages(ana, "img.ana-espera.example")).status).toBe(201);
    expect(await codeOf("fotos.ana-espera.example"), "a site has one").toEqual(["IMAGE_DOMAIN_CONNECTED", undefined]);
    expect(await codeOf("img.ana-espera.example")).toEqual(["DOMAIN_ADDED", "domain_added"]);
  });

  test("is told that a name is in use by another account, and takes nothing from it", async () => {
    const shop = await newShop();
    const { id, name } = await putIntoService(shop);
    await connectPages(fixture, bia, "bia.example");
    const second = (await connectImages(bia, name)).json();
    const looked = await bia.verify(second.domain.id);
    expect([looked.state, looked.records[0].problem.code]).toEqual(["pending", "domain_in_use"]);
    expect(await imageDomainOf(bia, second.domain.id)).toMatchObject({ stage: "pending" });
    expect(await imageDomainOf(shop.owner, id)).toMatchObject({ stage: "active" });
    expect((await bia.call("GET", `/api/image-domains/${id}`)).status).toBe(404);
    expect((await bia.call("DELETE", `/api/image-domains/${id}`)).status).toBe(404);
  });

  test("two at once leave one", async () => {
    const shop = await newShop();
    const replies = await Promise.all(["a", "b", "c"].map((label) => connectImages(shop.owner, `${label}.${shop.domain}`)));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });
});

describe("taking one away", () => {
  test("brings pages back first, shows images on for a day, and lets the name go", async () => {
    const shop = await newShop();
    const { id, name } = await putIntoService(shop);
    const [address = ""] = imagesNamedIn((await pageOf(shop)).text);
    const image = new URL(address).pathname;
    expect((await shop.owner.call("DELETE", `/api/image-domains/${id}`)).status).toBe(204);
    expect((await shop.owner.call("DELETE", `/api/image-domains/${id}`)).status, "twice is once").toBe(204);
    expect(await imageDomainOf(shop.owner, id)).toMatchObject({ stage: "removing" });
    await expect.poll(async () => (await imageDomainOf(shop.owner, id)).endsAt).not.toBeNull();
    const page = await pageOf(shop);
    expect(page.text).not.toContain(name);
    expect(page.headers["content-security-policy"]).toContain("img-src 'self' data:;");
    expect((await fixture.server.send(name, image)).status, "a page that a browser has kept").toBe(200);
    expect(await tendLater(id, 23 * HOUR_MS)).not.toBeNull();
    expect((await fixture.server.send(name, image)).status).toBe(200);
    expect(await tendLater(id, 25 * HOUR_MS)).toBeNull();
    expect(await isGone(shop.owner, id)).toBe(404);
    expect((await fixture.server.send(name, image)).status).toBe(421);
    expect(await fixture.partOf(name)).toBeNull();
  });

  test("keeps no page with changes that its owner has not published", async () => {
    const shop = await newShop();
    const { id, name } = await putIntoService(shop);
    expect((await shop.owner.call("PATCH", `/api/pages/${shop.pageId}`, { settings: { author: "Outro nome" } })).status).toBe(200);
    await shop.owner.call("DELETE", `/api/image-domains/${id}`);
    await expect.poll(async () => (await imageDomainOf(shop.owner, id)).endsAt).not.toBeNull();
    expect((await imageDomainOf(shop.owner, id)).pages).toEqual({ following: 0, held: 0 });
    const { text } = await pageOf(shop);
    expect(text).not.toContain(name);
    expect(text).not.toContain("Outro nome");
    expect((await shop.owner.call("GET", `/api/pages/${shop.pageId}`)).json().hasUnpublishedChanges).toBe(true);
  });

  test("waits for a page with changes that its owner has not published, where nobody knows what it was made of", async () => {
    const shop = await newShop();
    const { id, name } = await putIntoService(shop);
    // It was published before that was kept, and somebody has edited it since.
    const { queries } = fixture.server.running.platform.database;
    await queries.execute(
      sql`DELETE FROM published_documents WHERE publication_id IN (SELECT id FROM kept_publications WHERE page_id = ${shop.pageId})`,
    );
    await queries.execute(sql`UPDATE pages SET version = version + 1 WHERE id = ${shop.pageId}`);
    await shop.owner.call("DELETE", `/api/image-domains/${id}`);
    await expect.poll(async () => (await imageDomainOf(shop.owner, id)).pages).toEqual({ following: 0, held: 1 });
    expect(await tendLater(id, 48 * HOUR_MS)).not.toBeNull();
    const [address = ""] = imagesNamedIn((await pageOf(shop)).text);
    expect(address).toContain(`http://${name}/`);
    expect((await fixture.server.send(name, new URL(address).pathname)).status).toBe(200);
    expect((await shop.owner.call("POST", `/api/pages/${shop.pageId}/publish`)).status).toBe(200);
    expect(imagesNamedIn((await pageOf(shop)).text).filter((each) => each.startsWith("http"))).toEqual([]);
    await expect.poll(async () => (await imageDomainOf(shop.owner, id)).endsAt).not.toBeNull();
  });

  test("is taken back by connecting the same name, and does not keep another from being connected", async () => {
    const shop = await newShop();
    const { id, name } = await putIntoService(shop);
    await shop.owner.call("DELETE", `/api/image-domains/${id}`);
    await expect.poll(async () => (await imageDomainOf(shop.owner, id)).endsAt).not.toBeNull();
    expect((await connectImages(shop.owner, name)).json().domain.id).toBe(id);
    await expect.poll(async () => (await imageDomainOf(shop.owner, id)).stage).toBe("active");
    expect(imagesNamedIn((await pageOf(shop)).text)[0]).toContain(`http://${name}/`);
    await shop.owner.call("DELETE", `/api/image-domains/${id}`);
    const next = await putIntoService(shop, `fotos.${shop.domain}`);
    expect((await connectImages(shop.owner, name)).json().code, "the site has another by now").toBe("IMAGE_DOMAIN_CONNECTED");
    expect((await imageDomainOf(shop.owner, next.id)).stage).toBe("active");
  });

  test("while a page is being published leaves no page that names it unknown to the server", async () => {
    const shop = await newShop();
    const { id, name } = await putIntoService(shop);
    const { platform, services } = fixture.server.running;
    const publish = () => publishPage(platform, services, wholeAccount(shop.owner.accountId), { id: shop.pageId, overwrite: false });
    await Promise.all([publish(), shop.owner.call("DELETE", `/api/image-domains/${id}`), publish()]);
    await expect.poll(async () => (await imageDomainOf(shop.owner, id)).endsAt).not.toBeNull();
    expect((await pageOf(shop)).text).not.toContain(name);
  });

  test("of one that never showed anything is done at once", async () => {
    const shop = await newShop();
    const { id } = (await connectImages(shop.owner, `img.${shop.domain}`)).json().domain;
    expect((await shop.owner.call("DELETE", `/api/image-domains/${id}`)).status).toBe(204);
    expect(await isGone(shop.owner, id)).toBe(404);
  });

  test("comes before the site's last domain, and not before one of several", async () => {
    const shop = await newShop();
    const { id, name } = await putIntoService(shop);
    const { items } = (await shop.owner.call("GET", "/api/domains")).json();
    expect((await shop.owner.call("POST", `/api/pages/${shop.pageId}/unpublish`)).status).toBe(200);
    const refused = await shop.owner.remove(items[0].id);
    expect([refused.status, refused.json().code, refused.json().message]).toEqual([
      409,
      "DOMAIN_HAS_IMAGES",
      expect.stringContaining(name),
    ]);
    expect((await shop.owner.remove(id)).status, "an image domain is no domain of pages").toBe(404);
    expect((await shop.owner.call("POST", `/api/domains/${id}/main`)).status).toBe(404);
    await connectPages(fixture, shop.owner, `segunda.${shop.domain}`);
    expect((await shop.owner.remove(items[0].id)).status).toBe(204);
    expect((await imageDomainOf(shop.owner, id)).stage).toBe("active");
  });
});

describe("what happens around one", () => {
  test("who takes the name over takes its images off the pages", async () => {
    const shop = await newShop();
    const { id, name } = await putIntoService(shop);
    await connectPages(fixture, bia, "bia-nova.example");
    const theirs = (await bia.connect(name)).json();
    fixture.clear(name);
    fixture.enter(theirs);
    expect((await bia.verify(theirs.id)).state).toBe("completed");
    await expect.poll(async () => (await pageOf(shop)).text).not.toContain(`//${name}`);
    expect((await imageDomainOf(shop.owner, id)).stage).toBe("pending");
    const told = (await listOutbox(fixture.server.running.platform, 500)).find(({ key }) => key.startsWith(`domain-lost:${id}:`));
    expect([told?.message?.paragraphs[0], told?.message?.button?.url]).toEqual([
      expect.stringContaining("deixou de mostrar as imagens"),
      expect.stringMatching(`/dns/images/${id}$`),
    ]);
    expect(await fixture.partOf(name)).not.toHaveProperty("isForImages");
  });

  test("a disk that is not its database's gets its part back, and the account's export has it", async () => {
    const shop = await newShop();
    const { name } = await putIntoService(shop);
    const { platform } = fixture.server.running;
    const part = await fixture.partOf(name);
    await platform.storage.remove(`hosts/${name}.json`);
    expect(await fixture.partOf(name)).toBeNull();
    await restoreHosts(platform);
    expect(await fixture.partOf(name)).toEqual(part);
    const texts: Record<string, string> = {};
    for await (const { path, content } of exportDomains(platform).files(shop.owner.accountId)) {
      const pieces: string[] = [];
      for await (const piece of content as AsyncIterable<string | Uint8Array>) pieces.push(Buffer.from(piece).toString());
      texts[path] = pieces.join("");
    }
    expect(JSON.parse(texts["image-domains.json"] ?? "").map((each: { name: string }) => each.name)).toEqual([name]);
    expect(JSON.parse(texts["domains.json"] ?? "").map((each: { name: string }) => each.name)).toEqual([shop.domain]);
  });

  test("a site that is deleted takes it along", async () => {
    const shop = await newShop();
    const { name } = await putIntoService(shop);
    expect((await shop.owner.call("POST", `/api/pages/${shop.pageId}/unpublish`)).status).toBe(200);
    const gone = await shop.owner.call("DELETE", `/api/sites/${shop.owner.siteId}`);
    expect(gone.status, gone.text).toBeLessThan(300);
    await expect.poll(() => fixture.partOf(name)).toBeNull();
    expect((await fixture.server.send(name, "/")).status).toBe(421);
  });

  test("a site that is renamed keeps it", async () => {
    const shop = await newShop();
    const { id, name } = await putIntoService(shop);
    expect((await shop.owner.call("PATCH", `/api/sites/${shop.owner.siteId}`, { name: `nova-${made}` })).status).toBe(200);
    // Its pages are written under the site's new name meanwhile.
    await expect.poll(async () => (await imageDomainOf(shop.owner, id)).stage).toBe("active");
    const [address = ""] = imagesNamedIn((await pageOf(shop)).text);
    expect((await fixture.server.send(name, new URL(address).pathname)).status).toBe(200);
  });

  test("a name that an operator forbids shows nothing, and says so", async () => {
    const shop = await newShop();
    const { id, name } = await putIntoService(shop);
    const { platform } = fixture.server.running;
    const { runCommand } = await import("../../../operator/commands.ts");
    expect(await runCommand(platform, ["domains", "forbid", name])).toMatchObject({ ok: true });
    await expect.poll(async () => (await pageOf(shop)).text).not.toContain(`//${name}`);
    const shown = await imageDomainOf(shop.owner, id);
    expect([shown.stage, shown.failure]).toEqual(["failed", expect.stringContaining("malicios")]);
    expect((await fixture.server.send(name, "/")).status).toBe(421);
  });

  test("where this server makes certificates, pages name it once it has one, and no longer once that has ended", async () => {
    const shop = await newShop();
    const { id, name } = await putIntoService(shop);
    const { platform, services } = fixture.server.running;
    const acme = { directory: "https://acme.example/directory", extraCa: undefined, email: undefined };
    const certified = { ...platform, config: { ...platform.config, acme } as typeof platform.config };
    const { queries } = platform.database;
    expect(await tendImages(certified, services.countImagePages, id, null)).not.toBeNull();
    await expect.poll(async () => (await pageOf(shop)).text).not.toContain(`//${name}`);
    expect(await imageDomainOf(shop.owner, id)).toMatchObject({ stage: "creating", step: "certificate" });
    await updateDomain(queries, id, { completedAt: new Date(platform.clock.now() - 6 * 60_000) });
    const late = await imageDomainOf(shop.owner, id);
    expect([late.stage, late.failure]).toEqual(["failed", expect.stringContaining("A configuração do domínio de imagens falhou.")]);
    await updateDomain(queries, id, { hasCertificate: true });
    await tendImages(certified, services.countImagePages, id, null);
    await expect.poll(async () => (await pageOf(shop)).text).toContain(`//${name}`);
  });
});
