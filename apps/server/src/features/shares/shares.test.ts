import { blockDefinition } from "@vitrine/blocks";
import { MOST_SHARES_A_PAGE } from "@vitrine/contract";
import { type BlockRecord, imagesNamedIn, PAGE_ID, type PageDocument } from "@vitrine/document";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { reachOf } from "../../platform/acting/reach.ts";
import { multipartFile } from "../../testing/multipart.ts";
import { pageWithForm } from "../../testing/page-with-form.ts";
import { startTestServer, type TestCaller, type TestServer } from "../../testing/test-server.ts";
import { createShare } from "./create-share.ts";
import { exportShares } from "./export-shares.ts";
import { removeEnded } from "./share-store.ts";
import { shares } from "./tables.ts";

const HOUR = 3_600_000;
/** Forty frames of silence, at 128 kbit/s. */
const MP3 = Buffer.concat(Array<Buffer>(40).fill(Buffer.from([0xff, 0xfb, 0x90, 0, ...Array<number>(413).fill(0)])));

let server: TestServer;
let ana: TestCaller;
let beto: TestCaller;
let pageId: string;
let imageId: string;
let betosSite: string;
let sites = 0;

beforeAll(async () => {
  server = await startTestServer({ VITRINE_DEFAULT_PLAN: "lifetime" });
});
afterAll(() => server.stop());

const soon = () => new Date(server.running.platform.clock.now() + HOUR).toISOString();
const makeSite = async (who: TestCaller) =>
  (await who.call("POST", "/api/sites", { name: `loja-${++sites}`, region: "br" })).json().id as string;
const makeLink = async (expiresAt = soon()) => {
  const made = await ana.call("POST", `/api/pages/${pageId}/shares`, { expiresAt });
  expect(made.status, made.text).toBe(201);
  return made.json();
};
const tokenOf = (link: { readonly url: string }) => new URL(link.url).pathname.replace("/share/", "");
const open = (token: string) => server.send("localhost", `/api/shares/${token}`);
const copy = (token: string, who: TestCaller, siteId: string) => who.call("POST", `/api/shares/${token}/page`, { siteId });
const documentOf = async (who: TestCaller, id: string): Promise<PageDocument> =>
  (await who.call("GET", `/api/pages/${id}/document`)).json().document;
const linkIn = async (id: string) =>
  (await ana.call("GET", `/api/pages/${pageId}/shares`)).json().items.find((each: { id: string }) => each.id === id);

beforeEach(async () => {
  [ana, beto] = [await server.newCaller(), await server.newCaller()];
  betosSite = await makeSite(beto);
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: { r: ++sites % 256, g: 9, b: 90 } } })
    .png()
    .toBuffer();
  const { headers, ...rest } = multipartFile("capa.png", "image/png", bytes);
  const uploaded = await server.send("localhost", "/api/images", {
    ...rest,
    headers: { ...headers, authorization: `Bearer ${ana.apiKey}` },
  });
  imageId = uploaded.json().id;
  const { document } = pageWithForm("");
  const page = document.records[PAGE_ID];
  const records = {
    ...document.records,
    [PAGE_ID]: { ...page, favicon: { imageId, width: 40, height: 30 }, canonical: "https://ana.example/oferta" },
  };
  const made = await ana.call("POST", "/api/pages", {
    siteId: await makeSite(ana),
    slug: "oferta",
    title: "Oferta da Ana",
    document: { ...document, records },
  });
  expect(made.status, made.text).toBe(201);
  pageId = made.json().id;
});

