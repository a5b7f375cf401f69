import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestCaller, type TestServer } from "../../testing/test-server.ts";
import { type SayingPages, sayingPages } from "./testing/saying-pages.ts";

let server: TestServer;
let ana: TestCaller;
let pages: SayingPages;
beforeAll(async () => {
  server = await startTestServer({ VITRINE_DEFAULT_PLAN: "lifetime" });
  ana = await server.newCaller();
  pages = await sayingPages(server, ana, "loja");
});
afterAll(() => server.stop());

/** A main page at an address, with variants beside it; those in `syncing` go along with it. */
async function setOf(slug: string, syncing: readonly boolean[]): Promise<{ readonly id: string; readonly variants: readonly string[] }> {
  const main = await pages.make("Um", slug);
  const variants: string[] = [];
  for (const [index, syncs] of syncing.entries()) {
    const made = await ana.call("POST", `/api/pages/${main.id}/variants`, {});
    expect(made.status, made.text).toBe(201);
    const { id } = made.json();
    expect((await ana.call("PATCH", `/api/pages/${id}`, { slug: `${slug}-${index}`, syncs })).status).toBe(200);
    variants.push(id);
  }
  return { id: main.id, variants };
}

test("variants that sync are published with their main page, and the others are not", async () => {
  const { id, variants } = await setOf("a", [true, false, true]);
  const { synced } = (await pages.publish(id)).json();
  expect(synced.map(({ slug, problem }: { slug: string; problem: unknown }) => [slug, problem])).toEqual([
    ["a-0", null],
    ["a-2", null],
  ]);
  expect([await pages.said("a"), await pages.said("a-0"), await pages.said("a-1"), await pages.said("a-2")]).toEqual([
    "Um",
    "Um",
    404,
    "Um",
  ]);
  expect((await pages.publish(id, { syncIds: null })).json().synced).toEqual([]);
  expect((await pages.publish(id, { syncIds: [variants[1]] })).json().synced).toHaveLength(1);
  expect(await pages.said("a-1")).toBe("Um");
});

test("one that is refused is told, takes nobody's address, and holds up no other", async () => {
  await pages.publishEach("b-0", "Outra");
  const { id } = await setOf("b", [true, true]);
  const reply = await pages.publish(id, { overwrite: true });
  expect(reply.json().synced).toMatchObject([
    { slug: "b-0", problem: { code: "SLUG_TAKEN", message: expect.stringContaining("/b-0") } },
    { slug: "b-1", problem: null },
  ]);
  expect([await pages.said("b"), await pages.said("b-0"), await pages.said("b-1")]).toEqual(["Um", "Outra", "Um"]);
});

test("choosing to publish along takes at least one, and nothing but variants of the page", async () => {
  const { id } = await setOf("c", [true]);
  const stranger = await pages.make("Um", "d");
  expect((await pages.publish(id, { syncIds: [] })).json().fields).toEqual([
    { path: "syncIds", code: "sync_none", message: "Escolha pelo menos um endereço para publicar junto." },
  ]);
  expect((await pages.publish(id, { syncIds: [stranger.id] })).json().fields).toMatchObject([{ path: "syncIds", code: "sync_other" }]);
  expect([await pages.said("c"), await pages.said("d")]).toEqual([404, 404]);
});
