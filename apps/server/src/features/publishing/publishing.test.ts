import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { imageKey, pageKey, pathKey, siteFolder, siteKey } from "@vitrine/contract";
import { type BlockRecord, type DocumentRecord, emptyDocument, type Json, type PageRecord, type Styles, words } from "@vitrine/document";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contentHash } from "../../platform/storage/content-hash.ts";
import { multipartFile } from "../../testing/multipart.ts";
import { type Reply, startTestServer, type TestCaller, type TestServer } from "../../testing/test-server.ts";
import { reconcileManifests } from "./manifest/site-manifest.ts";

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400" viewBox="0 0 600 400"><rect width="600" height="400" fill="#0b6e7a"/></svg>';

let server: TestServer;
let ana: TestCaller;
let siteId: string;
let imagesFolder: string;
beforeAll(async () => {
  imagesFolder = mkdtempSync(join(tmpdir(), "vitrine-images-"));
  writeFileSync(join(imagesFolder, "boat.svg"), SVG);
  writeFileSync(join(imagesFolder, "index.json"), JSON.stringify({ boat: { file: "boat.svg", width: 600, height: 400 } }));
  server = await startTestServer({}, { imagesFolder: pathToFileURL(`${imagesFolder}/`) });
  ana = await server.newCaller();
  siteId = (await ana.call("POST", "/api/sites", { name: "loja", region: "br" })).json().id;
});
afterAll(async () => {
  await server.stop();
  rmSync(imagesFolder, { recursive: true, force: true });
});

function block(id: string, kind: string, parentId: string, slot: string, props: { [key: string]: Json }, styles: Styles = {}): BlockRecord {
  return { type: "block", id, kind, version: 1, parentId, slot, order: "a0", props, styles };
}

interface Draft {
  readonly page?: Partial<PageRecord>;
  readonly blocks?: readonly BlockRecord[];
  readonly records?: readonly DocumentRecord[];
  readonly sectionStyles?: Styles;
}

/** A page with one section and what a test puts into it. */
function draft({ page = {}, blocks = [], records = [], sectionStyles = {} }: Draft = {}): unknown {
  const { schema, records: base } = emptyDocument({ title: "Café da serra", language: "pt" });
  const heading = block("h1", "heading", "s1", "content", { level: "h1", content: words("Café torrado na serra") });
  const all = [block("s1", "section", "page", "body", { tag: "section" }, sectionStyles), heading, ...blocks, ...records];
  const changed = Object.fromEntries(
    all.map((record, index) => [record.id, { ...record, ...(record.type === "block" ? { order: `a${index}` } : {}) }]),
  );
  return { schema, records: { ...base, page: { ...base.page, ...page }, ...changed } };
}

function image(imageId: string, id = "i1"): BlockRecord {
  return block(id, "image", "s1", "content", { image: { imageId, width: 1500, height: 1000 }, alt: "Grãos", href: "", newTab: false });
}

let slugs = 0;
async function newPage(document: unknown, slug = `pagina-${++slugs}`): Promise<{ id: string; slug: string; version: number }> {
  const created = await ana.call("POST", "/api/pages", { siteId, slug, title: "Café", document });
  if (created.status !== 201) throw new Error(created.text);
  return created.json();
}

async function published(document: unknown): Promise<{ id: string; slug: string; reply: Reply; visit: Reply }> {
  const { id, slug } = await newPage(document);
  const reply = await ana.call("POST", `/api/pages/${id}/publish`);
  if (reply.status !== 200) throw new Error(reply.text);
  return { id, slug, reply, visit: await visit(`/${slug}`) };
}