describe("a link", () => {
  test("shows the page as it is now to whoever has it, and counts nothing by that", async () => {
    const link = await makeLink();
    expect(link).toMatchObject({ pageId, state: "active", copies: 0 });
    expect((await ana.call("PATCH", `/api/pages/${pageId}`, { title: "Outra oferta" })).status).toBe(200);
    const shown = await open(tokenOf(link));
    expect([shown.status, shown.json().title, shown.json().expiresAt]).toEqual([200, "Outra oferta", link.expiresAt]);
    const { canonical: _, code: __, ...page } = (await documentOf(ana, pageId)).records[PAGE_ID] as { canonical?: string; code?: object };
    expect(shown.json().document.records[PAGE_ID]).toEqual(page);
    expect(await linkIn(link.id)).toEqual(link);
  });

  test.each([
    ["none", {}],
    ["no date", { expiresAt: "amanhã" }],
    ["a day without a time", { expiresAt: "2999-01-01" }],
    ["one of before", { expiresAt: "2020-01-01T00:00:00Z" }],
    ["something besides", { expiresAt: "2999-01-01T00:00:00Z", copies: 9 }],
  ])("needs a moment in the future: %s", async (_, body) => {
    const refused = await ana.call("POST", `/api/pages/${pageId}/shares`, body);
    expect(refused.status).toBe(400);
    expect((await ana.call("GET", `/api/pages/${pageId}/shares`)).json().items).toEqual([]);
  });

  test("that is over says so, and one that was deleted or never was does not exist", async () => {
    const [over, deleted] = [await makeLink(), await makeLink()];
    const { queries } = server.running.platform.database;
    await queries
      .update(shares)
      .set({ expiresAt: new Date(server.running.platform.clock.now()) })
      .where(eq(shares.id, over.id));
    expect((await ana.call("DELETE", `/api/pages/${pageId}/shares/${deleted.id}`)).status).toBe(200);
    expect((await ana.call("DELETE", `/api/pages/${pageId}/shares/${deleted.id}`)).status).toBe(200);
    const met = [await open(tokenOf(over)), await open(tokenOf(deleted)), await open("0".repeat(32))];
    expect(met.map((reply) => [reply.status, reply.json().message])).toEqual([
      [410, "O link expirou."],
      [404, "O link não existe..."],
      [404, "O link não existe..."],
    ]);
    expect((await copy(tokenOf(over), beto, betosSite)).json().code).toBe("SHARE_EXPIRED");
    expect((await copy(tokenOf(deleted), beto, betosSite)).json().code).toBe("SHARE_NOT_FOUND");
    expect(await linkIn(over.id)).toMatchObject({ state: "expired", url: over.url });
    expect(await linkIn(deleted.id)).toMatchObject({ state: "deleted", url: null });
  });

  test("is one of fifty that are open; one that is over makes room", async () => {
    const links = [];
    for (let n = 0; n < MOST_SHARES_A_PAGE; n++) links.push(await makeLink());
    const refused = await ana.call("POST", `/api/pages/${pageId}/shares`, { expiresAt: soon() });
    expect([refused.status, refused.json().code]).toEqual([409, "SHARE_LIMIT"]);
    await ana.call("DELETE", `/api/pages/${pageId}/shares/${links[0]?.id}`);
    await makeLink();
  });

  test("is its page's, and its account's: nobody else lists, makes or deletes one", async () => {
    const link = await makeLink();
    const other = (await ana.call("POST", `/api/pages/${pageId}/duplicate`)).json().id;
    expect((await ana.call("DELETE", `/api/pages/${other}/shares/${link.id}`)).json().code).toBe("SHARE_NOT_FOUND");
    for (const [method, path, body] of [
      ["GET", `/api/pages/${pageId}/shares`, undefined],
      ["POST", `/api/pages/${pageId}/shares`, { expiresAt: soon() }],
      ["DELETE", `/api/pages/${pageId}/shares/${link.id}`, undefined],
    ] as const) {
      expect((await beto.call(method, path, body)).status).toBe(404);
    }
    const elsewhere = reachOf(ana.accountId, new Set([await makeSite(ana)]));
    await expect(createShare(server.running.platform, elsewhere, { id: pageId, expiresAt: soon() })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
    expect((await open(tokenOf(link))).status).toBe(200);
  });

  test("goes with its page, and stands in the export without its address", async () => {
    const link = await makeLink();
    let content = "";
    for await (const file of exportShares(server.running.platform).files(ana.accountId)) content += file.content;
    expect(JSON.parse(content)).toMatchObject([{ id: link.id, state: "active" }]);
    expect(content).not.toContain(tokenOf(link));
    expect((await ana.call("DELETE", `/api/pages/${pageId}`)).status).toBe(200);
    expect((await open(tokenOf(link))).status).toBe(404);
    expect((await copy(tokenOf(link), beto, betosSite)).status).toBe(404);
  });

  test("is kept in the list for a while after its end, and then forgotten", async () => {
    const [link, later] = [await makeLink(), await makeLink()];
    const { database, clock } = server.running.platform;
    await removeEnded(database.queries, new Date(clock.now()));
    await ana.call("DELETE", `/api/pages/${pageId}/shares/${later.id}`);
    await removeEnded(database.queries, new Date(clock.now() - HOUR));
    expect([await linkIn(link.id), await linkIn(later.id)]).toMatchObject([{ state: "active" }, { state: "deleted" }]);
    await removeEnded(database.queries, new Date(clock.now() + HOUR / 2));
    expect([await linkIn(link.id), await linkIn(later.id)]).toMatchObject([{ state: "active" }, undefined]);
    await removeEnded(database.queries, new Date(clock.now() + 2 * HOUR));
    expect(await linkIn(link.id)).toBeUndefined();
  });
});

describe("a copy", () => {
  test("is a page of its own with pictures of its own, and is counted", async () => {
    const link = await makeLink();
    const made = await copy(tokenOf(link), beto, betosSite);
    expect(made.status, made.text).toBe(201);
    expect(made.json()).toMatchObject({ title: "Oferta da Ana", slug: "oferta", status: "not_published", labelIds: [], siteId: betosSite });
    const document = await documentOf(beto, made.json().id);
    const [own = ""] = imagesNamedIn(document);
    expect(own).not.toBe(imageId);
    expect((await beto.call("GET", "/api/images")).json().items).toMatchObject([{ id: own, name: "capa.png" }]);
    for (const name of ["canonical", "code"]) expect(document.records[PAGE_ID]).not.toHaveProperty(name);
    const original = await documentOf(ana, pageId);
    expect({ ...document.records, [PAGE_ID]: null }).toEqual({ ...original.records, [PAGE_ID]: null });
    expect(await linkIn(link.id)).toMatchObject({ copies: 1 });
    expect((await beto.call("POST", `/api/pages/${made.json().id}/publish`, {})).status).toBe(200);
  });

  test("stands beside what has its address, and the same picture comes once", async () => {
    const link = await makeLink();
    const slugs = [];
    for (let n = 0; n < 3; n++) slugs.push((await copy(tokenOf(link), beto, betosSite)).json().slug);
    expect(slugs).toEqual(["oferta", "oferta-2", "oferta-3"]);
    expect((await beto.call("GET", "/api/images")).json().items).toHaveLength(1);
    expect(await linkIn(link.id)).toMatchObject({ copies: 3 });
  });

  test("has sounds of its own too, which play once the first account has deleted its own", async () => {
    const { headers, ...rest } = multipartFile("aula.mp3", "audio/mpeg", MP3);
    const authorization = `Bearer ${ana.apiKey}`;
    const sound = (await server.send("localhost", "/api/images", { ...rest, headers: { ...headers, authorization } })).json();
    const { document, version } = (await ana.call("GET", `/api/pages/${pageId}/document`)).json();
    const section = Object.values<BlockRecord>(document.records).find(({ kind }) => kind === "section");
    const { version: of = 1, seed } = blockDefinition("audio") ?? {};
    const block = { ...section, id: "som", kind: "audio", version: of, parentId: section?.id, slot: "content", order: "a9", styles: {} };
    const som = { ...block, props: { ...seed?.("pt").props, url: sound.url } };
    const put = { version, document: { ...document, records: { ...document.records, som } } };
    const saved = await ana.call("PUT", `/api/pages/${pageId}/document`, put);
    expect(saved.status, saved.text).toBe(200);
    const made = await copy(tokenOf(await makeLink()), beto, betosSite);
    const copied = (await documentOf(beto, made.json().id)).records.som;
    const url = copied?.type === "block" ? String(copied.props.url) : "";
    const { items } = (await beto.call("GET", "/api/images?kind=audio")).json();
    expect(items).toMatchObject([{ name: "aula.mp3", url }]);
    expect(url).not.toBe(sound.url);
    expect((await ana.call("POST", "/api/images/remove", { imageIds: [sound.id], evenUsed: true })).status).toBe(200);
    const played = await server.send("uploads.localhost", new URL(url).pathname);
    expect([played.status, played.headers["content-type"], played.bytes.length > 1_000]).toEqual([200, "audio/mpeg", true]);
    expect((await beto.call("GET", `/api/images/${items[0].id}`)).json().uses.pages).toMatchObject([{ pageId: made.json().id }]);
  });

  test("in the same account names the same pictures", async () => {
    const link = await makeLink();
    const made = await copy(tokenOf(link), ana, await makeSite(ana));
    expect([...imagesNamedIn(await documentOf(ana, made.json().id))]).toEqual([imageId]);
  });

  test("comes to one's own sites alone, and is not counted where it was not made", async () => {
    const link = await makeLink();
    const refused = await copy(tokenOf(link), beto, await makeSite(ana));
    expect([refused.status, refused.json().code]).toEqual([404, "NOT_FOUND"]);
    expect(await linkIn(link.id)).toMatchObject({ copies: 0 });
    expect((await server.send("localhost", `/api/shares/${tokenOf(link)}/page`, { method: "POST", body: "{}" })).status).toBe(401);
  });

  test("is made once for each that was acknowledged, though many ask at once", async () => {
    const link = await makeLink();
    const replies = await Promise.all(Array.from({ length: 6 }, () => copy(tokenOf(link), beto, betosSite)));
    const ids = replies.filter(({ status }) => status === 201).map((reply) => reply.json().id);
    expect(await linkIn(link.id)).toMatchObject({ copies: ids.length });
    expect(
      (await beto.call("GET", "/api/pages"))
        .json()
        .items.map(({ id }: { id: string }) => id)
        .sort(),
    ).toEqual(ids.sort());
  });
});
