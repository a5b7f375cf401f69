import { blockCatalog } from "@vitrine/blocks";
import { DEFAULT_TOKENS, LANGUAGES, readFragment } from "@vitrine/document";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { heading, section } from "./making/piece.ts";
import { sectionFragment } from "./section-fragment.ts";
import type { SectionTemplate } from "./section-template.ts";
import { SECTIONS } from "./sections.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const get = (path: string) => server.send("localhost", path, { headers: { "accept-language": "en" } });

test("a section travels as blocks that wear the tokens of the page", () => {
  const title = { pt: "Uma coisa", en: "One thing", es: "Una cosa" };
  const some: SectionTemplate = {
    id: "one-thing",
    category: "content",
    name: title,
    build: (language) => section("section", { background: "$color-surface" }, [heading("h2", title[language])]),
  };
  const fragment = sectionFragment(some, "es");
  expect(readFragment(JSON.parse(JSON.stringify(fragment)), blockCatalog).ok).toBe(true);
  expect(fragment.blocks.map(({ kind }) => kind)).toEqual(["section", "heading"]);
  expect(JSON.stringify(fragment.blocks)).toContain("Una cosa");
  expect(fragment.tokens.map(({ id }) => id)).toEqual(["color-surface"]);
  expect(DEFAULT_TOKENS).toEqual(expect.arrayContaining([...fragment.tokens]));
});

test("anybody may list the sections of a category and fetch each in each language", async () => {
  const all = (await get("/api/sections")).json();
  expect(all.items.map(({ id }: { id: string }) => id)).toEqual(SECTIONS.map(({ id }) => id));
  expect(all.nextCursor).toBeNull();
  for (const language of LANGUAGES) {
    const { items } = (await get(`/api/sections?language=${language}&category=faq`)).json();
    expect(items).toHaveLength(SECTIONS.filter(({ category }) => category === "faq").length);
    for (const item of items) {
      const { fragment, ...shown } = (await get(`/api/sections/${item.id}?language=${language}`)).json();
      expect(shown).toEqual(item);
      expect(readFragment(fragment, blockCatalog).ok).toBe(true);
    }
  }
});

test("what is no section or no category is refused", async () => {
  const missing = await get("/api/sections/nothing");
  expect([missing.status, missing.json().code, missing.json().message]).toEqual([404, "TEMPLATE_NOT_FOUND", "Template not found."]);
  for (const path of ["/api/sections?category=sales", "/api/sections?language=fr", "/api/sections/__proto__"]) {
    expect([path, (await get(path)).status]).toEqual([path, 400]);
  }
});
