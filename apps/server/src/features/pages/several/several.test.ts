import { afterAll, beforeAll, expect, test } from "vitest";
import { pageWithForm } from "../../../testing/page-with-form.ts";
import { testMemberships } from "../../../testing/test-memberships.ts";
import { startTestServer, type TestCaller, type TestServer } from "../../../testing/test-server.ts";

const memberships = testMemberships();
let server: TestServer;
let ana: TestCaller;
let siteId: string;
beforeAll(async () => {
  server = await startTestServer({}, {}, undefined, { memberships });
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

test("who is limited to some sites finds and does nothing on others, one by one or among several", async () => {
  const elsewhere = (await ana.call("POST", "/api/sites", { name: "alheio", region: "br" })).json().id;
  const onOther = async (slug: string): Promise<string> =>
    (await ana.call("POST", "/api/pages", { siteId: elsewhere, slug, title: "Alheia" })).json().id;
  const [mine, theirs, gone] = [await newPage(), await onOther("uma"), await onOther("outra")];
  await ana.call("DELETE", `/api/pages/${gone}`);
  const tag = (await ana.call("POST", "/api/labels", { kind: "tag", name: "De todos", colour: "sky" })).json().id;
  await ana.call("POST", "/api/pages/labels", { pageIds: [mine, theirs], add: [tag], remove: [] });
  const person = await server.newPerson();
  memberships.put(person.accountId, { accountId: ana.accountId, role: "editor", sites: new Set([siteId]) });
  server.running.platform.callers.forget(person.accountId);
  const found = async (query: string): Promise<string[]> =>
    (await person.call("GET", `/api/pages?${query}`)).json().items.map(({ id }: { id: string }) => id);
  expect([await found(`tagId=${tag}`), await found("search=alheia"), await found(`siteId=${elsewhere}`)]).toEqual([[mine], [], []]);
  expect(await found("status=deleted")).not.toContain(gone);

  const act = async (deed: string, pageIds: string[]) => (await person.call("POST", "/api/pages/deeds", { deed, pageIds })).json();
  for (const deed of ["delete_for_good", "restore"]) expect(codesOf(await act(deed, [gone])), deed).toEqual([[gone, "NOT_FOUND"]]);
  for (const [path, more] of [
    ["labels", { add: [], remove: [tag] }],
    ["types", { type: "presell" }],
    ["deeds", { deed: "delete" }],
  ] as const)
    await person.call("POST", `/api/pages/${path}`, { pageIds: [theirs, mine], ...more });
  // Labels go on all or on none; of the rest each page answers for itself.
  const pageOf = async (id: string) => (await ana.call("GET", `/api/pages/${id}`)).json();
  expect(await pageOf(theirs)).toMatchObject({ labelIds: [tag], type: null, status: "not_published" });
  expect((await ana.call("GET", "/api/pages?status=deleted")).json().items).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ id: mine, labelIds: [tag], type: "presell" }),
      expect.objectContaining({ id: gone, labelIds: [] }),
    ]),
  );
});

test("who may only look changes nothing of several pages", async () => {
  const page = await newPage();
  const person = await server.newPerson();
  memberships.put(person.accountId, { accountId: ana.accountId, role: "viewer", sites: null });
  server.running.platform.callers.forget(person.accountId);
  for (const [path, more] of [
    ["labels", { add: [], remove: [] }],
    ["types", { type: "presell" }],
    ["deeds", { deed: "delete" }],
  ] as const)
    expect((await person.call("POST", `/api/pages/${path}`, { pageIds: [page], ...more })).status, path).toBe(403);
  expect((await person.call("GET", `/api/pages/${page}`)).json()).toMatchObject({ type: null, status: "not_published" });
});
