import { emptyDocument, type Language, words } from "@vitrine/document";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestCaller, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
let ana: TestCaller;
let siteId: string;
beforeAll(async () => {
  server = await startTestServer();
  ana = await server.newCaller();
  siteId = (await ana.call("POST", "/api/sites", { name: "idiomas", region: "br" })).json().id;
});
afterAll(() => server.stop());

function documentIn(language: Language): object {
  const { schema, records } = emptyDocument({ title: "Curso", language });
  const base = { type: "block", version: 1, order: "a0", styles: {} };
  const section = { ...base, id: "s", kind: "section", parentId: "page", slot: "body", props: { tag: "section" } };
  const heading = { ...base, id: "h", kind: "heading", parentId: "s", slot: "content", props: { level: "h1", content: words("Curso") } };
  return { schema, records: { ...records, page: { ...records.page, languageSwitcher: "top" }, s: section, h: heading } };
}

const publish = async (id: string): Promise<void> => {
  const reply = await ana.call("POST", `/api/pages/${id}/publish`, {});
  expect(reply.status, reply.text).toBe(200);
};
const visit = async (slug: string): Promise<string> => (await server.send("idiomas.localhost", `/${slug}`)).text;
const named = (html: string): string[] =>
  [...html.matchAll(/hreflang="([a-z-]+)" href="[^"]*\/([a-z]+)"/g)].map(([, name, to]) => `${name} ${to}`);

let made = 0;
/** A published page in Portuguese with a published variant in English, which name each other. */
async function publishedSet() {
  const [slug, other] = [`curso${LETTERS[made]}`, `course${LETTERS[made++]}`];
  const main = (await ana.call("POST", "/api/pages", { siteId, slug, document: documentIn("pt") })).json().id;
  const variant = (await ana.call("POST", `/api/pages/${main}/variants`, { slug: other, language: "en" })).json().id;
  await publish(main);
  await publish(variant);
  await expectNamed({ [slug]: both(other, slug, slug), [other]: both(other, slug, slug) });
  return { main, variant, slug, other };
}
const LETTERS = "abcdefgh";
const both = (english: string, portuguese: string, main: string) => [`en ${english}`, `pt ${portuguese}`, `x-default ${main}`];

async function expectNamed(expected: Readonly<Record<string, readonly string[]>>): Promise<void> {
  const slugs = Object.keys(expected);
  const now = async () => Object.fromEntries(await Promise.all(slugs.map(async (slug) => [slug, named(await visit(slug))])));
  await expect.poll(now, { timeout: 20_000 }).toEqual(expected);
}

test("another main page is named by all of the set, with nothing published by anybody", async () => {
  const { variant, slug, other } = await publishedSet();
  expect((await ana.call("POST", `/api/pages/${variant}/make-main`)).status).toBe(200);
  await expectNamed({ [slug]: both(other, slug, other), [other]: both(other, slug, other) });
});

test("a page that leaves its set is named there no longer, and names nobody", async () => {
  const { variant, slug, other } = await publishedSet();
  expect((await ana.call("PATCH", `/api/pages/${variant}`, { mainId: null })).status).toBe(200);
  await expectNamed({ [slug]: [], [other]: [] });
});

test("a page that is taken off and deleted at once is named no longer", async () => {
  const { variant, slug } = await publishedSet();
  await ana.call("POST", `/api/pages/${variant}/unpublish`, {});
  expect((await ana.call("DELETE", `/api/pages/${variant}`)).status).toBe(200);
  expect((await ana.call("DELETE", `/api/pages/${variant}/trash`)).status).toBe(200);
  await expectNamed({ [slug]: [] });
});

test("a page that moves is named where it is, also while it has changes that visitors do not see", async () => {
  const { variant, slug } = await publishedSet();
  expect((await ana.call("PATCH", `/api/pages/${variant}`, { title: "Another" })).status).toBe(200);
  expect((await ana.call("PATCH", `/api/pages/${variant}`, { slug: "moved" })).status).toBe(200);
  await expectNamed({ [slug]: both("moved", slug, slug) });
});

test("a language that visitors do not see yet is named by nobody, and by all once they do", async () => {
  const { main, variant, slug, other } = await publishedSet();
  expect((await ana.call("PATCH", `/api/pages/${variant}`, { settings: { language: "es" } })).status).toBe(200);
  await publish(main);
  expect(named(await visit(slug))).toEqual(both(other, slug, slug));
  await publish(variant);
  const all = [`es ${other}`, `pt ${slug}`, `x-default ${slug}`];
  await expectNamed({ [slug]: all, [other]: all });
});

test("pages of a set name each other as they are published, and forget one that is not any more", async () => {
  const main = (await ana.call("POST", "/api/pages", { siteId, slug: "curso", document: documentIn("pt") })).json();
  const variant = (await ana.call("POST", `/api/pages/${main.id}/variants`, { slug: "course" })).json();
  expect((await ana.call("PATCH", `/api/pages/${variant.id}`, { settings: { language: "en" } })).status).toBe(200);
  await publish(main.id);
  expect(await visit("curso")).not.toMatch(/hreflang|v-page-bar/);
  await publish(variant.id);
  const all = ["en course", "pt curso", "x-default curso"];
  expect(named(await visit("course"))).toEqual(all);
  expect(await visit("course")).toMatch(
    /<nav class="v-page-bar" aria-label="Languages"><a href="[^"]*\/curso" hreflang="pt" lang="pt">Português<\/a>/,
  );
  await expect.poll(async () => named(await visit("curso")), { timeout: 10_000 }).toEqual(all);
  const isOfSet = (entry: string): boolean => /\/(?:curso|course)<\/loc>/.test(entry);
  const listed = async () => (await visit("sitemap.xml")).split("<url>").filter(isOfSet).flatMap(named);
  await expect.poll(listed, { timeout: 10_000 }).toEqual([...all, ...all]);
  expect((await ana.call("POST", `/api/pages/${variant.id}/unpublish`, {})).status).toBe(200);
  await expect.poll(async () => named(await visit("curso")), { timeout: 10_000 }).toEqual([]);
  await expect.poll(listed, { timeout: 10_000 }).toEqual([]);
});
