import { artefactKey, type Publication, readRoute } from "@vitrine/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestCaller, type TestServer } from "../../../testing/test-server.ts";
import { reconcileManifests } from "../manifest/site-manifest.ts";
import { publications } from "../tables.ts";
import { type SayingPages, sayingPages } from "../testing/saying-pages.ts";
import { findKept, updateKept } from "./kept-publication-store.ts";

let server: TestServer;
let ana: TestCaller;
let pages: SayingPages;
beforeAll(async () => {
  server = await startTestServer({ VITRINE_DEFAULT_PLAN: "lifetime" });
  ana = await server.newCaller();
  pages = await sayingPages(server, ana, "loja");
});
afterAll(() => server.stop());

const told = (items: readonly Publication[]) => items.map(({ version, isLive }) => (isLive ? `${version} live` : version));

test("visitors get the same bytes again, the editor keeps what is newer, and the list says which is live", async () => {
  const { id } = await pages.publishEach("oferta", "Um");
  const first = await pages.visit("oferta");
  await pages.say(id, "Dois");
  await pages.publish(id);
  const [newest, oldest] = await pages.publications(id);
  expect(newest).toMatchObject({ version: 2, slug: "oferta", title: "Oferta", isLive: true, rolledBackAt: null });
  expect(newest?.publishedBy).toEqual({ name: "Ana Souza", via: "api_key" });
  expect(newest?.weight.html).toBeGreaterThan(500);

  const reply = await pages.rollBack(id, oldest?.id);
  expect(reply.status, reply.text).toBe(200);
  expect(reply.json()).toMatchObject({
    url: expect.stringMatching(/\/oferta$/),
    page: { status: "published", hasUnpublishedChanges: true, version: 2 },
  });
  const again = await pages.visit("oferta");
  expect([again.headers.etag, again.bytes.equals(first.bytes)]).toEqual([first.headers.etag, true]);
  expect(again.headers["content-security-policy"]).toBe(first.headers["content-security-policy"]);
  const after = await pages.publications(id);
  expect(told(after)).toEqual([2, "1 live"]);
  expect(after[1]).toMatchObject({ rolledBackBy: { name: "Ana Souza", via: "api_key" }, publishedAt: oldest?.publishedAt });
  // A second press changes nothing, and going on publishes what is edited.
  expect((await pages.rollBack(id, oldest?.id)).json().page.publishedAt).toBe(reply.json().page.publishedAt);
  await pages.publish(id);
  expect(await pages.said("oferta")).toBe("Dois");
  expect(told(await pages.publications(id))).toEqual(["2 live", 2, 1]);
});

test("forms are those of what is served: the ones that left are taken for a while", async () => {
  const { id } = await pages.publishEach("forma", "Um", "Dois");
  const send = async (text: string): Promise<number> => {
    const body = JSON.stringify({ name: "Rui", email: "rui@example.com" });
    const headers = { "content-type": "application/json" };
    return (await server.send("loja.localhost", `/_v/forms/${id}/form${text}`, { method: "POST", headers, body })).status;
  };
  await pages.rollBack(id, (await pages.publications(id))[1]?.id);
  expect([await send("Um"), await send("Dois")]).toEqual([200, 200]);
  // Once it is taken no longer by itself, the form of then is there with the page of then.
  const { clock } = server.running.platform;
  const before = clock.now;
  clock.now = () => Date.now() + 12 * 24 * 3_600_000;
  try {
    await pages.rollBack(id, (await pages.publications(id))[0]?.id);
    expect([await pages.said("forma"), await send("Dois")]).toEqual(["Dois", 200]);
  } finally {
    clock.now = before;
  }
});

