import { paragraphs, words } from "@vitrine/document";
import { expect, test } from "vitest";
import { BLOCK_DEFINITIONS } from "../registry/definitions.ts";
import { refusedProps, renderKind } from "../testing/render-kind.tsx";

const items = [
  { id: "a", question: words("When?"), answer: paragraphs("Now.", "Or later.") },
  { id: "b", question: words("Why?"), answer: paragraphs("Because.") },
];

test("questions open without a script", () => {
  expect(renderKind("faq", { items, isFirstOpen: false })).toBe(
    '<div class="v-faq"><details><summary><span>When?</span></summary><div class="v-answer"><p>Now.</p><p>Or later.</p></div></details>' +
      '<details><summary><span>Why?</span></summary><div class="v-answer"><p>Because.</p></div></details></div>',
  );
});

test("the first alone stands open when its owner wants it", () => {
  const html = renderKind("faq", { items, isFirstOpen: true });
  expect(html.match(/<details open="">/g)).toHaveLength(1);
  expect(html.indexOf("<details open")).toBeLessThan(html.indexOf("When?"));
});

test("questions and answers are typed in place", () => {
  const html = renderKind("faq", { items }, { isEdited: true });
  expect(html).toContain('data-edit="items.0.question"');
  expect(html).toContain('data-edit="items.1.answer"');
});

test("a question is a switch, so its words carry no link", () => {
  const question = [{ type: "text", text: "When?", marks: [{ type: "link", attrs: { href: "/x" } }] }];
  expect(renderKind("faq", { items: [{ ...items[0], question }] })).toContain("<summary><span>When?</span></summary>");
});

test("its owner is told where a question, or its answer, has no words", () => {
  const isUnfinished = (of: object[]) => BLOCK_DEFINITIONS.faq.isUnfinished?.({ items: of, isFirstOpen: true } as never);
  expect(isUnfinished(items)).toBe(false);
  for (const of of [[], [...items, { ...items[0], question: words(" ") }], [{ ...items[0], answer: [] }]])
    expect(isUnfinished(of)).toBe(true);
});

test("questions name the place of what they refuse", () => {
  expect(refusedProps("faq", { items: [{ ...items[0], answer: "Now." }] })).toEqual(["items.0.answer"]);
  expect(refusedProps("faq", { items: Array.from({ length: 61 }, (_, index) => ({ ...items[0], id: `i${index}` })) })).toEqual(["items"]);
  expect(refusedProps("faq", { isFirstOpen: 1 })).toEqual(["isFirstOpen"]);
});
