import { codeSeal } from "@vitrine/blocks";
import { type BlockRecord, emptyDocument, type Json, words } from "@vitrine/document";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { multipartFile } from "../../../testing/multipart.ts";
import type { TestPerson } from "../../../testing/test-person.ts";
import { type Reply, startTestServer, type TestCaller, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
let ana: TestPerson;
let siteId: string;
beforeAll(async () => {
  server = await startTestServer();
  ana = await server.newPerson({ plan: "lifetime" });
  siteId = (await ana.call("POST", "/api/sites", { name: "revisao", region: "br" })).json().id;
});
afterAll(() => server.stop());

function block(id: string, kind: string, props: { [key: string]: Json }, more: Partial<BlockRecord> = {}): BlockRecord {
  return { type: "block", id, kind, version: 1, parentId: "s", slot: "content", order: `a${id}`, props, styles: {}, ...more };
}

const SHARE = { imageId: "lib_share", width: 1200, height: 630 };
const TITLE = block("0", "heading", { level: "h1", content: words("Oferta") });
const button = (id: string, href: string): BlockRecord =>
  block(id, "button", { content: words("Ir"), href, newTab: false, look: "solid", iconPlace: "none", icon: null }, { version: 2 });

function documentWith(blocks: readonly BlockRecord[], page: object = {}): object {
  const { schema, records } = emptyDocument({ title: "Oferta", description: "Só hoje.", language: "pt" });
  const section = block("s", "section", { tag: "section" }, { parentId: "page", slot: "body", order: "a0" });
  const all = blocks.length === 0 ? [] : [section, ...blocks];
  return {
    schema,
    records: {
      ...records,
      page: { ...records.page, shareImage: SHARE, ...page },
      ...Object.fromEntries(all.map((each) => [each.id, each])),
    },
  };
}

async function newPage(slug: string, blocks: readonly BlockRecord[], page: object = {}): Promise<string> {
  const made = await ana.call("POST", "/api/pages", { siteId, slug, title: "Oferta", document: documentWith(blocks, page) });
  if (made.status !== 201) throw new Error(made.text);
  return made.json().id;
}

const check = (id: string, by: TestPerson | TestCaller = ana): Promise<Reply> => by.call("POST", `/api/pages/${id}/check`);
const codes = (reply: Reply): string[] =>
  reply.json().items.map(({ code, blockId }: { code: string; blockId?: string }) => (blockId ? `${code} ${blockId}` : code));

test("a page in order has nothing to tell, and what is wrong is told with its block", async () => {
  const sound = await check(await newPage("em-ordem", [TITLE, button("1", "https://pay.example")]));
  expect([sound.status, sound.json().items]).toEqual([200, []]);
  const broken = await check(await newPage("com-falhas", [TITLE, button("1", "#planos"), button("2", "")], { description: "" }));
  expect(broken.json().items).toEqual([
    { code: "description_missing", severity: "warning", field: "description" },
    { code: "anchor_missing", severity: "error", blockId: "1", field: "href", values: { anchor: "planos" } },
    { code: "link_missing", severity: "warning", blockId: "2", field: "href" },
  ]);
});

test("an empty page is told as a finding, not refused", async () => {
  const reply = await check(await newPage("vazia", []));
  expect([reply.status, codes(reply)]).toEqual([200, ["empty_page"]]);
});

test("links to pages of the site are followed: published, moved, not published, of another's path", async () => {
  const there = await newPage("aqui", [TITLE]);
  await newPage("rascunho", [TITLE]);
  expect((await ana.call("POST", `/api/pages/${there}/publish`)).status).toBe(200);
  expect((await ana.call("POST", `/api/pages/${there}/publish`, { slug: "mudou" })).status).toBe(200);
  const [host] = (await check(there)).json().facts.hosts;
  const links = ["/mudou", "/aqui?x=1", "/rascunho", `http://${host}/nada`, "/esta#0", "/"];
  const buttons = links.map((href, index) => button(String(index + 1), href));
  const reply = await check(await newPage("esta", [TITLE, ...buttons]));
  expect(codes(reply)).toEqual(["page_missing 3", "page_missing 4", "anchor_missing 5"]);
  expect(reply.json().facts).toMatchObject({ ownPath: "/esta", paths: expect.arrayContaining(["/aqui", "/mudou"]) });
  expect(host).toMatch(/^revisao\.localhost/);
});

test("pictures weigh what visitors load of them", async () => {
  const side = 1_400;
  const noise = Buffer.from(Uint8Array.from({ length: side * side * 3 }, (_, index) => (Math.imul(index, 2_654_435_761) >>> 13) & 255));
  const bytes = await sharp(noise, { raw: { width: side, height: side, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer();
  const key = await server.newCaller();
  const own = (await key.call("POST", "/api/sites", { name: "fotos", region: "br" })).json().id;
  const { headers, ...rest } = multipartFile("ruido.jpg", "image/jpeg", bytes);
  const sent = await server.send("localhost", "/api/images", {
    ...rest,
    headers: { ...headers, authorization: `Bearer ${key.apiKey}` },
  });
  const { id: imageId } = sent.json();
  const image = block("1", "image", { image: { imageId, width: side, height: side }, alt: "Ruído", href: "", newTab: false });
  const document = documentWith([TITLE, image], { weightBudget: 50 });
  const page = await key.call("POST", "/api/pages", { siteId: own, slug: "foto", title: "Foto", document });
  const reply = await check(page.json().id, key);
  expect(codes(reply)).toEqual(["over_budget", "image_heavy 1"]);
  expect(reply.json().facts.imageBytes[imageId]).toBe(reply.json().items[1].values.bytes);
});

test("code is what visitors get of it: off until it was seen, broken where it breaks the page", async () => {
  const code = block("1", "html", { name: "Pixel", code: "<b>oi</b></div></section>", hosts: [] });
  const id = await newPage("codigo", [TITLE, code]);
  expect(codes(await check(id))).toEqual(["code_off 1"]);
  await ana.call("PUT", `/api/own-code/${codeSeal(code)}`, {});
  expect(codes(await check(id))).toEqual([]);
  const broken = block("1", "html", { name: "Pixel", code: "<div>".repeat(400), hosts: [] });
  await ana.call("PUT", `/api/own-code/${codeSeal(broken)}`, {});
  expect(codes(await check(await newPage("quebrado", [TITLE, broken])))).toEqual(["code_broken 1"]);
});

test("another account's page is not there, and nobody asks without end", async () => {
  const id = await newPage("minha", [TITLE]);
  const bia = await server.newPerson({ plan: "lifetime" });
  expect((await check(id, bia)).status).toBe(404);
  let last = 200;
  for (let asked = 0; asked < 200 && last !== 429; asked++) last = (await check("pag_00000000000000000000000000")).status;
  expect(last).toBe(429);
});
