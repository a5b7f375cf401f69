import { blockCatalog } from "@vitrine/blocks";
import { applyDiff, DocumentStore, type PageDocument, setPageSettings } from "@vitrine/document";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { reachOf, wholeAccount } from "../../platform/acting/reach.ts";
import { copyOf, pageShowing, sectionOfHeadings, sectionSaying } from "../../testing/sections/section-pages.ts";
import { startTestServer, type TestCaller, type TestServer } from "../../testing/test-server.ts";
import { accounts } from "../accounts/tables.ts";
import { putContent } from "./change-section.ts";
import { exportSections } from "./export-sections.ts";
import { countUses, isBeyondReach } from "./section-uses.ts";
import { listSections } from "./synced-section-store.ts";

let server: TestServer;
let ana: TestCaller;
let site: { readonly id: string; readonly name: string };
let sites = 0;
beforeAll(async () => {
  server = await startTestServer({ VITRINE_DEFAULT_PLAN: "lifetime" });
});
afterAll(() => server.stop());
beforeEach(async () => {
  ana = await server.newCaller();
  const name = `sincronizada-${++sites}`;
  site = { id: (await ana.call("POST", "/api/sites", { name, region: "br" })).json().id, name };
});

const makeSection = async (words: string) =>
  (await ana.call("POST", "/api/synced-sections", { name: words, fragment: sectionSaying(words) })).json();
const change = (id: string, version: number, words: string) =>
  ana.call("PUT", `/api/synced-sections/${id}/content`, { version, fragment: sectionSaying(words) });
const sectionOf = async (id: string) => (await ana.call("GET", `/api/synced-sections/${id}`)).json();
const pageOf = async (id: string) => (await ana.call("GET", `/api/pages/${id}`)).json();
const seen = async (slug: string) => (await server.send(`${site.name}.localhost`, `/${slug}`)).text;

async function makePage(slug: string, document: PageDocument, isPublished = true): Promise<string> {
  const made = await ana.call("POST", "/api/pages", { siteId: site.id, slug, title: slug, document });
  expect(made.status, made.text).toBe(201);
  if (isPublished) expect((await ana.call("POST", `/api/pages/${made.json().id}/publish`, {})).status).toBe(200);
  return made.json().id;
}