function visit(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Reply> {
  return server.send("loja.localhost", path, { headers });
}

async function uploadPhoto(caller: TestCaller, width: number, height: number, color: string): Promise<string> {
  const bytes = await sharp({ create: { width, height, channels: 3, background: color } })
    .jpeg()
    .toBuffer();
  const { headers, ...rest } = multipartFile("foto.jpg", "image/jpeg", bytes);
  const reply = await server.send("localhost", "/api/images", {
    ...rest,
    headers: { ...headers, authorization: `Bearer ${caller.apiKey}` },
  });
  return reply.json().id;
}

/** Every address on the page's own site that the page loads. */
function ownAddresses(html: string): string[] {
  return [...new Set([...html.matchAll(/\/_v\/[^\s"'),&]+/g)].map(([address]) => address))].filter(
    (address) => !address.includes("/forms/"),
  );
}

describe("images", () => {
  test("a page loads its images in the widths made for them, in the best format the browser takes", async () => {
    const id = await uploadPhoto(ana, 1500, 1000, "#884422");
    const stored: string[] = [];
    const { promise: hasAvif, resolve } = Promise.withResolvers<void>();
    const stop = server.running.platform.storage.onChange((key) => {
      stored.push(key ?? "anything");
      if (key?.endsWith("/1500.avif")) resolve();
    });
    const { visit: page } = await published(draft({ blocks: [image(id)] }));
    const tag = /<img[^>]*>/.exec(page.text)?.[0] ?? "";
    expect(tag).toMatch(/width="1500" height="1000"/);
    expect(tag).toMatch(/srcSet="\/_v\/i\/[0-9a-f]{40}-320 320w,.*-1500 1500w"/);
    expect(tag).toMatch(/sizes="[^"]*\(max-width:1024px\) 100vw,1080px"/);
    const addresses = ownAddresses(tag);
    expect(addresses).toHaveLength(6);
    for (const address of addresses) {
      const width = Number(address.split("-").at(-1));
      const modern = await visit(address, { accept: "image/webp,*/*" });
      expect(modern.headers).toMatchObject({
        "content-type": "image/webp",
        vary: "accept",
        "cache-control": "public, max-age=31536000, immutable",
      });
      expect((await sharp(modern.bytes).metadata()).width).toBe(width);
      const old = await visit(address, { accept: "*/*" });
      expect(await sharp(old.bytes).metadata()).toMatchObject({ format: "jpeg", width });
    }
    await hasAvif;
    stop();
    const best = await visit(addresses[0] ?? "", { accept: "image/avif,image/webp,*/*" });
    expect(best.headers["content-type"]).toBe("image/avif");
    const again = await visit(addresses[0] ?? "", { accept: "image/avif,image/webp,*/*", "if-none-match": best.headers.etag ?? "" });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
  });

  test("a background is an image too", async () => {
    const id = await uploadPhoto(ana, 400, 300, "#112233");
    const { visit: page } = await published(
      draft({ sectionStyles: { base: { normal: { backgroundImage: { type: "image", imageId: id } } } } }),
    );
    const address = /background-image:url\("(\/_v\/i\/[0-9a-f]{40}-400)"\)/.exec(page.text)?.[1];
    expect((await visit(address ?? "", { accept: "image/webp" })).status).toBe(200);
  });

  test("another account's image is not shown, as a block, as a background, as an icon or to link previews", async () => {
    const bia = await server.newCaller();
    const stolen = await uploadPhoto(bia, 800, 600, "#aa0000");
    const reference = { imageId: stolen, width: 800, height: 600 };
    const { visit: page } = await published(
      draft({
        page: { favicon: reference, shareImage: reference },
        blocks: [image(stolen)],
        sectionStyles: { base: { normal: { backgroundImage: { type: "image", imageId: stolen } } } },
      }),
    );
    expect(page.text).not.toContain("<img");
    expect(page.text).not.toContain("background-image");
    expect(page.text).not.toContain("og:image");
    expect(ownAddresses(page.text)).toEqual([]);
    // Nor does this account's site answer for the other account's file.
    const [row] = (await bia.call("GET", "/api/images")).json().items;
    const [key = ""] = (await Array.fromAsync(server.running.platform.storage.list(`images/${bia.accountId}/`))).slice(-1);
    expect(row.id).toBe(stolen);
    const hash = key.split("/").at(2) ?? "";
    expect(await server.running.platform.storage.has(imageKey(bia.accountId, hash, "640.webp"))).toBe(true);
    expect((await visit(`/_v/i/${hash}-640`, { accept: "image/webp" })).status).toBe(404);
  });

  test("the product's own images are one file, with the right type and without a way to run anything", async () => {
    const { visit: page } = await published(draft({ blocks: [image("lib_boat")] }));
    const tag = /<img[^>]*>/.exec(page.text)?.[0] ?? "";
    expect(tag).toContain('width="600" height="400"');
    expect(tag).not.toContain("srcSet");
    const drawing = await visit(/src="([^"]+)"/.exec(tag)?.[1] ?? "");
    expect(drawing.text).toBe(SVG);
    expect(drawing.headers).toMatchObject({ "content-type": "image/svg+xml", "x-content-type-options": "nosniff" });
    expect(drawing.headers["content-security-policy"]).toContain("sandbox");
    const onCanvas = await server.send("uploads.localhost", "/i/lib_boat/640");
    expect([onCanvas.headers["content-type"], onCanvas.text]).toEqual(["image/svg+xml", SVG]);
  });

  test("an image that does not exist leaves no trace", async () => {
    const { visit: page } = await published(draft({ blocks: [image("lib_none"), image("img_00000000000000000000000000", "i2")] }));
    expect(page.text).not.toContain("<img");
  });
});

describe("what stands around a page", () => {
  test("without a choice the icon is the title's first letter on the button's colour, and no image is shared", async () => {
    const { visit: page } = await published(draft());
    expect(decodeURIComponent(/rel="icon" href="([^"]+)"/.exec(page.text)?.[1] ?? "")).toMatch(/fill="#0b6e7a".*>C<\/text>/);
    expect(page.text).not.toContain("og:image");
  });

  test("a chosen icon is a small PNG, and the shared image a JPEG of the size link previews want", async () => {
    const id = await uploadPhoto(ana, 1600, 1600, "#00aa55");
    const reference = { imageId: id, width: 1600, height: 1600 };
    const { visit: page } = await published(draft({ page: { favicon: reference, shareImage: reference } }));
    const icon = /rel="icon" href="([^"]+)"/.exec(page.text)?.[1] ?? "";
    expect(await sharp((await visit(icon)).bytes).metadata()).toMatchObject({ format: "png", width: 96, height: 96 });
    const shared = /property="og:image" content="([^"]+)"/.exec(page.text)?.[1] ?? "";
    expect(shared.startsWith(`http://loja.localhost:${server.port}/_v/`)).toBe(true);
    const reply = await visit(new URL(shared).pathname);
    expect(reply.headers["content-type"]).toBe("image/jpeg");
    expect(await sharp(reply.bytes).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
  });

  test("a drawing of the product's own can be shared too", async () => {
    const { visit: page } = await published(draft({ page: { shareImage: { imageId: "lib_boat", width: 600, height: 400 } } }));
    const shared = /property="og:image" content="([^"]+)"/.exec(page.text)?.[1] ?? "";
    expect(await sharp((await visit(new URL(shared).pathname)).bytes).metadata()).toMatchObject({
      format: "jpeg",
      width: 1200,
      height: 630,
    });
  });

  test("fonts come from the page's own site, only those in use, with stand-ins of their size", async () => {
    const token = (id: string, order: string, value: string) =>
      ({ type: "token", id, kind: "font", name: id, order, value }) as DocumentRecord;
    const { visit: page } = await published(
      draft({
        records: [token("font-heading", "a0", "fraunces"), token("font-text", "a1", "outfit"), token("font-button", "a2", "archivo")],
      }),
    );
    const files = [...page.text.matchAll(/<link rel="preload" href="([^"]+\.woff2)" as="font" type="font\/woff2" crossorigin>/g)];
    expect(files).toHaveLength(2);
    for (const [, address = ""] of files) {
      const font = await visit(address);
      expect(font.headers).toMatchObject({ "content-type": "font/woff2", "cache-control": "public, max-age=31536000, immutable" });
      expect(font.bytes.toString("latin1", 0, 4)).toBe("wOF2");
      expect(page.text).toContain(`src:url(${address})`);
    }
    expect(page.text).toContain("font-family:'fraunces fallback'");
    expect(page.text).toContain("font-display:optional");
    // No button is on the page, so its font is not either.
    expect(page.text).not.toContain("font-family:'archivo'");
    expect((await server.send("localhost", "/fonts/fraunces.woff2")).headers["content-type"]).toBe("font/woff2");
    expect((await server.send("localhost", "/fonts/nothing.woff2")).status).toBe(404);
  });

  test("hidden from search, and canonical elsewhere, if its owner says so", async () => {
    const plain = await published(draft());
    expect(plain.visit.text).toContain(`<link rel="canonical" href="http://loja.localhost:${server.port}/${plain.slug}">`);
    expect(plain.visit.text).not.toContain("noindex");
    const { visit: page } = await published(draft({ page: { hiddenFromSearch: true, canonical: "https://cafe.example/serra" } }));
    expect(page.text).toContain('<meta name="robots" content="noindex,nofollow">');
    expect(page.text).toContain('<link rel="canonical" href="https://cafe.example/serra">');
  });
});

