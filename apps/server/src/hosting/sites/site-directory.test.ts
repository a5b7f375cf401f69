import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type PagePart, pageKey, siteKey } from "@vitrine/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestPlane, type TestPlane } from "../testing/test-plane.ts";
import { ACCOUNT_ID, PAGE_ID, pathKeyOf, putArtefact, putPage, putPart, putSite, SITE_ID } from "../testing/test-site.ts";
import { siteDirectory } from "./site-directory.ts";

let plane: TestPlane;
beforeAll(async () => {
  plane = await startTestPlane();
});
afterAll(() => plane.stop());

const JSON_BODY = { "content-type": "application/json" };
const PUBLISHES = 200;
const PAGES = 10;

test("a page published again and again under load is always a whole old or a whole new one", async () => {
  const htmlOf = (version: number) => `<!--${version % PAGES}-->`.repeat(2_000);
  const artefacts = await Promise.all(Array.from({ length: PAGES }, (_, i) => putArtefact(plane.storage, htmlOf(i))));
  const publish = (version: number) => {
    const route = { artefact: artefacts[version % PAGES] ?? "", csp: `report-uri /${version}` };
    return putPart(plane.storage, pathKeyOf("carga", "/curso"), { schema: 2, path: "/curso", pageId: PAGE_ID, ...route });
  };
  await putSite(plane.storage, { name: "carga" });
  await publish(0);
  let isDone = false;
  let newest = 0;
  let answered = 0;
  const visit = async (encoding: string): Promise<void> => {
    while (!isDone) {
      const atLeast = newest;
      const reply = await plane.send("carga.localhost", "/curso");
      expect(reply.status).toBe(200);
      const version = Number(/\d+/.exec(reply.headers["content-security-policy"] ?? "")?.[0]);
      expect(reply.text).toBe(htmlOf(version));
      // Whoever asks after a publish has returned sees at least that one.
      expect(version).toBeGreaterThanOrEqual(atLeast);
      answered += 1;
      const conditional = { headers: { "accept-encoding": encoding, "if-none-match": reply.headers.etag ?? "" } };
      expect([200, 304]).toContain((await plane.send("carga.localhost", "/curso", conditional)).status);
    }
  };
  const visitors = Promise.all(["gzip", "br", "identity", "gzip, br"].map(visit));
  for (let version = 1; version <= PUBLISHES; version++) {
    await publish(version);
    newest = version;
  }
  isDone = true;
  await visitors;
  expect(answered).toBeGreaterThan(PUBLISHES / 4);
  expect((await plane.send("carga.localhost", "/curso")).text).toBe(htmlOf(PUBLISHES));
  expect(plane.logged).toEqual([]);
});

test("a site that was not there is there as soon as it is published, and gone when it is removed", async () => {
  expect((await plane.send("novo.localhost", "/")).status).toBe(404);
  await putPage(plane.storage, "<p>novo</p>", { path: "/", site: { name: "novo" } });
  expect((await plane.send("novo.localhost", "/")).text).toBe("<p>novo</p>");
  await plane.storage.remove(siteKey("novo"));
  expect((await plane.send("novo.localhost", "/")).status).toBe(404);
});

