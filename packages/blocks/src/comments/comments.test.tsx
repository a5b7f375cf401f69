import { words } from "@vitrine/document";
import { describe, expect, test } from "vitest";
import { isUnfinished } from "../definitions.ts";
import { BLOCK_DEFINITIONS } from "../registry/definitions.ts";
import { refusedProps, renderKind } from "../testing/render-kind.tsx";

const first = {
  ...{ id: "a", name: words("A customer"), text: words("It came early."), picture: null },
  ...{ isReply: false, age: "none", amount: 1, date: "", likes: 0 },
};
const reply = { ...first, id: "b", name: words("The shop"), text: words("Good to hear."), isReply: true };
const picture = { imageId: "face", width: 900, height: 1200 };

const render = (items: readonly object[], props = {}, options = {}) =>
  renderKind("comments", { items: items as never, title: [], ...props }, options);
const facts = (item: object, language: string) => /<p class="v-facts">(.*?)<\/p>/.exec(render([{ ...first, ...item }], { language }))?.[1];

test("a thread is a list of articles, with the answers to each below it", () => {
  const other = { ...first, id: "c", text: words("Mine too.") };
  expect(render([first, reply, { ...reply, id: "d" }, other], { hasPictures: false })).toBe(
    '<section class="v-comments" aria-label="Comments"><p class="v-thread-name"></p><ol>' +
      '<li><article class="v-comment"><div><div class="v-bubble"><strong>A customer</strong><p>It came early.</p></div></div></article>' +
      `<ol>${'<li><article class="v-comment"><div><div class="v-bubble"><strong>The shop</strong><p>Good to hear.</p></div></div></article></li>'.repeat(2)}</ol></li>` +
      '<li><article class="v-comment"><div><div class="v-bubble"><strong>A customer</strong><p>Mine too.</p></div></div></article></li></ol></section>',
  );
});

test("an answer to nobody stands by itself", () => {
  expect(render([reply, reply].map((each, index) => ({ ...each, id: `r${index}` })))).toMatch(/<ol><li><article.*<ol><li><article/);
  expect(render([reply]).match(/<ol>/g)).toHaveLength(1);
});

describe("how old a comment is and who likes it", () => {
  test.each([
    ["pt", "há 2 horas", "1.204 curtidas", "1 curtida"],
    ["en", "2 hours ago", "1,204 likes", "1 like"],
    ["es", "hace 2 horas", "1,204 me gusta", "1 me gusta"],
    ["fr", "il y a 2 heures", "1 204 j’aime", "1 j’aime"],
    ["it", "2 ore fa", "1204 mi piace", "1 mi piace"],
  ])("is written in its own language (%s)", (language, age, likes, like) => {
    const plain = facts({ age: "hour", amount: 2, likes: 1_204 }, language)?.replace(/[\u00a0\u202f]/g, " ");
    expect(plain).toBe(`<span>${age}</span><span class="v-likes">${likes}</span>`);
    expect(facts({ likes: 1 }, language)).toBe(`<span class="v-likes">${like}</span>`);
  });

  test("is written in the page's where its owner says nothing else", () => {
    expect(render([{ ...first, age: "now" }], {}, { language: "pt" })).toContain("<span>agora</span>");
    expect(render([{ ...first, age: "now" }])).not.toContain(" lang=");
    expect(render([{ ...first, age: "now" }], { language: "it" })).toMatch(/^<section class="v-comments" lang="it" aria-label="Commenti">/);
  });

  test("is the day that was chosen, not the one that it was elsewhere", () => {
    const date = "2026-05-13T01:30:00.000Z";
    expect(facts({ age: "date", date }, "pt")).toBe(`<time dateTime="${date}">12 de maio de 2026</time>`);
    expect(facts({ age: "date", date }, "it")).toBe(`<time dateTime="${date}">13 maggio 2026</time>`);
  });

  test("is not said where there is nothing to say", () => {
    expect(facts({}, "pt")).toBe(undefined);
    expect(facts({ age: "date", date: "" }, "pt")).toBe(undefined);
  });
});

test("who writes has a picture, or their initials, or neither", () => {
  const source = { src: "/f-320", srcSet: "/f-320 320w,/f-900 900w", sizes: "100vw", width: 900, height: 1200 };
  expect(render([{ ...first, picture }], {}, { page: { image: () => source } })).toContain(
    '<img class="v-writer" loading="lazy" decoding="async" src="/f-320" srcSet="/f-320 320w,/f-900 900w" sizes="44px" width="900" height="1200" alt=""/>',
  );
  expect(render([{ ...first, picture: { ...picture, imageId: "gone" } }])).toContain('<span class="v-writer" aria-hidden="true">AC</span>');
  expect(render([{ ...first, picture }], { hasPictures: false })).not.toContain("v-writer");
});

test("its title is its name, and all words are typed in place", () => {
  const html = render([first, reply], { title: words("What they say") }, { isEdited: true });
  expect(html).toContain('aria-label="What they say"');
  for (const prop of ["title", "items.0.name", "items.1.text"]) expect(html).toContain(`data-edit="${prop}"`);
});

test("what has no words stays out of visitors' sight, and its owner is told", () => {
  const silent = { ...first, id: "c", text: words("  ") };
  const block = (items: readonly object[]) =>
    ({
      ...{ type: "block", id: "b1", kind: "comments", version: 1, parentId: "s1", slot: "content", order: "a0", styles: {} },
      props: { ...BLOCK_DEFINITIONS.comments.seed("en").props, items },
    }) as never;
  expect(render([first, silent])).toMatch(/<li class="v-empty"><article class="v-comment v-empty">/);
  expect(render([silent, reply])).toMatch(/<li><article class="v-comment v-empty">.*<ol><li><article class="v-comment">/);
  expect(render([first, { ...silent, isReply: true }])).toContain('<ol class="v-empty"><li class="v-empty">');
  expect(render([])).toMatch(/^<section class="v-comments v-empty"/);
  expect([isUnfinished(block([first, silent])), isUnfinished(block([])), isUnfinished(block([first, reply]))]).toEqual([true, true, false]);
});

test("markup in words is shown as words", () => {
  const hostile = words("</article><script>alert(1)</script>");
  const html = render([{ ...first, name: hostile, text: hostile }], { title: hostile });
  expect(html).not.toContain("<script");
  expect(html.match(/<\/article>/g)).toHaveLength(1);
});

test("a thread names the place of what it refuses", () => {
  const refused = (change: object) => refusedProps("comments", { items: [{ ...first, ...change }] });
  expect(refused({ amount: 0 })).toEqual(["items.0.amount"]);
  expect(refused({ amount: 1.5 })).toEqual(["items.0.amount"]);
  expect(refused({ likes: -1 })).toEqual(["items.0.likes"]);
  expect(refused({ age: "decade" })).toEqual(["items.0.age"]);
  expect(refused({ date: "2026-02-30T00:00:00Z" })).toEqual(["items.0.date"]);
  expect(refused({ text: "It came early." })).toEqual(["items.0.text"]);
  expect(refused({ isVerified: true })).toEqual(["isVerified"]);
  expect(refusedProps("comments", { language: "de" })).toEqual(["language"]);
  expect(refusedProps("comments", { items: Array.from({ length: 101 }, (_, index) => ({ ...first, id: `i${index}` })) })).toEqual([
    "items",
  ]);
});