describe("weight", () => {
  test("is what a visitor's browser loads", async () => {
    const form = block("f1", "form", "s1", "content", {
      name: "Contato",
      submitLabel: "Enviar",
      after: "message",
      thanks: "Obrigado",
      redirectTo: "",
    });
    const { reply, visit: page, slug } = await published(draft({ blocks: [form] }));
    const { weight } = reply.json();
    const sent = await visit(`/${slug}`, { "accept-encoding": "gzip" });
    expect(sent.headers["content-encoding"]).toBe("gzip");
    expect(weight.html + weight.css).toBe(sent.bytes.length);
    const script = /<script src="([^"]+)"/.exec(page.text)?.[1] ?? "";
    expect((await visit(script, { "accept-encoding": "gzip" })).bytes).toHaveLength(weight.script);
  });

  test("a large style sheet is a file of its own, and the policy lets just that one in", async () => {
    const blocks = Array.from({ length: 2_500 }, (_, index) =>
      block(
        `h${index + 10}`,
        "heading",
        "s1",
        "content",
        { level: "h2", content: words("a") },
        {
          base: { normal: { fontSize: { type: "length", value: 10 + index / 100, unit: "px" } } },
        },
      ),
    );
    const ordered = blocks.map((each, index) => ({ ...each, order: `b${String(index).padStart(4, "0")}1` }));
    const document = draft() as { records: Record<string, unknown> };
    for (const each of ordered) document.records[each.id] = each;
    const { reply, visit: page, slug } = await published(document);
    const { weight } = reply.json();
    expect(page.text).not.toContain("<style>");
    expect(page.headers["content-security-policy"]).toContain("style-src 'self'");
    const sheet = /<link rel="stylesheet" href="([^"]+)"/.exec(page.text)?.[1] ?? "";
    const css = await visit(sheet, { "accept-encoding": "gzip" });
    expect(css.headers["content-type"]).toBe("text/css; charset=utf-8");
    expect(css.bytes).toHaveLength(weight.css);
    expect((await visit(`/${slug}`, { "accept-encoding": "gzip" })).bytes).toHaveLength(weight.html);
  });
});

