import { randomBytes } from "node:crypto";
import { type Fragment, type ImageReference, PAGE_ID, type PageDocument } from "@vitrine/document";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { multipartFile } from "../../testing/multipart.ts";
import { pageWithForm } from "../../testing/page-with-form.ts";
import { pageShowing, sectionSaying } from "../../testing/sections/section-pages.ts";
import { testMemberships } from "../../testing/test-memberships.ts";
import { type Reply, startTestServer, type TestCaller, type TestServer } from "../../testing/test-server.ts";

const memberships = testMemberships();
let server: TestServer;
let ana: TestCaller;
let siteId: string;
let image: ImageReference & { readonly id: string };
beforeAll(async () => {
  server = await startTestServer({ VITRINE_DEFAULT_PLAN: "lifetime" }, {}, undefined, { memberships });
});
afterAll(() => server.stop());
beforeEach(async () => {
  ana = await server.newCaller();
  siteId = await newSite();
  const bytes = await sharp(randomBytes(12 * 12 * 3), { raw: { width: 12, height: 12, channels: 3 } })
    .png()
    .toBuffer();
  const { headers, body } = multipartFile("capa.png", "image/png", bytes);
  const sent = { method: "POST", body, headers: { ...headers, authorization: `Bearer ${ana.apiKey}` } };
  const { id } = (await server.send("localhost", "/api/images", sent)).json();
  image = { id, imageId: id, width: 12, height: 12 };
});

let sites = 0;
async function newSite(): Promise<string> {
  return (await ana.call("POST", "/api/sites", { name: `usa-${++sites}`, region: "br" })).json().id;
}

const backdrop = () => ({ base: { normal: { backgroundImage: { type: "image", imageId: image.id } as const } } });
const codeOf = (reply: Reply): [number, string] => [reply.status, reply.json().code];
const usesOf = async (caller: Pick<TestCaller, "call"> = ana) => (await caller.call("GET", `/api/images/${image.id}`)).json().uses;
const remove = (evenUsed = false, caller: Pick<TestCaller, "call"> = ana) =>
  caller.call("POST", "/api/images/remove", { imageIds: [image.id], evenUsed });

/** A section whose ground is the picture. */
function sectionWithPicture(): Fragment {
  const { rootIds, blocks, tokens } = sectionSaying("Capa");
  return { rootIds, tokens, blocks: blocks.map((block) => (rootIds.includes(block.id) ? { ...block, styles: backdrop() } : block)) };
}

/** A page whose first section has the picture behind it. */
function pageWithPicture(): PageDocument {
  const { document } = pageWithForm();
  const [root] = Object.values(document.records).filter((record) => record.type === "block" && record.parentId === PAGE_ID);
  if (root?.type !== "block") return expect.fail("a page has a section");
  return { ...document, records: { ...document.records, [root.id]: { ...root, styles: backdrop() } } };
}

async function makePage(document: PageDocument, on = siteId, isPublished = false): Promise<string> {
  const made = await ana.call("POST", "/api/pages", { siteId: on, slug: `p-${randomBytes(4).toString("hex")}`, title: "Curso", document });
  expect(made.status, made.text).toBe(201);
  if (isPublished) expect((await ana.call("POST", `/api/pages/${made.json().id}/publish`, {})).status).toBe(200);
  return made.json().id;
}

test("a picture of a synced section is the section's, and of every page that shows it to visitors", async () => {
  const made = await ana.call("POST", "/api/synced-sections", { name: "Topo", fragment: sectionWithPicture() });
  expect(made.status, made.text).toBe(201);
  const sections = [{ id: made.json().id, name: "Topo" }];
  expect(await usesOf()).toMatchObject({ sections, pages: [], isLive: false });
  const told = await remove();
  expect([...codeOf(told), told.json().data.uses.sections]).toEqual([409, "IMAGE_USED", sections]);

  const pageId = await makePage(pageShowing("Curso", made.json().id), siteId, true);
  expect(await usesOf()).toMatchObject({ sections, pages: [{ pageId, isLive: true }], isLive: true });
  expect(codeOf(await remove(true))).toEqual([409, "IMAGE_PUBLISHED"]);
  expect((await ana.call("POST", `/api/pages/${pageId}/unpublish`)).status).toBe(200);
  expect(codeOf(await remove())).toEqual([409, "IMAGE_USED"]);
  expect((await remove(true)).json()).toEqual({ files: 1, folders: 0 });
});

