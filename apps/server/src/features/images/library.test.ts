import { randomBytes } from "node:crypto";
import { FOLDER_DEPTH, IMAGES_MOST } from "@vitrine/contract";
import { sql } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { multipartFile } from "../../testing/multipart.ts";
import { pageWithForm } from "../../testing/page-with-form.ts";
import { type Reply, startTestServer, type TestCaller, type TestServer } from "../../testing/test-server.ts";
import { collectLooseFiles } from "./storing/collect-loose-files.ts";
import { images, looseFiles } from "./tables.ts";

let server: TestServer;
let ana: TestCaller;
beforeAll(async () => {
  server = await startTestServer();
  ana = await server.newCaller();
});
afterAll(() => server.stop());

function picture(): Promise<Buffer> {
  return sharp(randomBytes(12 * 12 * 3), { raw: { width: 12, height: 12, channels: 3 } })
    .png()
    .toBuffer();
}

async function upload(caller: TestCaller, name: string, folderId?: string, bytes?: Buffer): Promise<Reply> {
  const { headers, body } = multipartFile(name, "image/png", bytes ?? (await picture()), folderId ? { folderId } : {});
  return server.send("localhost", "/api/images", {
    method: "POST",
    body,
    headers: { ...headers, authorization: `Bearer ${caller.apiKey}` },
  });
}

async function folder(caller: TestCaller, name: string, parentId: string | null = null): Promise<string> {
  const reply = await caller.call("POST", "/api/image-folders", { name, parentId });
  expect([reply.status, reply.text]).toEqual([201, reply.text]);
  return reply.json().id;
}

const codeOf = (reply: Reply): [number, string] => [reply.status, reply.json().code];
const namesIn = async (caller: TestCaller, query: string): Promise<string[]> =>
  (await caller.call("GET", `/api/images?${query}`)).json().items.map(({ name }: { name: string }) => name);

