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
  expect((await ana.call("POST", `/api/pages/${variant.id}/unpublish`, {})).status).toBe(200);
  await expect.poll(async () => named(await visit("curso")), { timeout: 10_000 }).toEqual([]);
});
