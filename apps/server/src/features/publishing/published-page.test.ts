import { readFileSync } from "node:fs";
import { emptyDocument, words } from "@vitrine/document";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testBuild } from "../../testing/test-build.ts";
import { startTestServer, type TestCaller, type TestServer } from "../../testing/test-server.ts";

const TOLD = readFileSync(new URL("../../../../../docs/published-page.md", import.meta.url), "utf8");

let server: TestServer;
let ana: TestCaller;
beforeAll(async () => {
  server = await startTestServer();
  ana = await server.newCaller();
});
afterAll(() => server.stop());

test("every script that a page may load is told with its size, and weighs no more", () => {
  const sizes = JSON.parse(readFileSync(new URL("sizes.json", testBuild.visitorFolder), "utf8")) as Record<string, number>;
  const told = new Map([...TOLD.matchAll(/^\| `([a-z0-9-]+)` \|[^|]*\| (\d+) \|$/gm)].map(([, name = "", bytes]) => [name, Number(bytes)]));
  expect([...told.keys()].sort()).toEqual(Object.keys(sizes).sort());
  const wrong = Object.entries(sizes).filter(([name, bytes]) => bytes > (told.get(name) ?? 0) || bytes < (told.get(name) ?? 0) - 250);
  expect(wrong).toEqual([]);
});

test("a page is sent with the headers that are told, sets no cookie, and has no script of its own accord", async () => {
  const { id: siteId } = (await ana.call("POST", "/api/sites", { name: "o-que-carrega", region: "br" })).json();
  const { schema, records } = emptyDocument({ title: "Curso", language: "pt" });
  const base = { type: "block", version: 1, order: "a0", styles: {} };
  const section = { ...base, id: "s", kind: "section", parentId: "page", slot: "body", props: { tag: "section" } };
  const heading = { ...base, id: "h", kind: "heading", parentId: "s", slot: "content", props: { level: "h1", content: words("Curso") } };
  const document = { schema, records: { ...records, s: section, h: heading } };
  const page = (await ana.call("POST", "/api/pages", { siteId, slug: "curso", document })).json();
  const { url } = (await ana.call("POST", `/api/pages/${page.id}/publish`, {})).json();
  const visit = await server.send(new URL(url).hostname, "/curso");
  const rows = [...TOLD.matchAll(/^\| `([a-z-]+)` \| (?:begins with )?`([^`]+)` \|[^|]*\|$/gm)];
  expect(rows.length).toBeGreaterThan(5);
  for (const [, name = "", value = ""] of rows) expect([name, visit.headers[name]]).toEqual([name, expect.stringContaining(value)]);
  expect(visit.headers["set-cookie"]).toBeUndefined();
  expect(visit.text).not.toContain("<script");
});
