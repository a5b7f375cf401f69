import { randomBytes } from "node:crypto";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { type DocumentRecord, emptyDocument, type PageDocument, words } from "@vitrine/document";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeBuiltOwner, startBuiltServer } from "../../testing/built-server.ts";
import { type DatabaseFixture, databaseFixture } from "../../testing/database-fixture.ts";
import { checkLibrary, type KillImages } from "../../testing/kill/kill-images.ts";
import { freePort, type Reply, send } from "../../testing/send.ts";
import { importForm } from "./testing/import-form.ts";
import { makeZip } from "./testing/make-zip.ts";

const KILLS = 3;
const PICTURES = 5;
const PARAGRAPHS = 300;

let fixture: DatabaseFixture;
beforeAll(async () => {
  fixture = await databaseFixture();
});
afterAll(() => fixture.remove());

/** A page with pictures that nobody had before. */
async function newArchive(title: string): Promise<Buffer> {
  const photos = await Promise.all(
    Array.from({ length: PICTURES }, () =>
      sharp(randomBytes(64 * 64 * 3), { raw: { width: 64, height: 64, channels: 3 } })
        .png()
        .toBuffer(),
    ),
  );
  const html = `<title>${title}</title>${photos.map((_, index) => `<p>Foto ${index}</p><img src="${index}.png" alt="Foto">`).join("")}`;
  return makeZip([{ name: "index.html", content: html }, ...photos.map((content, index) => ({ name: `${index}.png`, content }))]);
}

/** A page whose every paragraph says the same. */
function pageOf(text: string): PageDocument {
  const { schema, records } = emptyDocument({ title: "", language: "pt" });
  const shared = { type: "block", version: 1, styles: {} } as const;
  const section: DocumentRecord = {
    ...{ ...shared, id: "sec", kind: "section", parentId: "page", slot: "body", order: "a0" },
    props: { tag: "section" },
  };
  const headings = Array.from({ length: PARAGRAPHS }, (_, index): DocumentRecord => {
    const place = { parentId: "sec", slot: "content", order: `a1${String(index).padStart(3, "0")}V` };
    return { ...shared, ...place, id: `head${index}`, kind: "heading", props: { level: "h2", content: words(text) } };
  });
  return { schema, records: { ...records, ...Object.fromEntries([section, ...headings].map((block) => [block.id, block])) } };
}

/** What all of a page's headings say: one text, or it is torn. */
function textOf({ records }: PageDocument): string {
  const headings = Object.values(records).filter((record) => record.type === "block" && record.kind === "heading");
  const texts = new Set(headings.map((record) => /"text":"([^"]*)"/.exec(JSON.stringify(record))?.[1]));
  expect([headings.length, texts.size], "half a page").toEqual([PARAGRAPHS, 1]);
  return [...texts][0] ?? "";
}

function imageIdsOf({ records }: PageDocument): string[] {
  return [...JSON.stringify(records).matchAll(/"imageId":"([^"]+)"/g)].map(([, id = ""]) => id);
}