describe("one address, several publishers", () => {
  test("of two pages published at one address at once, one is served and the other is told", async () => {
    const [first, second] = [await newPage(draft(), "promo"), await newPage(draft(), "promo")];
    const replies = await Promise.all([first, second].map(({ id }) => ana.call("POST", `/api/pages/${id}/publish`)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = replies.find(({ status }) => status === 409)?.json();
    const [winner, loser] = replies[0]?.status === 200 ? [first, second] : [second, first];
    expect(refused).toMatchObject({ code: "SLUG_TAKEN", data: { pageId: winner.id } });
    expect((await visit("/promo")).status).toBe(200);

    expect((await ana.call("POST", `/api/pages/${loser.id}/publish`, { overwrite: true })).status).toBe(200);
    expect((await ana.call("GET", `/api/pages/${winner.id}`)).json()).toMatchObject({ status: "not_published", url: null });
    expect((await ana.call("POST", `/api/pages/${loser.id}/unpublish`)).status).toBe(200);
    expect((await visit("/promo")).status).toBe(410);
    expect((await ana.call("POST", `/api/pages/${winner.id}/publish`)).status).toBe(200);
    expect((await visit("/promo")).status).toBe(200);
  });

  test("a page that is edited and published at once is served as its newest published document", async () => {
    const { id, slug, version } = await newPage(draft());
    const said = (text: string) => {
      const document = draft() as { records: Record<string, BlockRecord> };
      const heading = document.records.h1;
      if (heading) document.records.h1 = { ...heading, props: { level: "h1", content: words(text) } };
      return document;
    };
    let next = version;
    const replies: Promise<Reply>[] = [];
    for (let i = 0; i < 5; i++) {
      replies.push(ana.call("POST", `/api/pages/${id}/publish`));
      const saved = await ana.call("PUT", `/api/pages/${id}/document`, { version: next, document: said(`Edição ${i}`) });
      expect(saved.status).toBe(200);
      next = saved.json().version;
      replies.push(ana.call("POST", `/api/pages/${id}/publish`));
    }
    for (const reply of await Promise.all(replies)) expect(reply.status).toBe(200);
    expect((await visit(`/${slug}`)).text).toContain("Edição 4");
    expect((await ana.call("GET", `/api/pages/${id}`)).json()).toMatchObject({ hasUnpublishedChanges: false });
  });

  test("publishes and unpublishes of one page at once all end, and what is served is what its state says", async () => {
    const { id, slug } = await published(draft());
    const actions = Array.from({ length: 12 }, (_, i) => (i % 2 === 0 ? "unpublish" : "publish"));
    const replies = await Promise.all(actions.map((action) => ana.call("POST", `/api/pages/${id}/${action}`)));
    expect(replies.map(({ status }) => status)).toEqual(actions.map(() => 200));
    const { status } = (await ana.call("GET", `/api/pages/${id}`)).json();
    expect((await visit(`/${slug}`)).status).toBe(status === "published" ? 200 : 410);
  });

  test("a publish that was committed but not yet served when the server was killed is served after the next start", async () => {
    const { platform } = server.running;
    const { storage } = platform;
    const { id, slug } = await published(draft());
    // A kill between the commit and the manifest leaves rows of after and a manifest of before.
    const put = storage.put;
    storage.put = (key, bytes) => (key.startsWith(siteFolder("loja")) ? Promise.reject(new Error("killed")) : put(key, bytes));
    expect((await ana.call("POST", `/api/pages/${id}/unpublish`)).status).toBe(500);
    storage.put = put;
    expect((await visit(`/${slug}`)).status).toBe(200);
    await reconcileManifests(platform);
    expect((await visit(`/${slug}`)).status).toBe(410);
  });

  test("a damaged part of a manifest is replaced by the next publish", async () => {
    const page = await newPage(draft());
    const { storage } = server.running.platform;
    const damage = async (key: string) => storage.put(key, Buffer.from('{"schema":2,'));
    await damage(siteKey("loja"));
    expect((await ana.call("POST", `/api/pages/${page.id}/publish`)).status).toBe(200);
    expect((await server.send("loja.localhost", `/${page.slug}`)).status).toBe(200);
    for (const key of [pageKey("loja", page.id), pathKey("loja", contentHash(`/${page.slug}`))]) {
      await damage(key);
      expect((await ana.call("POST", `/api/pages/${page.id}/publish`)).status).toBe(200);
      expect((await storage.get(key))?.toString()).toMatch(/}$/);
    }
    expect((await server.send("loja.localhost", `/${page.slug}`)).status).toBe(200);
  });

  test("nobody publishes or takes off anybody else's page", async () => {
    const bia = await server.newCaller();
    const { id, slug } = await published(draft());
    for (const action of ["publish", "unpublish"]) {
      expect((await bia.call("POST", `/api/pages/${id}/${action}`)).json().code).toBe("NOT_FOUND");
    }
    expect((await visit(`/${slug}`)).status).toBe(200);
  });

  test("an empty page is not published", async () => {
    const { id } = await newPage(emptyDocument({ title: "Vazia", language: "pt" }));
    expect((await ana.call("POST", `/api/pages/${id}/publish`)).json().code).toBe("EMPTY_PAGE");
  });
});