describe("folders", () => {
  test("stand in each other, five deep and no deeper", async () => {
    const caller = await server.newCaller();
    let parent: string | null = null;
    for (let depth = 1; depth <= FOLDER_DEPTH; depth += 1) parent = await folder(caller, `Nível ${depth}`, parent);
    expect(codeOf(await caller.call("POST", "/api/image-folders", { name: "Fundo", parentId: parent }))).toEqual([409, "FOLDER_TOO_DEEP"]);
    const loose = await folder(caller, "Solta");
    await folder(caller, "Dentro", loose);
    const { items } = (await caller.call("GET", "/api/image-folders")).json();
    const fourth = items.find(({ name }: { name: string }) => name === "Nível 4").id;
    const move = (to: string | null) => caller.call("POST", "/api/images/move", { folderIds: [loose], to });
    expect(codeOf(await move(fourth))).toEqual([409, "FOLDER_TOO_DEEP"]);
    expect((await move(items.find(({ name }: { name: string }) => name === "Nível 3").id)).status).toBe(200);
  });

  test("have names of their own in each place, whatever the capitals", async () => {
    const caller = await server.newCaller();
    const summer = await folder(caller, "Verão");
    const taken = await caller.call("POST", "/api/image-folders", { name: " VERÃO " });
    expect([...codeOf(taken), taken.json().fields[0].path]).toEqual([409, "FOLDER_NAME_TAKEN", "name"]);
    const inner = await folder(caller, "verão", summer);
    expect(codeOf(await caller.call("POST", "/api/images/move", { folderIds: [inner], to: null }))).toEqual([409, "FOLDER_NAME_TAKEN"]);
    expect((await caller.call("PATCH", `/api/image-folders/${summer}`, { name: "VERÃO" })).json().name).toBe("VERÃO");
  });

  test("never go into themselves, and what is chosen with its folder stays in it", async () => {
    const caller = await server.newCaller();
    const [outer, other] = [await folder(caller, "Fora"), await folder(caller, "Outra")];
    const inner = await folder(caller, "Dentro", outer);
    for (const to of [outer, inner]) {
      expect(codeOf(await caller.call("POST", "/api/images/move", { folderIds: [outer], to }))).toEqual([409, "FOLDER_INTO_ITSELF"]);
    }
    expect((await caller.call("POST", "/api/images/move", { folderIds: [outer, inner], to: other })).status).toBe(200);
    const { items } = (await caller.call("GET", "/api/image-folders")).json();
    const parents = Object.fromEntries(items.map((each: { id: string; parentId: string | null }) => [each.id, each.parentId]));
    expect(parents).toEqual({ [outer]: other, [inner]: outer, [other]: null });
  });

  test("moved at once into each other, one goes and the other is told", async () => {
    const caller = await server.newCaller();
    const [one, two] = [await folder(caller, "Uma"), await folder(caller, "Duas")];
    const replies = await Promise.all([
      caller.call("POST", "/api/images/move", { folderIds: [one], to: two }),
      caller.call("POST", "/api/images/move", { folderIds: [two], to: one }),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe("files", () => {
  test("are uploaded into a folder, moved, renamed, found by a part of the name", async () => {
    const caller = await server.newCaller();
    const id = await folder(caller, "Produtos");
    const cake = (await upload(caller, "bolo 100%.png", id)).json();
    expect(cake).toMatchObject({ folderId: id, kind: "image", ai: null, img: `/i/${cake.id}`, url: expect.stringContaining(cake.host) });
    await upload(caller, "torta.png");
    expect([await namesIn(caller, `folderId=${id}`), await namesIn(caller, "folderId=root")]).toEqual([["bolo 100%.png"], ["torta.png"]]);
    expect([await namesIn(caller, "search=0%25"), await namesIn(caller, "search=BOLO"), await namesIn(caller, "search=_")]).toEqual([
      ["bolo 100%.png"],
      ["bolo 100%.png"],
      [],
    ]);
    expect((await caller.call("PATCH", `/api/images/${cake.id}`, { name: " Bolo  de fubá " })).json().name).toBe("Bolo de fubá");
    expect(await namesIn(caller, "search=FUBA")).toEqual(["Bolo de fubá"]);
    expect(await namesIn(caller, "search=b%C3%B4lo")).toEqual(["Bolo de fubá"]);
    await caller.call("POST", "/api/images/move", { imageIds: [cake.id], to: null });
    const { items, total } = (await caller.call("GET", "/api/image-folders")).json();
    expect([items[0].files, total.files]).toEqual([0, 2]);
    expect(total.bytes).toBeGreaterThan(cake.bytes);
  });

  test("the same file again is the same, and goes where it is uploaded to", async () => {
    const caller = await server.newCaller();
    const [id, bytes] = [await folder(caller, "Marca"), await picture()];
    const first = (await upload(caller, "um.png", id, bytes)).json();
    expect((await upload(caller, "dois.png", undefined, bytes)).json()).toMatchObject({ id: first.id, folderId: id });
    const other = await folder(caller, "Outra");
    expect((await upload(caller, "tres.png", other, bytes)).json()).toMatchObject({ id: first.id, folderId: other });
  });

  test("of others are not there", async () => {
    const [bia, mine] = [await server.newCaller(), (await upload(ana, "minha.png")).json()];
    const id = await folder(ana, "Minha pasta");
    expect(codeOf(await bia.call("GET", `/api/images/${mine.id}`))).toEqual([404, "IMAGE_NOT_FOUND"]);
    expect(codeOf(await bia.call("PATCH", `/api/images/${mine.id}`, { name: "x" }))).toEqual([404, "IMAGE_NOT_FOUND"]);
    expect(codeOf(await bia.call("POST", "/api/images/move", { imageIds: [mine.id], to: null }))).toEqual([404, "IMAGE_NOT_FOUND"]);
    expect(codeOf(await bia.call("POST", "/api/image-folders", { name: "x", parentId: id }))).toEqual([404, "FOLDER_NOT_FOUND"]);
    expect(codeOf(await upload(bia, "x.png", id))).toEqual([404, "FOLDER_NOT_FOUND"]);
    expect((await bia.call("POST", "/api/images/remove", { imageIds: [mine.id], folderIds: [id] })).json()).toEqual({
      files: 0,
      folders: 0,
    });
    expect((await ana.call("GET", `/api/images/${mine.id}`)).status).toBe(200);
  });

  test("beyond what a library holds are refused, and the one that is there already is not", async () => {
    const caller = await server.newCaller();
    const bytes = await picture();
    const first = (await upload(caller, "um.png", undefined, bytes)).json();
    await server.running.platform.database.queries.execute(sql`
      INSERT INTO images (id, account_id, kind, name, hash, width, height, bytes, mime, is_animated, has_alpha, is_vector, is_recorded, uploaded_at)
      SELECT 'img_' || lpad(n::text, 26, '0'), account_id, 'image', 'foto ' || n, lpad(n::text, 40, '0'), 1, 1, 1, 'image/png', false, false, false, true, uploaded_at
      FROM images, generate_series(1, ${IMAGES_MOST - 1}) n WHERE id = ${first.id}`);
    expect(codeOf(await upload(caller, "demais.png"))).toEqual([409, "IMAGE_LIMIT"]);
    expect((await upload(caller, "de novo.png", undefined, bytes)).json().id).toBe(first.id);
  });
});

describe("deleting", () => {
  async function pageWith(caller: TestCaller, imageId: string): Promise<{ id: string; siteId: string }> {
    const site = (await caller.call("POST", "/api/sites", { name: `loja-${randomBytes(6).toString("hex")}`, region: "br" })).json();
    const { document } = pageWithForm("Curso");
    const page = document.records.page;
    if (page?.type !== "page") throw new Error("a document has a page");
    const records = { ...document.records, page: { ...page, shareImage: { imageId, width: 12, height: 12 } } };
    const made = await caller.call("POST", "/api/pages", {
      siteId: site.id,
      title: "Curso de bolo",
      slug: "curso",
      language: "pt",
      document: { ...document, records },
    });
    expect(made.status).toBe(201);
    return made.json();
  }

  test("a file that nothing shows goes at once, and is not found by its address", async () => {
    const image = (await upload(ana, "nada.png")).json();
    const address = new URL(image.url).pathname;
    expect((await server.send("uploads.localhost", address)).status).toBe(200);
    expect((await ana.call("POST", "/api/images/remove", { imageIds: [image.id] })).json()).toEqual({ files: 1, folders: 0 });
    await expect.poll(async () => (await server.send("uploads.localhost", address)).status).toBe(404);
  });

  test("one that a draft shows is told where, and goes once that is known; one that visitors see stays", async () => {
    const image = (await upload(ana, "capa.png")).json();
    const page = await pageWith(ana, image.id);
    const use = { pageId: page.id, siteId: page.siteId, title: "Curso de bolo", slug: "curso", isDeleted: false, isEarlier: false };
    expect((await ana.call("GET", `/api/images/${image.id}`)).json().uses).toEqual({
      ...{ pages: [{ ...use, isLive: false }], sites: [], sections: [], templates: [], otherPages: 0, otherSites: 0, isLive: false },
    });
    const remove = (evenUsed: boolean) => ana.call("POST", "/api/images/remove", { imageIds: [image.id], evenUsed });
    const told = await remove(false);
    expect([...codeOf(told), told.json().data.uses.pages]).toEqual([409, "IMAGE_USED", [{ ...use, isLive: false }]]);
    expect((await ana.call("POST", `/api/pages/${page.id}/publish`, {})).status).toBe(200);
    for (const evenUsed of [false, true]) {
      const refused = await remove(evenUsed);
      expect([...codeOf(refused), refused.json().data.uses.pages]).toEqual([409, "IMAGE_PUBLISHED", [{ ...use, isLive: true }]]);
    }
    // Taken out of the draft alone, its visitors see it still.
    const read = (await ana.call("GET", `/api/pages/${page.id}/document`)).json();
    const { shareImage: _, ...settings } = read.document.records.page;
    const document = { ...read.document, records: { ...read.document.records, page: settings } };
    expect((await ana.call("PUT", `/api/pages/${page.id}/document`, { version: read.version, document })).status).toBe(200);
    expect(codeOf(await remove(true))).toEqual([409, "IMAGE_PUBLISHED"]);
    await ana.call("POST", `/api/pages/${page.id}/publish`, {});
    // What visitors were given before may be given to them again.
    const earlier = await remove(false);
    expect([...codeOf(earlier), earlier.json().data.uses.pages]).toEqual([409, "IMAGE_USED", [{ ...use, isLive: false, isEarlier: true }]]);
    expect((await remove(true)).json()).toEqual({ files: 1, folders: 0 });
    const { items } = (await ana.call("GET", `/api/pages/${page.id}/publications`)).json();
    const rollBack = await ana.call("POST", `/api/pages/${page.id}/publications/${items.at(-1).id}/rollback`, {});
    expect(codeOf(rollBack)).toEqual([409, "PUBLICATION_INCOMPLETE"]);
  });

  test("what was put back by a rollback is on air again, and stays", async () => {
    const image = (await upload(ana, "volta.png")).json();
    const page = await pageWith(ana, image.id);
    await ana.call("POST", `/api/pages/${page.id}/publish`, {});
    const read = (await ana.call("GET", `/api/pages/${page.id}/document`)).json();
    const { shareImage: _, ...settings } = read.document.records.page;
    const document = { ...read.document, records: { ...read.document.records, page: settings } };
    await ana.call("PUT", `/api/pages/${page.id}/document`, { version: read.version, document });
    await ana.call("POST", `/api/pages/${page.id}/publish`, {});
    const { items } = (await ana.call("GET", `/api/pages/${page.id}/publications`)).json();
    const reply = await ana.call("POST", `/api/pages/${page.id}/publications/${items.at(-1).id}/rollback`, {});
    expect(reply.status, reply.text).toBe(200);
    expect(codeOf(await ana.call("POST", "/api/images/remove", { imageIds: [image.id], evenUsed: true }))).toEqual([
      409,
      "IMAGE_PUBLISHED",
    ]);
  });

  test("the icon of a site is before visitors, and is told by its site", async () => {
    const caller = await server.newCaller();
    const image = (await upload(caller, "icone.png")).json();
    const name = `icone-${randomBytes(6).toString("hex")}`;
    const site = (await caller.call("POST", "/api/sites", { name, region: "br" })).json();
    const serve = (faviconId: string | null) => caller.call("PATCH", `/api/sites/${site.id}/serving`, { faviconId });
    expect((await serve(image.id)).status).toBe(200);
    const { uses } = (await caller.call("GET", `/api/images/${image.id}`)).json();
    expect(uses).toMatchObject({ pages: [], sites: [{ siteId: site.id, name }], otherSites: 0, isLive: true });
    for (const evenUsed of [false, true]) {
      const refused = await caller.call("POST", "/api/images/remove", { imageIds: [image.id], evenUsed });
      expect(codeOf(refused)).toEqual([409, "IMAGE_PUBLISHED"]);
    }
    await serve(null);
    expect((await caller.call("POST", "/api/images/remove", { imageIds: [image.id] })).json()).toEqual({ files: 1, folders: 0 });
    expect(codeOf(await serve(image.id))).toEqual([400, "INVALID_INPUT"]);
  });

  test("while it becomes the icon of a site, it is one or the other", async () => {
    const caller = await server.newCaller();
    const image = (await upload(caller, "icone.png")).json();
    const site = (await caller.call("POST", "/api/sites", { name: `i-${randomBytes(6).toString("hex")}`, region: "br" })).json();
    const [set, removed] = await Promise.all([
      caller.call("PATCH", `/api/sites/${site.id}/serving`, { faviconId: image.id }),
      caller.call("POST", "/api/images/remove", { imageIds: [image.id], evenUsed: true }),
    ]);
    const left = await namesIn(caller, "");
    if (set.status === 200) expect([left, codeOf(removed)]).toEqual([["icone.png"], [409, "IMAGE_PUBLISHED"]]);
    else expect([left, codeOf(set), removed.json()]).toEqual([[], [400, "INVALID_INPUT"], { files: 1, folders: 0 }]);
  });

  test("a folder goes with all that is in it, or not at all", async () => {
    const caller = await server.newCaller();
    const outer = await folder(caller, "Campanha");
    const inner = await folder(caller, "Fotos", outer);
    const used = (await upload(caller, "usada.png", inner)).json();
    await upload(caller, "solta.png", outer);
    await pageWith(caller, used.id);
    expect(codeOf(await caller.call("POST", "/api/images/remove", { folderIds: [outer] }))).toEqual([409, "IMAGE_USED"]);
    expect((await caller.call("GET", "/api/image-folders")).json().items).toHaveLength(2);
    expect((await caller.call("POST", "/api/images/remove", { folderIds: [outer], evenUsed: true })).json()).toEqual({
      files: 2,
      folders: 2,
    });
    expect((await caller.call("GET", "/api/image-folders")).json()).toEqual({ items: [], total: { files: 0, bytes: 0 } });
  });

  test("while it is moved, it is one or the other", async () => {
    const caller = await server.newCaller();
    const [from, to] = [await folder(caller, "De"), await folder(caller, "Para")];
    const image = (await upload(caller, "foto.png", from)).json();
    const [removed, moved] = await Promise.all([
      caller.call("POST", "/api/images/remove", { folderIds: [from] }),
      caller.call("POST", "/api/images/move", { imageIds: [image.id], to }),
    ]);
    const left = await namesIn(caller, "");
    if (moved.status === 200) expect([left, removed.json()]).toEqual([["foto.png"], { files: 0, folders: 1 }]);
    else expect([left, codeOf(moved), removed.json()]).toEqual([[], [404, "IMAGE_NOT_FOUND"], { files: 1, folders: 1 }]);
  });
});

describe("what lies in storage", () => {
  const keysOf = (accountId: string) => Array.fromAsync(server.running.platform.storage.list(`images/${accountId}/`));
  const later = (days: number) => ({
    ...server.running.platform,
    clock: { ...server.running.platform.clock, now: () => Date.now() + days * 86_400_000 },
  });

  test("of what was deleted is removed after thirty days, and never what is listed", async () => {
    const caller = await server.newCaller();
    const [gone, kept, bytes] = [(await upload(caller, "a.png")).json(), (await upload(caller, "b.png")).json(), await picture()];
    const back = (await upload(caller, "c.png", undefined, bytes)).json();
    await caller.call("POST", "/api/images/remove", { imageIds: [gone.id, back.id] });
    const anew = (await upload(caller, "c.png", undefined, bytes)).json();
    expect(anew.id).not.toBe(back.id);
    const before = await keysOf(caller.accountId);
    await collectLooseFiles(later(29));
    expect(await keysOf(caller.accountId)).toEqual(before);
    await collectLooseFiles(later(31));
    const hashes = new Set((await keysOf(caller.accountId)).map((key) => key.split("/")[2]));
    const listed = await server.running.platform.database.queries
      .select({ hash: images.hash, id: images.id })
      .from(images)
      .where(sql`account_id = ${caller.accountId}`);
    expect(hashes).toEqual(new Set(listed.map(({ hash }) => hash)));
    expect(listed.map(({ id }) => id).sort()).toEqual([kept.id, anew.id].sort());
    expect((await server.send("uploads.localhost", new URL(anew.url).pathname)).status).toBe(200);
  });

  test("of an upload that is refused, or was cut off, belongs to nobody and goes", async () => {
    const caller = await server.newCaller();
    const broken = (await picture()).subarray(0, 60);
    expect((await upload(caller, "x.png", undefined, broken)).status).toBe(415);
    expect(await keysOf(caller.accountId)).toEqual([]);
    const { storage, clock } = server.running.platform;
    const hash = "0".repeat(40);
    await server.running.platform.database.queries
      .insert(looseFiles)
      .values({ accountId: caller.accountId, hash, since: new Date(clock.now()) });
    await storage.put(`images/${caller.accountId}/${hash}/upload`, Buffer.from("cut"));
    await collectLooseFiles(later(31));
    expect(await keysOf(caller.accountId)).toEqual([]);
  });

  test("of an upload for which there is no room goes at once, save what others may still show or put there", async () => {
    const caller = await server.newCaller();
    const { storage, database } = server.running.platform;
    const bytes = await picture();
    const refusing = async (meanwhile?: () => Promise<unknown>) => {
      const put = vi.spyOn(storage, "put").mockImplementation(async () => {
        await meanwhile?.();
        throw Object.assign(new Error("no room"), { code: "ENOSPC" });
      });
      expect(codeOf(await upload(caller, "a.png", undefined, bytes))).toEqual([503, "STORAGE_FULL"]);
      expect(put).toHaveBeenCalled();
      put.mockRestore();
    };
    const own = sql`account_id = ${caller.accountId}`;
    await refusing();
    expect(await keysOf(caller.accountId)).toEqual([]);
    expect(await database.queries.$count(looseFiles, own)).toBe(0);

    // Another tab has begun to upload the same.
    await refusing(() =>
      database.queries
        .update(looseFiles)
        .set({ since: new Date(0) })
        .where(own),
    );
    expect(await keysOf(caller.accountId)).toHaveLength(1);

    const image = (await upload(caller, "a.png", undefined, bytes)).json();
    await caller.call("POST", "/api/images/remove", { imageIds: [image.id] });
    const shown = await keysOf(caller.accountId);
    expect(shown.length).toBeGreaterThan(1);
    for (const key of shown.filter((each) => !each.endsWith("/upload"))) await storage.remove(key);
    await refusing();
    expect(await keysOf(caller.accountId)).toEqual(shown.filter((key) => key.endsWith("/upload")));
  });
});