test("a picture of a template is told by the template's name, and goes once that is known", async () => {
  const kept = await ana.call("POST", "/api/templates", { kind: "page", name: "Meu molde", document: pageWithPicture() });
  expect(kept.status, kept.text).toBe(201);
  const templates = [{ id: kept.json().id, name: "Meu molde" }];
  expect(await usesOf()).toMatchObject({ templates, pages: [], isLive: false });
  const told = await remove();
  expect([...codeOf(told), told.json().data.uses.templates]).toEqual([409, "IMAGE_USED", templates]);
  expect((await remove(true)).json()).toEqual({ files: 1, folders: 0 });
});

test("a picture of the page for addresses that lead nowhere is before visitors", async () => {
  const pageId = await makePage(pageWithPicture(), siteId, true);
  const served = await ana.call("PATCH", `/api/sites/${siteId}/serving`, { notFoundPageId: pageId });
  expect(served.status, served.text).toBe(200);
  expect(await usesOf()).toMatchObject({ pages: [{ pageId, isLive: true }], isLive: true });
  expect(codeOf(await remove(true))).toEqual([409, "IMAGE_PUBLISHED"]);
});

test("whoever works on some sites alone is told how many others use a picture, never which, and takes it from none of them", async () => {
  const otherSite = await newSite();
  const member = await server.newPerson({ plan: "lifetime" });
  memberships.put(member.accountId, { accountId: ana.accountId, role: "editor", sites: new Set([siteId]) });
  server.running.platform.callers.forget(member.accountId);
  const own = await makePage(pageWithPicture());
  const theirs = await makePage(pageWithPicture(), otherSite);

  expect(await usesOf(member)).toMatchObject({ pages: [{ pageId: own }], otherPages: 1, isLive: false });
  for (const evenUsed of [false, true]) {
    const refused = await remove(evenUsed, member);
    expect(codeOf(refused)).toEqual([403, "IMAGE_ELSEWHERE"]);
    expect(refused.text).not.toContain(theirs);
  }
  // Visitors of a page that is not the member's see it.
  expect((await ana.call("POST", `/api/pages/${theirs}/publish`, {})).status).toBe(200);
  expect(await usesOf(member)).toMatchObject({ pages: [{ pageId: own }], otherPages: 1, isLive: true });
  expect(codeOf(await remove(true, member))).toEqual([409, "IMAGE_PUBLISHED"]);
  const icon = await ana.call("PATCH", `/api/sites/${otherSite}/serving`, { faviconId: image.id });
  expect(icon.status, icon.text).toBe(200);
  expect(await usesOf(member)).toMatchObject({ sites: [], otherSites: 1, isLive: true });

  // What is left is the member's own: told, and taken away.
  await ana.call("PATCH", `/api/sites/${otherSite}/serving`, { faviconId: null });
  await ana.call("POST", `/api/pages/${theirs}/unpublish`);
  const { version } = (await ana.call("GET", `/api/pages/${theirs}/document`)).json();
  expect((await ana.call("PUT", `/api/pages/${theirs}/document`, { version, document: pageWithForm().document })).status).toBe(200);
  expect((await ana.call("POST", `/api/pages/${theirs}/publish`, {})).status).toBe(200);
  // It could be put back before visitors of that page.
  expect(codeOf(await remove(true, member))).toEqual([403, "IMAGE_ELSEWHERE"]);
  expect(codeOf(await remove(false))).toEqual([409, "IMAGE_USED"]);
  expect((await remove(true)).json()).toEqual({ files: 1, folders: 0 });
});
