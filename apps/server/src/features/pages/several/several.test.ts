import { afterAll, beforeAll, expect, test } from "vitest";
import { pageWithForm } from "../../../testing/page-with-form.ts";
import { startTestServer, type TestCaller, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
let ana: TestCaller;
let siteId: string;
beforeAll(async () => {
  server = await startTestServer();
  ana = await server.newCaller();
  siteId = (await ana.call("POST", "/api/sites", { name: "varias", region: "br" })).json().id;
});
afterAll(() => server.stop());

let made = 0;
async function newPage(): Promise<string> {
  const page = { siteId, slug: `varia-${++made}`, title: "Página", document: pageWithForm().document };
  return (await ana.call("POST", "/api/pages", page)).json().id;
}
const doWith = async (deed: string, pageIds: readonly string[]) => (await ana.call("POST", "/api/pages/deeds", { deed, pageIds })).json();
const codesOf = ({ failed }: { failed: readonly { pageId: string; code: string }[] }) => failed.map(({ pageId, code }) => [pageId, code]);

test("each page is deleted for itself, and why one was not is told in words", async () => {
  const [draft, live, gone] = [await newPage(), await newPage(), await newPage()];
  await ana.call("POST", `/api/pages/${live}/publish`);
  await ana.call("DELETE", `/api/pages/${gone}`);
  await ana.call("DELETE", `/api/pages/${gone}/trash`);
  const done = await doWith("delete", [live, draft, gone, draft]);
  expect(done.items).toMatchObject([{ id: draft, status: "deleted" }]);
  expect(codesOf(done)).toEqual([
    [live, "PAGE_PUBLISHED"],
    [gone, "NOT_FOUND"],
  ]);
  expect(done.failed[0].message).toMatch(/está publicada\. Despublique antes de excluir\.$/);
  expect((await doWith("unpublish", [live])).items).toMatchObject([{ id: live, status: "not_published" }]);
  expect(codesOf(await doWith("delete", [live]))).toEqual([]);
});

test("a whole set is deleted and restored at once, whatever the order, and is the set it was", async () => {
  const main = await newPage();
  const variant = (await ana.call("POST", `/api/pages/${main}/variants`, {})).json().id;
  expect(codesOf(await doWith("delete", [main, variant]))).toEqual([]);
  const back = await doWith("restore", [variant, main]);
  expect(back.items).toMatchObject([
    { id: variant, mainId: main },
    { id: main, mainId: null },
  ]);
  await doWith("delete", [main, variant]);
  expect(await doWith("delete_for_good", [main, variant])).toEqual({ items: [], failed: [] });
  expect(codesOf(await doWith("restore", [main]))).toEqual([[main, "NOT_FOUND"]]);
});

test("pages are given a type at once, in their documents too; one that is not there is told", async () => {
  const [a, b, gone] = [await newPage(), await newPage(), await newPage()];
  await ana.call("DELETE", `/api/pages/${gone}`);
  const done = (await ana.call("POST", "/api/pages/types", { pageIds: [a, gone, b], type: "presell" })).json();
  expect(done.items).toMatchObject([
    { id: a, type: "presell" },
    { id: b, type: "presell" },
  ]);
  expect(codesOf(done)).toEqual([[gone, "NOT_FOUND"]]);
  expect((await ana.call("GET", `/api/pages/${a}/document`)).json().document.records.page.pageType).toBe("presell");
  expect((await ana.call("GET", "/api/pages?type=presell")).json().items).toHaveLength(2);
});

test("more than ten are not taken, in words", async () => {
  const pageIds = Array.from({ length: 11 }, (_, n) => `pag_${String(n).padStart(26, "0")}`);
  const reply = await ana.call("POST", "/api/pages/deeds", { deed: "delete", pageIds });
  expect([reply.status, reply.json().fields[0]]).toMatchObject([400, { code: "pages_at_once", message: expect.stringMatching(/10/) }]);
});

test("somebody else's pages are left alone", async () => {
  const eva = await server.newCaller();
  const page = await newPage();
  const done = (await eva.call("POST", "/api/pages/deeds", { deed: "delete", pageIds: [page] })).json();
  expect(codesOf(done)).toEqual([[page, "NOT_FOUND"]]);
});
