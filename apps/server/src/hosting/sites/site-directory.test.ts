import { manifestKey } from "@vitrine/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PAGE_CSP, PAGE_ID, putArtefact, putManifest, putPage, startTestPlane, type TestPlane } from "../testing/test-plane.ts";

let plane: TestPlane;
beforeAll(async () => {
  plane = await startTestPlane();
});
afterAll(() => plane.stop());

const PUBLISHES = 200;
const PAGES = 10;

test("a page published again and again under load is always a whole old or a whole new one", async () => {
  const htmlOf = (version: number) => `<!--${version % PAGES}-->`.repeat(2_000);
  const artefacts = await Promise.all(Array.from({ length: PAGES }, (_, i) => putArtefact(plane.storage, htmlOf(i))));
  const publish = (version: number) => {
    const route = { pageId: PAGE_ID, artefact: artefacts[version % PAGES] ?? "", csp: `report-uri /${version}`, forms: {} };
    return putManifest(plane.storage, { name: "carga", routes: { "/curso": route } });
  };
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
  await putPage(plane.storage, "<p>novo</p>", { path: "/", manifest: { name: "novo" } });
  expect((await plane.send("novo.localhost", "/")).text).toBe("<p>novo</p>");
  await plane.storage.remove(manifestKey("novo"));
  expect((await plane.send("novo.localhost", "/")).status).toBe(404);
});

test("a manifest that cannot be read leaves in place what was served, and heals", async () => {
  await putPage(plane.storage, "<p>antes</p>", { manifest: { name: "torto" } });
  expect((await plane.send("torto.localhost", "/curso")).text).toBe("<p>antes</p>");
  await plane.storage.put(manifestKey("torto"), Buffer.from('{"schema":1,'));
  expect((await plane.send("torto.localhost", "/curso")).text).toBe("<p>antes</p>");
  expect(plane.logged).toContain("hosting.manifest_unreadable");
  await putPage(plane.storage, "<p>depois</p>", { manifest: { name: "torto" } });
  expect((await plane.send("torto.localhost", "/curso")).text).toBe("<p>depois</p>");
});

test("a manifest that never could be read is no page for now, and not a page that is not", async () => {
  await plane.storage.put(manifestKey("avariado"), Buffer.from("[]"));
  const reply = await plane.send("avariado.localhost", "/curso");
  expect(reply.status).toBe(503);
  expect(reply.headers["retry-after"]).toBe("5");
  expect(reply.text).toContain("A página não abriu");
});

test("two pages of a site, and two sites, never stand for one another", async () => {
  const page = async (text: string) => ({ pageId: PAGE_ID, artefact: await putArtefact(plane.storage, text), csp: PAGE_CSP, forms: {} });
  await putManifest(plane.storage, { name: "a", routes: { "/b": await page("a/b"), "/b/c": await page("a/b/c") } });
  await putManifest(plane.storage, { name: "ab", routes: { "/": await page("ab"), "/c": await page("ab/c") } });
  for (let turn = 0; turn < 2; turn++) {
    expect((await plane.send("a.localhost", "/b")).text).toBe("a/b");
    expect((await plane.send("a.localhost", "/b/c")).text).toBe("a/b/c");
    expect((await plane.send("ab.localhost", "/")).text).toBe("ab");
    expect((await plane.send("ab.localhost", "/c")).text).toBe("ab/c");
    expect((await plane.send("a.localhost", "/c")).status).toBe(404);
  }
  await putManifest(plane.storage, { name: "a", routes: { "/b": await page("novo") }, gone: ["/b/c"] });
  expect((await plane.send("a.localhost", "/b")).text).toBe("novo");
  expect((await plane.send("a.localhost", "/b/c")).status).toBe(410);
});
