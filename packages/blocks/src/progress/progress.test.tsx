import { words } from "@vitrine/document";
import { expect, test } from "vitest";
import { refusedProps, renderKind } from "../testing/render-kind.tsx";

const bar = (html: string) => /<progress [^>]*>/.exec(html)?.[0];

test("a bar is a bar to those who do not see it, with its words as its name", () => {
  const html = renderKind("progress", { label: words("Half way"), value: 50 });
  expect(html).toBe(
    '<div class="v-progress v-bar-medium v-tint-button"><span class="v-name">Half way</span><span class="v-value" aria-hidden="true">50%</span>' +
      '<progress value="50" max="100" aria-label="Half way"></progress></div>',
  );
});

test("a bar without words has a name in the page's language", () => {
  expect(bar(renderKind("progress", { label: [] }, { language: "pt" }))).toContain('aria-label="Progresso"');
  expect(bar(renderKind("progress", { label: words("  ") }, { language: "es" }))).toContain('aria-label="Progreso"');
});

test("its figure is written as the page's language writes it, or left out", () => {
  const figure = (value: number, language: "pt" | "en" | "es") =>
    /v-value"[^>]*>([^<]*)</.exec(renderKind("progress", { value }, { language }))?.[1];
  expect([figure(7, "pt"), figure(7, "en"), figure(7, "es")]).toEqual(["7%", "7%", "7\u00a0%"]);
  expect([figure(33.3, "pt"), figure(66.67, "en"), figure(99.99, "pt"), figure(0.05, "pt")]).toEqual(["33,3%", "66.7%", "99,9%", "0,1%"]);
  expect(renderKind("progress", { isValueShown: false })).not.toContain("v-value");
});

test("an empty bar and a full one are shown as such", () => {
  expect(bar(renderKind("progress", { value: 0 }))).toContain('value="0"');
  expect(bar(renderKind("progress", { value: 100 }))).toContain('value="100"');
});

test("its words are typed in place, and stay words", () => {
  expect(renderKind("progress", {}, { isEdited: true })).toContain('<span class="v-name" data-edit="label">');
  const hostile = renderKind("progress", { label: words('"><script>alert(1)</script>') });
  expect(hostile).not.toContain("<script");
  expect(bar(hostile)).toContain('aria-label="&quot;&gt;&lt;script&gt;');
});

test("a bar names the prop it refuses", () => {
  for (const value of [-1, 100.1, Number.NaN, "50", null]) expect(refusedProps("progress", { value })).toEqual(["value"]);
  expect(refusedProps("progress", { color: "red" })).toEqual(["color"]);
  expect(refusedProps("progress", { size: 12 })).toEqual(["size"]);
  expect(refusedProps("progress", { isValueShown: 1, label: "Half way" })).toEqual(["label", "isValueShown"]);
});