describe("two sections on three pages", () => {
  test("each page is told to have something to publish, and shows it once it is published", async () => {
    const header = await makeSection("Cabeçalho antigo");
    const footer = await makeSection("Rodapé antigo");
    const both = await makePage("ambas", pageShowing("Um", header.id, footer.id));
    const one = await makePage("uma", pageShowing("Dois", footer.id));
    const draft = await makePage("rascunho", pageShowing("Três", footer.id), false);
    expect(await seen("ambas")).toMatch(/Um[\s\S]*Cabeçalho antigo[\s\S]*Rodapé antigo/);
    expect((await sectionOf(footer.id)).section).toMatchObject({ version: 1, pages: 3, behind: 0 });

    const changed = await change(footer.id, 1, "Rodapé novo");
    expect(changed.json()).toMatchObject({ version: 2, pages: 3, behind: 2 });
    expect(await seen("uma"), "visitors see what they saw").toContain("Rodapé antigo");
    expect([(await pageOf(both)).hasUnpublishedChanges, (await pageOf(one)).hasUnpublishedChanges]).toEqual([true, true]);
    expect((await pageOf(draft)).hasUnpublishedChanges).toBe(false);

    await ana.call("POST", `/api/pages/${one}/publish`, {});
    expect(await seen("uma")).toContain("Rodapé novo");
    expect((await pageOf(one)).hasUnpublishedChanges).toBe(false);
    expect(await seen("ambas")).toContain("Rodapé antigo");
    const uses = (await ana.call("GET", `/api/synced-sections/${footer.id}/pages`)).json().items;
    expect(uses.map((use: { pageId: string; publishedVersion: number | null }) => [use.pageId, use.publishedVersion])).toEqual([
      [both, 1],
      [one, 2],
      [draft, null],
    ]);
    const { items } = (await ana.call("GET", "/api/synced-sections")).json();
    expect(items.map(({ id, pages, behind }: { id: string; pages: number; behind: number }) => [id, pages, behind])).toEqual([
      [footer.id, 3, 1],
      [header.id, 1, 0],
    ]);
  });

  test("a change on top of an older version is refused with the newest, and loses nothing", async () => {
    const { id } = await makeSection("Primeira");
    expect((await change(id, 1, "Da Ana")).status).toBe(200);
    const late = await change(id, 1, "Da Bia");
    expect([late.status, late.json().code, late.json().data.version]).toEqual([409, "STALE_SYNCED_SECTION", 2]);
    expect(JSON.stringify(late.json().data.fragment)).toContain("Da Ana");
    expect(JSON.stringify((await sectionOf(id)).fragment)).toContain("Da Ana");
    const both = await Promise.all([change(id, 2, "Terceira"), change(id, 2, "Quarta")]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

test("a form in a section is the same form with each version, on each page it is on", async () => {
  const { id } = await makeSection("Formulário");
  await makePage("f", pageShowing("Página", id, id));
  const formsOf = async () => (await seen("f")).match(/name="?_v[^ >]*|action="?[^ >]*/g);
  const before = await formsOf();
  expect(before?.length).toBeGreaterThan(0);
  await change(id, 1, "Formulário mudado");
  const { items } = (await ana.call("GET", `/api/pages?siteId=${site.id}`)).json();
  await ana.call("POST", `/api/pages/${items[0].id}/publish`, {});
  expect(await seen("f")).toContain("Formulário mudado");
  expect(await formsOf()).toEqual(before);
});

test("a section that somebody else has is none here: the page shows the copy that it brought", async () => {
  const { id } = await makeSection("Da Ana");
  const bia = await server.newCaller();
  ana = bia;
  const name = `sincronizada-${++sites}`;
  site = { id: (await bia.call("POST", "/api/sites", { name, region: "br" })).json().id, name };
  const page = pageShowing("Da Bia", id);
  const copy = copyOf(sectionSaying("A cópia"), "sync0");
  const records = { ...page.records, ...Object.fromEntries(copy.map((block) => [block.id, block])) };
  await makePage("alheia", { ...page, records });
  expect(await seen("alheia")).toContain("A cópia");
  expect(await seen("alheia")).not.toContain("Da Ana");
  const [{ id: pageId }] = (await bia.call("GET", `/api/pages?siteId=${site.id}`)).json().items;
  const checked = (await bia.call("POST", `/api/pages/${pageId}/check`, {})).json();
  expect(checked.facts.missingSectionIds).toEqual([id]);
  expect(checked.items).toContainEqual({ code: "section_unknown", severity: "warning", blockId: "sync0" });
});

describe("what an editor has taken away", () => {
  test("is still shown, and in use, until it is published", async () => {
    const { id } = await makeSection("Sai");
    const pageId = await makePage("sai", pageShowing("Fica", id));
    const { version } = (await ana.call("GET", `/api/pages/${pageId}/document`)).json();
    await ana.call("PUT", `/api/pages/${pageId}/document`, { version, document: pageShowing("Fica") });
    const refused = await ana.call("DELETE", `/api/synced-sections/${id}`);
    expect([refused.status, refused.json().code, refused.json().message]).toEqual([
      409,
      "SYNCED_SECTION_IN_USE",
      expect.stringContaining("(1)"),
    ]);
    await ana.call("POST", `/api/pages/${pageId}/publish`, {});
    expect(await seen("sai")).not.toContain("Sai");
    expect((await ana.call("DELETE", `/api/synced-sections/${id}`)).status).toBe(200);
    expect((await ana.call("GET", `/api/synced-sections/${id}`)).json().code).toBe("SYNCED_SECTION_NOT_FOUND");
  });

  test("a diff that takes it away is noticed as a whole document is", async () => {
    const { id } = await makeSection("Por diferença");
    const pageId = await makePage("diff", pageShowing("Fica", id), false);
    const { version, document } = (await ana.call("GET", `/api/pages/${pageId}/document`)).json();
    const store = new DocumentStore(document);
    const diff = { sync0: [document.records.sync0, null] };
    expect(applyDiff(store, blockCatalog, diff as never).ok).toBe(true);
    const saved = await ana.call("POST", `/api/pages/${pageId}/operations`, { baseVersion: version, operationId: "tira-secao", diff });
    expect(saved.status, saved.text).toBe(200);
    expect((await sectionOf(id)).section.pages).toBe(0);
  });
});

test("a part of a copy is not the page's to change, by the API either; its block can go", async () => {
  const { id } = await makeSection("Minha");
  const page = pageShowing("Página", id);
  const inCopy = copyOf(sectionSaying("A cópia"), "sync0");
  const records = { ...page.records, ...Object.fromEntries(inCopy.map((block) => [block.id, block])) };
  const pageId = await makePage("copia", { ...page, records }, false);
  const send = async (operationId: string, diff: unknown) => {
    const { version } = await pageOf(pageId);
    return ana.call("POST", `/api/pages/${pageId}/operations`, { baseVersion: version, operationId, diff });
  };
  const heading = inCopy.find((block) => block.kind === "heading");
  const changed = { ...heading, props: { ...heading?.props, content: [{ type: "text", text: "Outra" }] } };
  const refused = await send("muda-copia", { [heading?.id ?? ""]: [heading, changed] });
  expect([refused.status, refused.json().code, refused.json().fields[0].code]).toEqual([400, "INVALID_DOCUMENT", "synced"]);
  const place = records.sync0;
  const gone = Object.fromEntries([place, ...inCopy].map((block) => [block?.id, [block, null]]));
  expect((await send("tira-bloco", gone)).status).toBe(200);
});

test("a copy of a page uses what the page uses", async () => {
  const { id } = await makeSection("Copiada");
  const pageId = await makePage("original", pageShowing("Original", id), false);
  expect((await ana.call("POST", `/api/pages/${pageId}/duplicate`)).status).toBe(201);
  expect((await sectionOf(id)).section.pages).toBe(2);
});

describe("what is no section is refused, and nothing is kept of it", () => {
  const good = sectionSaying("Bom");
  const root = good.blocks[0];
  const synced = { ...root, id: "sy", kind: "synced", parentId: "x", slot: "content", props: { sectionId: "", version: 0 } };
  const bad: readonly (readonly [string, unknown])[] = [
    ["nothing", {}],
    ["two sections", { ...good, rootIds: [root?.id, "z"], blocks: [...good.blocks, { ...root, id: "z", order: "b0" }] }],
    ["a synced section", { rootIds: ["sy"], blocks: [synced], tokens: [] }],
    ["a synced section within", { ...good, blocks: [...good.blocks, { ...synced, parentId: root?.id }] }],
    ["a block that is no section", { rootIds: ["h"], blocks: [{ ...good.blocks[1], id: "h" }], tokens: [] }],
    ["tokens that are none", { ...good, tokens: "x" }],
  ];
  test.each(bad)("%s", async (_what, fragment) => {
    const reply = await ana.call("POST", "/api/synced-sections", { name: "Hostil", fragment });
    expect([reply.status, reply.json().code]).toEqual([400, "INVALID_DOCUMENT"]);
    expect((await ana.call("GET", "/api/synced-sections")).json().items).toEqual([]);
  });
});

test("many small blocks cannot ask for more than a page may have, nor a section be larger than it may", async () => {
  const large = await ana.call("POST", "/api/synced-sections", { name: "Enorme", fragment: sectionOfHeadings(1_700) });
  expect([large.status, large.json().code]).toEqual([413, "TOO_LARGE"]);
  const { id } = (await ana.call("POST", "/api/synced-sections", { name: "Grande", fragment: sectionOfHeadings(400) })).json();
  const pageId = await makePage("bomba", pageShowing("Bomba", ...Array.from({ length: 30 }, () => id)), false);
  expect((await ana.call("POST", `/api/pages/${pageId}/publish`, {})).json().code).toBe("TOO_LARGE");
});

test("nor can one page ask for many large sections: they are not even read", async () => {
  const large = { name: "Grande", fragment: sectionOfHeadings(800) };
  const made = await Promise.all(Array.from({ length: 40 }, () => ana.call("POST", "/api/synced-sections", large)));
  const pageId = await makePage("muitas", pageShowing("Muitas", ...made.map((reply) => reply.json().id)), false);
  // All that is left to see is how large they are said to be.
  const { queries } = server.running.platform.database;
  await queries.execute(sql`UPDATE synced_sections SET bytes = 256000, content = '{}' WHERE account_id = ${ana.accountId}`);
  for (const deed of ["publish", "preview", "check"])
    expect((await ana.call("POST", `/api/pages/${pageId}/${deed}`, {})).json().code, deed).toBe("TOO_LARGE");
});

test("whoever is limited to some sites changes a section only while it is on no others, and sees those alone", async () => {
  const { id } = await makeSection("De todos");
  await makePage("daqui", pageShowing("Daqui", id));
  const { platform } = server.running;
  const here = reachOf(ana.accountId, new Set([site.id]));
  const there = reachOf(ana.accountId, new Set(["sit_elsewhere"]));
  expect((await countUses(platform.database.queries, there, [id])).get(id)).toBeUndefined();
  const fragment = sectionSaying("De alguns");
  await expect(putContent(platform, there, { id, version: 1, fragment })).rejects.toMatchObject({ code: "SYNCED_SECTION_ELSEWHERE" });
  expect(await isBeyondReach(platform.database.queries, there, id)).toBe(true);
  expect(await isBeyondReach(platform.database.queries, here, id)).toBe(false);
  expect(await putContent(platform, here, { id, version: 1, fragment })).toMatchObject({ version: 2 });
});

test("a title, and all else of a page, can change beside its sections", async () => {
  const { id } = await makeSection("Ao lado");
  const pageId = await makePage("ao-lado", pageShowing("Antes", id));
  const { version, document } = (await ana.call("GET", `/api/pages/${pageId}/document`)).json();
  const store = new DocumentStore(document);
  const diff = store.transact((transaction) => setPageSettings({ title: "Outro título" })(transaction, blockCatalog));
  await ana.call("POST", `/api/pages/${pageId}/operations`, { baseVersion: version, operationId: "outro-titulo", diff });
  await ana.call("POST", `/api/pages/${pageId}/publish`, {});
  expect(await seen("ao-lado")).toMatch(/Outro título[\s\S]*Ao lado/);
});

test("an export has each section with what is in it, and a deleted account none", async () => {
  const { id } = await makeSection("Para levar");
  const files: { path: string; content: unknown }[] = [];
  for await (const file of exportSections(server.running.platform).files(ana.accountId)) files.push(file);
  expect(files.map(({ path }) => path)).toEqual([`synced/${id}.json`]);
  expect(String(files[0]?.content)).toContain("Para levar");
  const { queries } = server.running.platform.database;
  await queries.delete(accounts).where(eq(accounts.id, ana.accountId));
  expect(await listSections(queries, wholeAccount(ana.accountId), 10, null)).toEqual([]);
});
