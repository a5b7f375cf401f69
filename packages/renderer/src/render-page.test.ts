import { type BlockSeed, blockCatalog, blockDefinition, seedFragment } from "@vitrine/blocks";
import {
  DocumentStore,
  emptyDocument,
  insertFragment,
  type Json,
  PAGE_ID,
  PAGE_SLOT,
  type PageDocument,
  runOperation,
  type Styles,
  setPageSettings,
} from "@vitrine/document";
import { expect, test } from "vitest";
import { renderPage } from "./render-page.tsx";
import { fakeAddresses } from "./testing/fake-addresses.ts";

function block(kind: string, props: { [key: string]: Json } = {}, styles: Styles = {}): BlockSeed {
  const seed = blockDefinition(kind)?.seed("en");
  return { kind, ...seed, props: { ...seed?.props, ...props }, styles };
}

/** A page of sections, each with these blocks in it. */
function pageOf(...sections: BlockSeed[][]): PageDocument {
  const store = new DocumentStore(emptyDocument({ title: "Page", language: "en" }));
  let made = 0;
  for (const content of sections) {
    const fragment = seedFragment(
      { kind: "section", props: { tag: "section" }, slots: { content } },
      () => `b${made++}`,
      () => 1,
    );
    const place = { parentId: PAGE_ID, slot: PAGE_SLOT, beforeId: null };
    expect(runOperation(store, blockCatalog, insertFragment(fragment, place))).toMatchObject({ ok: true });
  }
  return store.toDocument();
}

const imageBlock = (imageId: string) => block("image", { image: { imageId, width: 800, height: 600 }, alt: imageId });

test("images of the first two sections do not wait, and the very first is asked for before others", () => {
  const { body } = renderPage(pageOf([imageBlock("one"), imageBlock("two")], [imageBlock("three")], [imageBlock("four")]), fakeAddresses);
  const tags = body.match(/<img[^>]*>/g) ?? [];
  expect(tags.map((tag) => tag.includes('loading="lazy"'))).toEqual([false, false, false, true]);
  expect(tags.map((tag) => tag.includes('fetchPriority="high"'))).toEqual([true, false, false, false]);
});

test("what stands at an end of the page waits, wherever it is among the sections, and is none of the first two", () => {
  const document = pageOf([imageBlock("one")], [imageBlock("two")]);
  const store = new DocumentStore(document);
  const seed = { ...block("modal"), slots: { content: [imageBlock("inside")] } };
  let made = 0;
  const fragment = seedFragment(
    seed,
    () => `m${made++}`,
    () => 1,
  );
  const [firstId = ""] = store.children(PAGE_ID, PAGE_SLOT).map(({ id }) => id);
  runOperation(store, blockCatalog, insertFragment(fragment, { parentId: PAGE_ID, slot: PAGE_SLOT, beforeId: firstId }));
  const { body } = renderPage(store.toDocument(), fakeAddresses);
  const tags = body.match(/<img[^>]*>/g) ?? [];
  expect(tags.map((tag) => [/alt="(\w+)"/.exec(tag)?.[1], tag.includes('loading="lazy"')])).toEqual([
    ["one", false],
    ["two", false],
    ["inside", true],
  ]);
  expect(body).toMatch(/<\/main><dialog/);
});

test("React's own preloads do not stand in the page", () => {
  const { body } = renderPage(pageOf([imageBlock("one")]), fakeAddresses);
  expect(body).toMatch(/^<main><section/);
  expect(body).not.toContain("preload");
});

test("blocks with the same styles share a class, and each breakpoint is written once", () => {
  const styles: Styles = {
    base: { normal: { color: { type: "color", value: "#112233" } }, hover: { color: { type: "color", value: "#445566" } } },
    mobile: { normal: { fontSize: { type: "length", value: 14, unit: "px" } } },
  };
  const { body, css } = renderPage(pageOf([block("text", {}, styles), block("text", {}, styles), block("text")]), fakeAddresses);
  expect(body.match(/class="v-text s0"/g)).toHaveLength(2);
  expect(body.match(/class="v-text"/g)).toHaveLength(1);
  expect(css).toContain(".s0{color:#112233}@media (hover:hover){.s0:hover{color:#445566}}");
  expect(css.match(/@media \(max-width:767px\)\{\.s0\{font-size:14px\}\}/g)).toHaveLength(1);
});

test("a page brings the look and the scripts of its own kinds alone", () => {
  const plain = renderPage(pageOf([block("heading"), block("button")]), fakeAddresses);
  expect(plain.clientKinds).toEqual([]);
  expect(plain.css).toContain(".v-button");
  expect(plain.css).not.toContain(".v-faq");
  const busy = renderPage(pageOf([block("countdown"), block("form"), block("countdown")]), fakeAddresses);
  expect([...busy.clientKinds].sort()).toEqual(["countdown", "form"]);
});

test("a video that has none yet loads no script, beside one that has does, and shows nothing broken", () => {
  const url = "https://youtu.be/dQw4w9WgXcQ";
  const cover = { imageId: "cover", width: 1280, height: 720 };
  const none = renderPage(
    pageOf([block("video"), block("video", { url: "https://example.com/" }), block("video", { poster: cover })]),
    fakeAddresses,
  );
  expect(none.clientKinds).toEqual([]);
  expect(none.css).toContain(".v-video.v-empty");
  expect(none.body).not.toContain("<a ");
  expect(renderPage(pageOf([block("video")], [block("video", { url })]), fakeAddresses).clientKinds).toEqual(["video"]);
});

test("a button without a target takes the page's default link", () => {
  const store = new DocumentStore(pageOf([block("button")]));
  expect(runOperation(store, blockCatalog, setPageSettings({ defaultHref: "https://pay.example/now" }))).toMatchObject({ ok: true });
  expect(renderPage(store.toDocument(), fakeAddresses).body).toContain('href="https://pay.example/now"');
});

test("the same page gives the same bytes", () => {
  const document = pageOf([block("columns"), block("faq")], [block("video")]);
  expect(renderPage(document, fakeAddresses).body).toBe(renderPage(JSON.parse(JSON.stringify(document)), fakeAddresses).body);
  expect(renderPage(document, fakeAddresses).css).toBe(renderPage(document, fakeAddresses).css);
});

test("a token of the scale is on the page that asks for it, and on no other", () => {
  const room = { type: "token", id: "space-l" } as const;
  const styles = { base: { normal: { paddingBlockStart: room, boxShadow: { type: "token", id: "shadow-soft" } } } } as const;
  const { css } = renderPage(pageOf([block("text", {}, styles)]), fakeAddresses);
  expect(css).toMatch(/:root\{[^}]*--space-l:48px/);
  expect(css).toMatch(/--shadow-soft:0px 1px 3px 0px #14202b1a,\s*0px 6px 20px -4px #14202b1f/);
  expect(css).toContain("padding-block-start:var(--space-l)");
  expect(css).not.toContain("--space-m");
  expect(renderPage(pageOf([block("text")]), fakeAddresses).css).not.toMatch(/--(?:space|radius|shadow)-/);
});