test("a page that was taken off comes back as it was, unless another has its address", async () => {
  const { id } = await pages.publishEach("volta", "Um");
  const [kept] = await pages.publications(id);
  await ana.call("POST", `/api/pages/${id}/unpublish`);
  expect(await pages.said("volta")).toBe(410);
  expect(told(await pages.publications(id))).toEqual([1]);
  expect((await pages.rollBack(id, kept?.id)).status).toBe(200);
  expect(await pages.said("volta")).toBe("Um");

  await ana.call("POST", `/api/pages/${id}/unpublish`);
  await pages.publishEach("volta", "Outra");
  const refused = await pages.rollBack(id, kept?.id);
  expect([refused.status, refused.json().code]).toEqual([409, "SLUG_TAKEN"]);
  expect(refused.json().message).toMatch(/^Já existe uma página publicada no endereço http:.*\/volta\.$/);
  expect(await pages.said("volta")).toBe("Outra");
});

test("a page that has moved is served where it is now; the address of then leads there, or it is refused", async () => {
  const { id } = await pages.publishEach("antigo", "Um", "Dois");
  expect((await ana.call("PATCH", `/api/pages/${id}`, { slug: "novo" })).status).toBe(200);
  const before = (await pages.publications(id))[1];
  expect((await pages.rollBack(id, before?.id)).status).toBe(200);
  expect([await pages.said("novo"), (await pages.visit("antigo")).headers.location]).toEqual(["Um", "/novo"]);

  await pages.publish(id);
  await pages.publishEach("antigo", "Outra");
  const refused = await pages.rollBack(id, before?.id);
  expect(refused.json()).toMatchObject({ code: "PUBLICATION_ELSEWHERE", message: expect.stringMatching(/loja\.localhost:\d+\/antigo/) });
  expect([await pages.said("novo"), await pages.said("antigo")]).toEqual(["Dois", "Outra"]);
});

test("what was made for a domain, or shows its pictures under one, that the site has no more is refused", async () => {
  const { id } = await pages.publishEach("dominio", "Um", "Dois");
  const { queries } = server.running.platform.database;
  const [, before] = await pages.publications(id);
  const made = await findKept(queries, id, before?.id ?? "");
  await updateKept(queries, before?.id ?? "", { home: "https://loja.example" });
  expect((await pages.rollBack(id, before?.id)).json()).toMatchObject({
    code: "PUBLICATION_ELSEWHERE",
    message: expect.stringContaining("loja.example"),
  });
  await updateKept(queries, before?.id ?? "", { home: made?.home ?? null, imageHost: "img.loja.example", imageIds: ["img_x"] });
  expect((await pages.rollBack(id, before?.id)).json().code).toBe("PUBLICATION_INCOMPLETE");
  await updateKept(queries, before?.id ?? "", { imageHost: "img.loja.example", imageIds: [] });
  expect((await pages.rollBack(id, before?.id)).status).toBe(200);
});

test("files that a disk has lost are missed before anybody sees them missing", async () => {
  const { id } = await pages.publishEach("disco", "Um", "Dois");
  const [, before] = await pages.publications(id);
  const { storage, database } = server.running.platform;
  const kept = await findKept(database.queries, id, before?.id ?? "");
  await storage.remove(artefactKey(readRoute(kept?.route).artefact));
  const refused = await pages.rollBack(id, before?.id);
  expect([refused.status, refused.json().code]).toEqual([409, "PUBLICATION_INCOMPLETE"]);
  expect([await pages.said("disco"), told(await pages.publications(id))]).toEqual(["Dois", ["2 live", 1]]);
});

test("code that was switched off since does not come back", async () => {
  const { id } = await pages.publishEach("codigo", "Um", "Dois");
  const [, before] = await pages.publications(id);
  await updateKept(server.running.platform.database.queries, before?.id ?? "", { codeSeals: ["0".repeat(64)] });
  expect((await pages.rollBack(id, before?.id)).json().code).toBe("PUBLICATION_CODE_OFF");
  expect(await pages.said("codigo")).toBe("Dois");
});

