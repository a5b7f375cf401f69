import type { SiteStyle } from "@vitrine/contract";
import {
  adoptSiteStyle,
  DOCUMENT_LIMITS,
  DocumentStore,
  emptyDocument,
  type PageDocument,
  putToken,
  SCALE_TOKENS,
  setPageSettings,
  type TokenRecord,
} from "@vitrine/document";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { wholeAccount } from "../../../platform/acting/reach.ts";
import { pageWithForm } from "../../../testing/page-with-form.ts";
import { startTestServer, type TestCaller, type TestServer } from "../../../testing/test-server.ts";
import { pages } from "../tables.ts";
import { followSiteStyle } from "./follow-site-style.ts";
import { listFollowing, putSiteStyleRow, replaceUpdates } from "./site-style-store.ts";

const BRAND: TokenRecord = { type: "token", id: "color-button", kind: "color", name: "Marca", order: "a2", value: "#112233" };
const GREEN: TokenRecord = { ...BRAND, value: "#00aa55" };

let server: TestServer;
let ana: TestCaller;
beforeAll(async () => {
  server = await startTestServer({ VITRINE_DEFAULT_PLAN: "lifetime" });
});
afterAll(() => server.stop());

let sites = 0;
let siteId: string;
let siteName: string;
beforeEach(async () => {
  ana = await server.newCaller();
  siteName = `estilo-${++sites}`;
  siteId = (await ana.call("POST", "/api/sites", { name: siteName, region: "br" })).json().id;
});

const style = async (): Promise<SiteStyle> => (await ana.call("GET", `/api/sites/${siteId}/style`)).json();
const save = (version: number, tokens: readonly unknown[], publish = false) =>
  ana.call("PUT", `/api/sites/${siteId}/style`, { version, tokens, publish });
const documentOf = async (id: string): Promise<{ version: number; document: PageDocument }> =>
  (await ana.call("GET", `/api/pages/${id}/document`)).json();
const colorOf = async (id: string) => {
  const token = (await documentOf(id)).document.records["color-button"];
  return token?.type === "token" ? [token.value, token.site] : null;
};

/** Once nothing of the last save waits any more. */
function settled(): Promise<SiteStyle> {
  return vi.waitFor(
    async () => {
      const found = await style();
      if (found.update && found.update.done < found.update.pages) throw new Error("not yet");
      return found;
    },
    { timeout: 20_000, interval: 25 },
  );
}

/** A page with a button's colour on it, which follows the site's style. */
async function follower(slug: string, { isPublished = false, isFollowing = true } = {}): Promise<string> {
  const { document } = pageWithForm("");
  const made = await ana.call("POST", "/api/pages", { siteId, slug, title: `Página ${slug}`, document });
  const { id } = made.json();
  if (isFollowing) await operate(id, (store) => store.transact((transaction) => adoptSiteStyle([BRAND])(transaction, new Map())));
  if (isPublished) expect((await ana.call("POST", `/api/pages/${id}/publish`)).status).toBe(200);
  return id;
}

async function operate(id: string, change: (store: DocumentStore) => unknown): Promise<void> {
  const { version, document } = await documentOf(id);
  const reply = await ana.call("POST", `/api/pages/${id}/operations`, {
    baseVersion: version,
    operationId: `op-${id}-${version}`,
    diff: change(new DocumentStore(document)),
  });
  expect(reply.status, reply.text).toBe(200);
}

test("a site has no style until one is saved; a save on top of another version is refused", async () => {
  expect(await style()).toEqual({ version: 0, tokens: [], following: 0, published: 0, update: null });
  expect((await save(0, [{ ...BRAND, site: true }, ...SCALE_TOKENS])).json()).toMatchObject({
    version: 1,
    tokens: [BRAND, ...SCALE_TOKENS],
    update: null,
  });
  const stale = await save(0, [GREEN]);
  expect([stale.status, stale.json().code]).toEqual([409, "STALE_STYLE"]);
  expect((await style()).tokens[0]).toEqual(BRAND);
});

test.each([
  ["no token at all", []],
  ["CSS for a colour", [{ ...BRAND, value: "red;}body{display:none" }]],
  ["an id twice", [BRAND, BRAND]],
  ["a block", [{ type: "block", id: "b1", kind: "text" }]],
  ["a field nobody knows", [{ ...BRAND, onclick: "x" }]],
  ["nothing", [null]],
  ["201 tokens", Array.from({ length: 201 }, (_, i) => ({ ...BRAND, id: `c${i}` }))],
])("%s is refused, and nothing saved", async (_what, tokens) => {
  expect((await save(0, tokens)).status).toBe(400);
  expect((await style()).version).toBe(0);
});

