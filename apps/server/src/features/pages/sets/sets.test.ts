import { afterAll, beforeAll, expect, test } from "vitest";
import { pageWithForm } from "../../../testing/page-with-form.ts";
import { startTestServer, type TestCaller, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
let ana: TestCaller;
let siteId: string;
beforeAll(async () => {
  server = await startTestServer();
  ana = await server.newCaller();
  siteId = (await ana.call("POST", "/api/sites", { name: "conjuntos", region: "br" })).json().id;
});
afterAll(() => server.stop());

let made = 0;
async function newPage(more: object = {}): Promise<string> {
  const page = { siteId, slug: `conjunto-${++made}`, title: "Oferta", language: "pt", document: pageWithForm().document, ...more };
  return (await ana.call("POST", "/api/pages", page)).json().id;
}
const get = async (id: string) => (await ana.call("GET", `/api/pages/${id}`)).json();
const addVariant = async (id: string, more: object = {}) => (await ana.call("POST", `/api/pages/${id}/variants`, more)).json();
const placeOf = async (id: string) => {
  const { mainId, syncs } = await get(id);
  return { mainId, syncs };
};

test("a variant is a copy with an address of its own, told apart by its language where that is another one", async () => {
  const main = await newPage({ slug: "curso" });
  const same = await addVariant(main);
  expect(same).toMatchObject({ mainId: main, syncs: false, title: "Oferta (variante)", slug: "curso-variante", language: "pt" });
  const english = await addVariant(main, { language: "en", syncs: true });
  expect(english).toMatchObject({ mainId: main, syncs: true, title: "Oferta (en)", slug: "curso-en", language: "en", version: 1 });
  expect((await ana.call("GET", `/api/pages/${english.id}/document`)).json().document.records.page.language).toBe("en");
  expect((await addVariant(main, { language: "en" })).slug).toBe("curso-en-2");
  expect(await addVariant(main, { title: "Minha", slug: "minha" })).toMatchObject({ title: "Minha", slug: "minha" });
});

test("a variant of a variant is one of the same main page: sets have one level", async () => {
  const main = await newPage();
  const first = await addVariant(main);
  expect((await addVariant(first.id)).mainId).toBe(main);
});

test("a variant made the main page takes the place of that, which is published with it where it was with that", async () => {
  const main = await newPage();
  const [first, second] = [await addVariant(main, { syncs: true }), await addVariant(main)];
  const away = await addVariant(main);
  await ana.call("DELETE", `/api/pages/${away.id}`);
  expect((await ana.call("POST", `/api/pages/${first.id}/make-main`)).json()).toMatchObject({ mainId: null, syncs: false });
  expect(await placeOf(main)).toEqual({ mainId: first.id, syncs: true });
  expect(await placeOf(second.id)).toEqual({ mainId: first.id, syncs: false });
  // One in the trash comes back to the set that there is.
  expect((await ana.call("POST", `/api/pages/${away.id}/restore`)).json()).toMatchObject({ mainId: first.id, syncs: false });
  // It is that already.
  expect((await ana.call("POST", `/api/pages/${first.id}/make-main`)).status).toBe(200);
  expect(await placeOf(first.id)).toEqual({ mainId: null, syncs: false });
});

test("a copy made as the main page has what was that as its variant", async () => {
  const main = await newPage();
  const copy = await addVariant(main, { isMain: true });
  expect([copy.mainId, (await get(main)).mainId]).toEqual([null, copy.id]);
});

test("a variant leaves its set, and one whose main page is gone comes back on its own", async () => {
  const main = await newPage();
  const [first, second] = [await addVariant(main, { syncs: true }), await addVariant(main)];
  expect((await ana.call("PATCH", `/api/pages/${first.id}`, { mainId: null })).json()).toMatchObject({ mainId: null, syncs: false });
  for (const id of [second.id, main]) expect((await ana.call("DELETE", `/api/pages/${id}`)).status).toBe(200);
  expect((await ana.call("POST", `/api/pages/${second.id}/restore`)).json().mainId).toBeNull();
  expect((await ana.call("POST", `/api/pages/${main}/restore`)).json().mainId).toBeNull();
  const alone = await newPage();
  const variant = await addVariant(alone);
  for (const id of [variant.id, alone]) await ana.call("DELETE", `/api/pages/${id}`);
  await ana.call("DELETE", `/api/pages/${alone}/trash`);
  expect((await ana.call("POST", `/api/pages/${variant.id}/restore`)).json().mainId).toBeNull();
});

test("a list brings the rest of the sets along, and leaves the variants out where it is asked to", async () => {
  const main = await newPage({ title: "Só esta" });
  const variant = await addVariant(main, { title: "Outra palavra" });
  const list = async (query: string) => (await ana.call("GET", `/api/pages?${query}`)).json();
  const idsOf = (pages: readonly { id: string }[]) => pages.map(({ id }) => id);
  const bySearch = await list("search=palavra");
  expect([idsOf(bySearch.items), idsOf(bySearch.others)]).toEqual([[variant.id], [main]]);
  const mains = await list("mainsOnly=true&search=esta");
  expect([idsOf(mains.items), idsOf(mains.others)]).toEqual([[main], [variant.id]]);
  expect(idsOf((await list("mainsOnly=true&limit=100")).items)).not.toContain(variant.id);
  const both = await list("limit=2");
  expect([idsOf(both.items).toSorted(), both.others]).toEqual([[main, variant.id].toSorted(), []]);
});

test("two that each make another page the main one end with one main page", async () => {
  const main = await newPage();
  const [a, b] = [await addVariant(main), await addVariant(main)];
  await Promise.all([a, b].map(({ id }) => ana.call("POST", `/api/pages/${id}/make-main`)));
  const places = await Promise.all([main, a.id, b.id].map((id) => placeOf(id)));
  const [top, ...more] = [main, a.id, b.id].filter((_, n) => places[n]?.mainId === null);
  expect(more).toEqual([]);
  expect(places.filter(({ mainId }) => mainId === top)).toHaveLength(2);
});

test("a main page is not deleted while somebody makes a variant of it", async () => {
  const main = await newPage();
  const [variant, gone] = await Promise.all([
    ana.call("POST", `/api/pages/${main}/variants`, {}),
    ana.call("DELETE", `/api/pages/${main}`),
  ]);
  expect([
    [201, 409],
    [404, 200],
  ]).toContainEqual([variant.status, gone.status]);
});

test("somebody else's page is nobody's main page", async () => {
  const eva = await server.newCaller();
  const main = await newPage();
  for (const [method, path] of [
    ["POST", "variants"],
    ["POST", "make-main"],
  ] as const) {
    expect((await eva.call(method, `/api/pages/${main}/${path}`, {})).status).toBe(404);
  }
});