test("a kill in between leaves the one or the other, and the start finishes it", async () => {
  const { id } = await pages.publishEach("corte", "Um", "Dois");
  const { storage } = server.running.platform;
  for (let changes = 0, isWhole = false; !isWhole; changes++) {
    expect(changes).toBeLessThan(10);
    const [newest, oldest] = await pages.publications(id);
    const to = newest?.isLive ? oldest : newest;
    const [from, next] = to === oldest ? ["Dois", "Um"] : ["Um", "Dois"];
    const { put } = storage;
    let left = changes;
    storage.put = (key, ...rest) => (key.startsWith("sites/") && left-- <= 0 ? Promise.reject(new Error("killed")) : put(key, ...rest));
    const { status } = await pages.rollBack(id, to?.id).finally(() => Object.assign(storage, { put }));
    isWhole = left >= 0;
    expect([status === 200, [from, next].includes(String(await pages.said("corte")))]).toEqual([isWhole, true]);
    await reconcileManifests(server.running.platform);
    expect(await pages.said("corte")).toBe(next);
  }
});

test("two that are rolled back and published at once end as one of them, whole", async () => {
  const { id } = await pages.publishEach("juntos", "Um", "Dois");
  const [, before] = await pages.publications(id);
  await pages.say(id, "Tres");
  const replies = await Promise.all([pages.publish(id), pages.rollBack(id, before?.id), pages.rollBack(id, before?.id), pages.publish(id)]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const said = await pages.said("juntos");
  const live = (await pages.publications(id)).filter(({ isLive }) => isLive);
  expect([[said, live.map(({ version }) => version)]]).toContainEqual(said === "Um" ? ["Um", [1]] : ["Tres", [3]]);
});

test("who may not publish may not roll back, and nobody reaches another's", async () => {
  const { id } = await pages.publishEach("alheia", "Um", "Dois");
  const [, before] = await pages.publications(id);
  const other = await server.newCaller();
  expect((await other.call("GET", `/api/pages/${id}/publications`)).status).toBe(404);
  expect((await other.call("POST", `/api/pages/${id}/publications/${before?.id}/rollback`)).status).toBe(404);
  const mine = await pages.publishEach("propria", "Um");
  expect((await pages.rollBack(mine.id, before?.id)).status).toBe(404);
});

test("publishing what visitors have already is no further entry; the list goes on by cursor", async () => {
  const { id } = await pages.publishEach("lista", "A", "B", "C");
  await pages.publish(id);
  await pages.publish(id);
  const first = (await ana.call("GET", `/api/pages/${id}/publications?limit=2`)).json();
  expect(told(first.items)).toEqual(["3 live", 2]);
  const rest = (await ana.call("GET", `/api/pages/${id}/publications?limit=2&cursor=${first.nextCursor}`)).json();
  expect([told(rest.items), rest.nextCursor]).toEqual([[1], null]);
});

test("the history of the page marks what visitors see after a rollback", async () => {
  const { id } = await pages.publishEach("marca", "Um", "Dois");
  const live = async () =>
    (await ana.call("GET", `/api/pages/${id}/revisions`)).json().items.filter(({ isLive }: { isLive: boolean }) => isLive);
  const version = async () => (await live()).map((revision: { version: number }) => revision.version);
  await expect.poll(version, { timeout: 10_000 }).toEqual([2]);
  await pages.rollBack(id, (await pages.publications(id))[1]?.id);
  await expect.poll(version, { timeout: 10_000 }).toEqual([1]);
});

test("a page from before these were kept has what visitors get", async () => {
  const { id } = await pages.publishEach("de-antes", "Um");
  const { queries } = server.running.platform.database;
  const [row] = await queries.select().from(publications).where(eq(publications.pageId, id));
  await updateKept(queries, row?.publicationId ?? "", { home: null });
  await pages.say(id, "Dois");
  await pages.publish(id);
  expect((await pages.rollBack(id, row?.publicationId)).status).toBe(200);
  expect(await pages.said("de-antes")).toBe("Um");
});