test("another account's site is none", async () => {
  const bia = await server.newCaller();
  expect((await bia.call("GET", `/api/sites/${siteId}/style`)).status).toBe(404);
  expect((await bia.call("PUT", `/api/sites/${siteId}/style`, { version: 0, tokens: [BRAND] })).status).toBe(404);
});

test("saving changes the pages that follow by an ordinary save, and publishes those with nothing else to publish", async () => {
  const clean = await follower("limpa", { isPublished: true });
  const busy = await follower("em-obras", { isPublished: true });
  const draft = await follower("rascunho");
  const own = await follower("propria", { isFollowing: false, isPublished: true });
  await ana.call("PATCH", `/api/pages/${busy}`, { title: "Outro nome" });
  expect(await style()).toMatchObject({ following: 3, published: 1 });
  const versions = await Promise.all([clean, busy, draft, own].map(async (id) => (await documentOf(id)).version));

  expect((await save(0, [GREEN], true)).json()).toMatchObject({ version: 1, update: { pages: 3 } });
  expect(await settled()).toMatchObject({ update: { pages: 3, done: 3, refused: [] } });
  for (const id of [clean, busy, draft]) expect(await colorOf(id)).toEqual([GREEN.value, true]);
  expect(await colorOf(own)).toEqual(["#0b6e7a", undefined]);
  const after = await Promise.all([clean, busy, draft, own].map(async (id) => (await documentOf(id)).version));
  expect(after.map((version, index) => version - (versions[index] ?? 0))).toEqual([1, 1, 1, 0]);
  const seen = async (slug: string) => (await server.send(`${siteName}.localhost`, `/${slug}`)).text;
  expect(await seen("limpa")).toContain("--color-button:#00aa55");
  // Somebody is still at work on it: what visitors see is for them to decide.
  expect(await seen("em-obras")).toContain("--color-button:#112233");

  // Nothing is different the second time: no page gets a version for it.
  await save(1, [GREEN]);
  await settled();
  expect((await documentOf(clean)).version).toBe(after[0]);
});

test("a page that refuses is named, and the others go on", async () => {
  const stuck = await follower("a-presa", { isPublished: true });
  const fine = await follower("b-livre", { isPublished: true });
  const { queries } = server.running.platform.database;
  // A page that is called what its site's address is may not be published: no call gives it that name, so the row does.
  const title = new URL((await ana.call("GET", `/api/pages/${stuck}`)).json().url).host;
  await queries.update(pages).set({ title, publishedTitle: title }).where(eq(pages.id, stuck));
  await save(0, [GREEN], true);
  const { update } = await settled();
  expect(update).toMatchObject({ pages: 2, done: 2, refused: [{ pageId: stuck, title }] });
  expect(update?.refused[0]?.message).toContain(title);
  expect(await colorOf(stuck)).toEqual([GREEN.value, true]);
  expect((await server.send(`${siteName}.localhost`, "/b-livre")).text).toContain("--color-button:#00aa55");
  expect(await colorOf(fine)).toEqual([GREEN.value, true]);
});

test("a page with no room for the style's tokens is named at once, and not tried for ever", async () => {
  const full = await follower("a-cheia");
  const { records } = (await documentOf(full)).document;
  const room = DOCUMENT_LIMITS.records - Object.keys(records).length;
  const tokens = Array.from({ length: room }, (_, index): TokenRecord => ({ ...BRAND, id: `t${index}`, name: "T" }));
  await operate(full, (store) => store.transact((transaction) => putToken(...tokens)(transaction, new Map())));
  await save(0, [BRAND, { ...GREEN, id: "um-a-mais" }]);
  const { update } = await settled();
  expect(update).toMatchObject({ pages: 1, done: 1, refused: [{ pageId: full, title: "Página a-cheia" }] });
  expect(update?.refused[0]?.message).not.toBe("");
});

test("killed between a page's save and its note, it goes on and changes the page once", async () => {
  const id = await follower("cortada", { isPublished: true });
  await save(0, [GREEN]);
  await settled();
  const { platform, services } = server.running;
  const { queries } = platform.database;
  await save(1, [BRAND]);
  await settled();
  const { version } = await documentOf(id);
  const [page = expect.fail()] = await listFollowing(queries, wholeAccount(ana.accountId), siteId);
  // The style as it would be after a save whose jobs have not begun.
  await replaceUpdates(queries, siteId, 2, [{ pageId: id, publishes: true }]);
  await operate(id, (store) => store.transact((transaction) => adoptSiteStyle([GREEN])(transaction, new Map())));
  const job = { id: "job", payload: { siteId, pageId: page.id }, accountId: ana.accountId, attempt: 1 };
  const signal = new AbortController().signal;
  await followSiteStyle({ platform, calls: services.calls }, job, signal);
  const again = await followSiteStyle({ platform, calls: services.calls }, { ...job, attempt: 2 }, signal);
  await platform.database.transaction(async (ending) => again?.write?.(ending));
  expect((await documentOf(id)).version).toBe(version + 2);
  expect(await colorOf(id)).toEqual([BRAND.value, true]);
  expect((await style()).update).toMatchObject({ pages: 1, done: 1, refused: [] });
  // Once it is noted there is nothing left to do.
  expect(await followSiteStyle({ platform, calls: services.calls }, job, signal)).toBeUndefined();
});