describe("a part that cannot be read", () => {
  const DAMAGED = Buffer.from('{"schema":2,');
  const form = { name: "Contato", after: "message" as const, redirectTo: "", thanks: "Obrigado", fields: [] };
  const send = (host: string) => plane.send(host, `/_v/forms/${PAGE_ID}/contato`, { method: "POST", headers: JSON_BODY, body: "{}" });
  const unreadable = () => plane.logged.filter((event) => event === "hosting.manifest_unreadable").length;

  test("leaves in place what was served, with one line in the log, and heals: a path's, a page's, a site's", async () => {
    const put = (html: string) => putPage(plane.storage, html, { forms: { contato: form }, site: { name: "torto" } });
    const visit = async () => (await plane.send("torto.localhost", "/curso")).text;
    await put("<p>antes</p>");
    expect([await visit(), (await send("torto.localhost")).status]).toEqual(["<p>antes</p>", 200]);
    const keys = [pathKeyOf("torto", "/curso"), pageKey("torto", PAGE_ID), siteKey("torto")];
    for (const [at, key] of keys.entries()) {
      const before = unreadable();
      await plane.storage.put(key, DAMAGED);
      for (let turn = 0; turn < 3; turn++) {
        plane.clock.now += 2_000;
        expect([await visit(), (await send("torto.localhost")).status]).toEqual([at === 0 ? "<p>antes</p>" : `<p>${at - 1}</p>`, 200]);
      }
      expect(unreadable()).toBe(before + 1);
      await put(`<p>${at}</p>`);
      expect([await visit(), (await send("torto.localhost")).status]).toEqual([`<p>${at}</p>`, 200]);
    }
  });

  test("that was never served is no page for now, and not a page that is not", async () => {
    await putPage(plane.storage, "<p>a</p>", { forms: { contato: form }, site: { name: "avariado" } });
    await plane.storage.put(pathKeyOf("avariado", "/curso"), Buffer.from("[]"));
    await plane.storage.put(pageKey("avariado", PAGE_ID), Buffer.from("[]"));
    await plane.storage.put(siteKey("avariado-2"), Buffer.from("null"));
    const replies = [
      await plane.send("avariado.localhost", "/curso"),
      await send("avariado.localhost"),
      await plane.send("avariado-2.localhost", "/"),
    ];
    for (const { status, headers, text } of replies) {
      expect([status, headers["retry-after"], text]).toEqual([503, "5", expect.stringContaining("A página não abriu")]);
    }
    expect((await plane.send("avariado.localhost", "/outra")).status).toBe(404);
  });

  test("is read again after a moment by whoever asks, though nobody said that it changed", async () => {
    const path = pathKeyOf("calado", "/curso");
    await putPage(plane.storage, "<p>antes</p>", { site: { name: "calado" } });
    const visit = async () => (await plane.send("calado.localhost", "/curso")).text;
    expect(await visit()).toBe("<p>antes</p>");
    const whole = await plane.storage.get(path);
    await plane.storage.put(path, DAMAGED);
    expect(await visit()).toBe("<p>antes</p>");
    await writeFile(join(plane.folder, path), whole ?? "");
    plane.clock.now += 1_001;
    await visit();
    plane.storage.noteChange(null);
    expect(await visit()).toBe("<p>antes</p>");
  });
});

test("when anything may have changed, all is looked at again at its next use, and serves if that fails", async () => {
  const at = (path: string) => join(plane.folder, path);
  const put = (html: string, name: string) => putPage(plane.storage, html, { site: { name } });
  const visit = async (name: string) => (await plane.send(`${name}.localhost`, "/curso")).text;
  for (const name of ["um", "dois", "tres"]) {
    await put(`<p>${name}</p>`, name);
    expect(await visit(name)).toBe(`<p>${name}</p>`);
    expect((await plane.send(`${name}.localhost`, "/falta")).status).toBe(404);
  }
  // Written by somebody who could not say so.
  const artefact = await putArtefact(plane.storage, "<p>novo</p>");
  const part = (path: string) => JSON.stringify({ schema: 2, path, pageId: PAGE_ID, artefact, csp: "" });
  await writeFile(at(pathKeyOf("um", "/curso")), part("/curso"));
  await writeFile(at(pathKeyOf("um", "/falta")), part("/falta"));
  await writeFile(at(pathKeyOf("dois", "/curso")), "{");
  await rm(at(siteKey("tres")));
  expect(await visit("um")).toBe("<p>um</p>");
  plane.storage.noteChange(null);
  expect([await visit("um"), await visit("dois")]).toEqual(["<p>novo</p>", "<p>dois</p>"]);
  expect((await plane.send("um.localhost", "/falta")).text).toBe("<p>novo</p>");
  expect((await plane.send("tres.localhost", "/curso")).status).toBe(404);
});

test("a part of another path under the same key is not taken for the one that is asked for", async () => {
  await putPage(plane.storage, "<p>a</p>", { path: "/a", site: { name: "mesmo" } });
  const part = await plane.storage.get(pathKeyOf("mesmo", "/a"));
  await plane.storage.put(pathKeyOf("mesmo", "/b"), part ?? Buffer.alloc(0));
  const other = PAGE_ID.replace(/.$/, "9");
  await plane.storage.put(pageKey("mesmo", other), (await plane.storage.get(pageKey("mesmo", PAGE_ID))) ?? Buffer.alloc(0));
  expect((await plane.send("mesmo.localhost", "/b")).status).toBe(404);
  expect((await plane.send("mesmo.localhost", `/_v/forms/${other}/contato`, { method: "POST" })).status).toBe(404);
  expect((await plane.send("mesmo.localhost", "/a")).text).toBe("<p>a</p>");
});

