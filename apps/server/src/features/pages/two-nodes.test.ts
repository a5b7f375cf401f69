import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { type LiveReader, readLive } from "../../platform/live/testing/live-reader.ts";
import { pageWithForm } from "../../testing/page-with-form.ts";
import type { TestPerson } from "../../testing/test-person.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { createApiKey } from "../accounts/index.ts";

const SECRET = "a".repeat(64);

let first: TestServer;
/** Another process on the same database, where that is a server's; the embedded one is one process's alone. */
let second: TestServer;
let ana: TestPerson;
let key: string;
let screen: LiveReader;
beforeAll(async () => {
  const env = { VITRINE_SECRET: SECRET, VITRINE_DEFAULT_PLAN: "lifetime" };
  first = await startTestServer(env);
  const { databaseUrl } = first.running.platform.config;
  second = databaseUrl === undefined ? first : await startTestServer({ ...env, DATABASE_URL: databaseUrl });
  ana = await second.newPerson({ plan: "lifetime" });
  ({ key } = await createApiKey(first.running.platform, ana.accountId));
  screen = await readLive(second.port, ["pages", "labels"], { cookies: ana.cookies });
  expect(screen.status).toBe(200);
});
afterAll(async () => {
  screen.close();
  if (second !== first) await second.stop();
  await first.stop();
});

type Answer = ReturnType<typeof JSON.parse>;

async function ask(node: TestServer, method: string, path: string, body?: object): Promise<Answer> {
  const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
  const reply = await node.send("localhost", `/api${path}`, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
  expect(reply.status, `${method} ${path}: ${reply.text}`).toBeLessThan(300);
  return reply.text === "" ? undefined : reply.json();
}
/** Somebody who looks at the list on the other node, and has looked before, so that whatever that keeps is there. */
const look = (path: string): Promise<Answer> => ask(second, "GET", path);
const titles = async (filter = ""): Promise<string[]> =>
  (await look(`/pages?limit=50${filter}`)).items.map(({ title }: Answer) => title).sort();

/** What is done through the first node, and that an open screen of the other hears of it. */
async function done(topic: "pages" | "labels", deed: () => Promise<Answer>): Promise<Answer> {
  const before = screen.events.filter(({ name }) => name === topic).length;
  const answer = await deed();
  await expect.poll(() => screen.events.filter(({ name }) => name === topic).length, { timeout: 5_000 }).toBeGreaterThan(before);
  return answer;
}

test("what is done through one node is in the list, filters, counts and search of another at once, and its screens hear of it", async () => {
  if (inject("postgresUrl") !== "") expect(second).not.toBe(first);
  const site = await ask(first, "POST", "/sites", { name: "dois-nos", region: "br" });
  const counts = async () => {
    const { pages, publishedPages } = await look(`/sites/${site.id}`);
    return { pages, publishedPages };
  };
  expect(await titles()).toEqual([]);
  const empty = await counts();

  const make = (title: string, slug: string) =>
    ask(first, "POST", "/pages", { siteId: site.id, title, slug, document: pageWithForm().document });
  const page = await done("pages", () => make("Curso de café", "cafe"));
  await done("pages", () => make("Outra", "outra"));
  expect([await titles(), await titles("&search=caf%C3%A9"), await titles(`&siteId=${site.id}`)]).toEqual([
    ["Curso de café", "Outra"],
    ["Curso de café"],
    ["Curso de café", "Outra"],
  ]);
  expect(await counts()).not.toEqual(empty);

  const tag = await done("labels", () => ask(first, "POST", "/labels", { kind: "tag", name: "Verão", colour: "sky" }));
  const product = await done("labels", () => ask(first, "POST", "/labels", { kind: "product", name: "Curso", colour: "blue" }));
  await done("pages", () => ask(first, "POST", "/pages/labels", { pageIds: [page.id], add: [tag.id, product.id] }));
  expect([await titles(`&tagId=${tag.id}`), await titles(`&productId=${product.id}`)]).toEqual([["Curso de café"], ["Curso de café"]]);
  await done("labels", () => ask(first, "PATCH", `/labels/${product.id}`, { name: "Mentoria" }));
  expect((await look("/labels")).items.map(({ name }: Answer) => name).sort()).toEqual(["Mentoria", "Verão"]);

  await done("pages", () => ask(first, "PATCH", `/pages/${page.id}`, { title: "Chá", type: "sales" }));
  expect([await titles("&search=caf%C3%A9"), await titles("&search=cha"), await titles("&type=sales")]).toEqual([
    ["Chá"],
    ["Chá"],
    ["Chá"],
  ]);

  await done("pages", () => ask(first, "POST", `/pages/${page.id}/publish`, {}));
  expect([await titles("&status=published"), await titles("&status=not_published")]).toEqual([["Chá"], ["Outra"]]);
  await done("pages", () => ask(first, "POST", `/pages/${page.id}/unpublish`));
  expect(await titles("&status=published")).toEqual([]);

  await done("pages", () => ask(first, "DELETE", `/pages/${page.id}`));
  expect([await titles(), await titles("&status=deleted"), await titles(`&tagId=${tag.id}`)]).toEqual([["Outra"], ["Chá"], []]);
  await done("pages", () => ask(first, "POST", `/pages/${page.id}/restore`));
  expect([await titles(), await titles(`&tagId=${tag.id}`)]).toEqual([["Chá", "Outra"], ["Chá"]]);

  await done("labels", () => ask(first, "DELETE", `/labels/${tag.id}`));
  expect((await look(`/pages/${page.id}`)).labelIds).toEqual([product.id]);
});

test("a page that two nodes edit in turn is on each what the other has made of it", async () => {
  const site = await ask(first, "POST", "/sites", { name: "em-turnos", region: "br" });
  const { id } = await ask(first, "POST", "/pages", {
    siteId: site.id,
    title: "Turnos",
    slug: "turnos",
    document: pageWithForm().document,
  });
  for (const [index, node] of [first, second, first, second].entries()) {
    // Each keeps open what it has edited, at the version it has seen.
    const author = `Autora ${index}`;
    await ask(node, "PATCH", `/pages/${id}`, { settings: { author } });
    for (const other of [first, second]) {
      const { version, settings } = await ask(other, "GET", `/pages/${id}/settings`);
      expect([version, settings.author]).toEqual([index + 2, author]);
    }
  }
});