test("what its owner has begun meanwhile is not published with the style", async () => {
  const id = await follower("comecada", { isPublished: true });
  await save(0, [BRAND]);
  await settled();
  const { platform, services } = server.running;
  // The style changes nothing on it, and before its turn comes its owner goes on with it.
  await replaceUpdates(platform.database.queries, siteId, 1, [{ pageId: id, publishes: true }]);
  await operate(id, (store) => store.transact((transaction) => setPageSettings({ description: "Pela metade" })(transaction, new Map())));
  const job = { id: "job", payload: { siteId, pageId: id }, accountId: ana.accountId, attempt: 1 };
  await followSiteStyle({ platform, calls: services.calls }, job, new AbortController().signal);
  expect((await ana.call("GET", `/api/pages/${id}`)).json().hasUnpublishedChanges).toBe(true);
  expect((await server.send(`${siteName}.localhost`, "/comecada")).text).not.toContain("Pela metade");
});

test("a save publishes what an earlier one has changed and not published, and what that one still owes", async () => {
  const changed = await follower("mudada", { isPublished: true });
  await save(0, [GREEN]);
  await settled();
  expect((await ana.call("GET", `/api/pages/${changed}`)).json().hasUnpublishedChanges).toBe(true);
  await save(1, [{ ...BRAND, value: "#445566" }], true);
  await settled();
  const seen = async () => (await server.send(`${siteName}.localhost`, "/mudada")).text;
  expect(await seen()).toContain("--color-button:#445566");

  const { queries } = server.running.platform.database;
  await replaceUpdates(queries, siteId, 2, [{ pageId: changed, publishes: true }]);
  await save(2, [GREEN]);
  await settled();
  expect(await seen()).toContain("--color-button:#00aa55");
});

test("a blank page follows the site's style; what comes with a look of its own does not", async () => {
  await save(0, [GREEN]);
  const blank = (await ana.call("POST", "/api/pages", { siteId, slug: "em-branco" })).json().id;
  expect(await colorOf(blank)).toEqual([GREEN.value, true]);
  const made = (await ana.call("POST", "/api/pages", { siteId, slug: "de-modelo", templateId: "sales" })).json().id;
  expect((await colorOf(made))?.[1]).toBeUndefined();
  const { schema, records } = emptyDocument({ title: "", language: "pt" });
  const brought = { schema, records: { ...records, "color-button": { ...BRAND, site: true } } };
  const copy = (await ana.call("POST", "/api/pages", { siteId, slug: "trazida", document: brought })).json().id;
  expect(await colorOf(copy)).toEqual([BRAND.value, undefined]);
  const twin = (await ana.call("POST", `/api/pages/${blank}/duplicate`)).json().id;
  expect(await colorOf(twin)).toEqual([GREEN.value, true]);
  expect((await style()).following).toBe(2);
});

test("a copy of a page that waits for a saved style has it, and follows on", async () => {
  const id = await follower("espera");
  await save(0, [BRAND]);
  await settled();
  const { queries } = server.running.platform.database;
  // Saved, and the page's turn has not come.
  await putSiteStyleRow(queries, siteId, { version: 2, tokens: [GREEN] }, new Date());
  await replaceUpdates(queries, siteId, 2, [{ pageId: id, publishes: false }]);
  const twin = (await ana.call("POST", `/api/pages/${id}/duplicate`)).json().id;
  expect(await colorOf(twin)).toEqual([GREEN.value, true]);
  expect(await colorOf(id), "the page itself still waits").toEqual([BRAND.value, true]);
  expect((await style()).following).toBe(2);
});

test("pages made while a style is saved have it in the end, whichever comes first", async () => {
  const id = await follower("ao-mesmo-tempo");
  for (let round = 0; round < 4; round++) {
    const { version } = await style();
    const value = `#00000${round}`;
    const [saved, ...made] = await Promise.all([
      save(version, [{ ...BRAND, value }]),
      ...[0, 1].flatMap((each) => [
        ana.call("POST", `/api/pages/${id}/duplicate`),
        ana.call("POST", "/api/pages", { siteId, slug: `nova-${round}-${each}` }),
      ]),
    ]);
    expect(saved.status, saved.text).toBe(200);
    await settled();
    for (const reply of made) {
      // A blank page made before the first style is a site's without one.
      if (round === 0 && (await colorOf(reply.json().id))?.[1] !== true) continue;
      expect(await colorOf(reply.json().id)).toEqual([value, true]);
    }
  }
});