test("paths in other letters are other paths, and one that goes round in a circle is gone", async () => {
  const artefact = await putArtefact(plane.storage, "<p>a</p>");
  const routes = { "/acao": { artefact, pageId: PAGE_ID } };
  const nowhere = PAGE_ID.replace(/.$/, "8");
  const left = { "/antes": PAGE_ID, "/acao/2": nowhere, "/volta": PAGE_ID.replace(/.$/, "9") };
  await putSite(plane.storage, { name: "letras", routes, left });
  const round: PagePart = { schema: 2, pageId: left["/volta"], path: "/volta", editions: [] };
  await putPart(plane.storage, pageKey("letras", round.pageId), round);
  const wayOf = async (path: string) => {
    const { status, headers } = await plane.send("letras.localhost", encodeURI(path));
    return headers.location === undefined ? status : headers.location;
  };
  const asked = ["/ação", "/日本", "/🎸", "/ACAO", "/acao\u0301", "/antes", "/acao/2", "/volta"];
  expect(await Promise.all(asked.map(wayOf))).toEqual([404, 404, 404, "/acao", 404, "/acao", 410, 410]);
});

test("many pages asked for once each are all served, and no more of them stay in memory than may", async () => {
  const MANY = 10_000;
  const storage = { ...plane.storage, get: async (key: string) => answers(key) };
  const answers = (key: string): Buffer | null => {
    if (key === siteKey("grande"))
      return Buffer.from(JSON.stringify({ schema: 2, siteId: SITE_ID, accountId: ACCOUNT_ID, name: "grande", url: "" }));
    const path = byKey.get(key);
    return path === undefined ? null : Buffer.from(JSON.stringify({ schema: 2, path, pageId: PAGE_ID, artefact: "a".repeat(40), csp: "" }));
  };
  const all = Array.from({ length: MANY }, (_, i) => `/pagina-${i}`);
  const byKey = new Map(all.map((path) => [pathKeyOf("grande", path), path]));
  const directory = siteDirectory(
    storage,
    () => {},
    () => 0,
    { sites: 1_000_000, paths: 1_000_000, forms: 1_000_000 },
  );
  const site = await directory.find("grande");
  if (!site) throw new Error("there is no site");
  for (const path of all) expect((await directory.at(site, path))?.path).toBe(path);
  const warm = all.filter((path) => directory.page("grande", path));
  expect(warm.length).toBeGreaterThan(500);
  expect(warm.length).toBeLessThan(1_500);
  expect(warm.at(-1)).toBe(all.at(-1));
  expect((await directory.at(site, "/pagina-0"))?.path).toBe("/pagina-0");
});

test("two pages of a site, and two sites, never stand for one another", async () => {
  const page = async (text: string) => ({ artefact: await putArtefact(plane.storage, text) });
  await putSite(plane.storage, { name: "a", routes: { "/b": await page("a/b"), "/b/c": await page("a/b/c") } });
  await putSite(plane.storage, { name: "ab", routes: { "/": await page("ab"), "/c": await page("ab/c") } });
  for (let turn = 0; turn < 2; turn++) {
    expect((await plane.send("a.localhost", "/b")).text).toBe("a/b");
    expect((await plane.send("a.localhost", "/b/c")).text).toBe("a/b/c");
    expect((await plane.send("ab.localhost", "/")).text).toBe("ab");
    expect((await plane.send("ab.localhost", "/c")).text).toBe("ab/c");
    expect((await plane.send("a.localhost", "/c")).status).toBe(404);
  }
  await putSite(plane.storage, { name: "a", routes: { "/b": await page("novo") }, gone: ["/b/c"] });
  expect((await plane.send("a.localhost", "/b")).text).toBe("novo");
  expect((await plane.send("a.localhost", "/b/c")).status).toBe(410);
});