test("killed in the middle of imports, restores and pages from revisions: each is there whole or not at all, and done again it is there once", {
  timeout: 120_000,
}, async () => {
  const port = await freePort();
  const env = fixture.settings(port);
  const { apiKey, call } = makeBuiltOwner(env);
  const images: KillImages = { port, apiKey, dataFolder: fixture.dataFolder, acknowledged: new Set() };
  let server = await startBuiltServer(env);
  try {
    const { id: siteId } = (await call("POST", "/api/sites", { name: "queda", region: "br" })).json();
    const importIt = (slug: string, archive: Buffer): Promise<Reply> => {
      const { headers, ...rest } = importForm(archive, { siteId, slug });
      return send(port, "localhost", "/api/pages/import", { ...rest, headers: { ...headers, authorization: `Bearer ${apiKey}` } });
    };
    const documentOf = async (id: string): Promise<PageDocument> => (await call("GET", `/api/pages/${id}/document`)).json().document;
    const pages = async (): Promise<{ id: string; slug: string; title: string }[]> =>
      (await call("GET", "/api/pages?limit=100")).json().items;
    const library = async (): Promise<string[]> =>
      (await call("GET", "/api/images?limit=100")).json().items.map(({ id }: { id: string }) => id);

    const { id } = (await call("POST", "/api/pages", { siteId, slug: "p", title: "P", document: pageOf("A") })).json();
    const revisions = new Map<string, string>();
    revisions.set("A", (await call("POST", `/api/pages/${id}/revisions`, { name: "A" })).json().id);
    expect((await call("PUT", `/api/pages/${id}/document`, { version: 1, document: pageOf("B") })).status).toBe(200);
    revisions.set("B", (await call("POST", `/api/pages/${id}/revisions`, { name: "B" })).json().id);

    const doAll = (text: string, slug: string, archive: Buffer): Promise<(Reply | null)[]> => {
      const revision = `/api/pages/${id}/revisions/${revisions.get(text)}`;
      const all = [importIt(slug, archive), call("POST", `${revision}/restore`, {}), call("POST", `${revision}/page`, {})];
      // What the kill cuts off was never answered.
      return Promise.all(all.map((each) => each.catch(() => null)));
    };
    const began = performance.now();
    for (const reply of await doAll("A", "i", await newArchive("Inteira"))) expect(reply?.status, reply?.text).toBeLessThan(300);
    const usual = performance.now() - began;
    const imported = (await pages()).find(({ slug }) => slug === "i") ?? expect.fail("it was imported");
    const blocks = Object.keys((await documentOf(imported.id)).records).length;

    let present = "A";
    let cutOff = 0;
    for (let kill = 0; kill < KILLS; kill++) {
      const [target, slug] = [present === "A" ? "B" : "A", `i-${kill}`];
      const archive = await newArchive(`Inteira ${kill}`);
      const known = new Set((await pages()).map((page) => page.id));
      const work = doAll(target, slug, archive);
      // Each in its own part of the time that they usually take.
      await new Promise((resolve) => setTimeout(resolve, (usual * (kill + Math.random())) / KILLS));
      await server.end("SIGKILL");
      const [importing, restoring, making] = await work;
      cutOff += [importing, restoring, making].filter((reply) => !reply).length;
      server = await startBuiltServer(env);

      const after = await pages();
      const fresh = after.filter((page) => !known.has(page.id));
      const own = fresh.filter((page) => page.slug === slug);
      const copies = fresh.filter((page) => page.slug !== slug);
      expect(fresh.every((page) => page.slug === slug || page.title === "P (revisão)")).toBe(true);
      expect([own.length <= 1, copies.length <= 1]).toEqual([true, true]);
      if (importing?.status === 201) expect(own.map((page) => page.id)).toEqual([importing.json().page.id]);
      if (making?.status === 201) expect(copies.map((page) => page.id)).toEqual([making.json().id]);
      for (const copy of copies) expect(textOf(await documentOf(copy.id))).toBe(target);
      const now = textOf(await documentOf(id));
      expect(restoring?.status === 200 ? [target] : [target, present]).toContain(now);
      const history = (await call("GET", `/api/pages/${id}/revisions?limit=100`)).json().items;
      for (const each of history) {
        expect(["A", "B"]).toContain(textOf((await call("GET", `/api/pages/${id}/revisions/${each.id}`)).json().document));
      }
      present = now;

      // Whoever tries again has it once: the pictures of the first time are those of the second.
      if (own.length === 0) expect((await importIt(slug, archive)).status).toBe(201);
      const page = (await pages()).find((each) => each.slug === slug) ?? expect.fail("it was imported again");
      const document = await documentOf(page.id);
      expect(Object.keys(document.records)).toHaveLength(blocks);
      const found = await library();
      expect(found).toHaveLength(PICTURES * (kill + 2));
      expect(found).toEqual(expect.arrayContaining(imageIdsOf(document)));
      expect(new Set(imageIdsOf(document)).size).toBe(PICTURES);
    }
    expect(cutOff).toBeGreaterThan(0);
    await checkLibrary(images);
    // No file of a picture that the account does not have.
    const files = await readdir(join(fixture.dataFolder, "storage"), { recursive: true });
    expect(files.filter((file) => file.endsWith("/upload"))).toHaveLength(PICTURES * (KILLS + 1));
    expect(server.errors()).not.toMatch(/"level":"error"/);
  } finally {
    await server.end("SIGKILL");
  }
});
