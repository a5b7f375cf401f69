import type { Language } from "@vitrine/document";
import { words } from "@vitrine/document";
import { describe, expect, test } from "vitest";
import { BLOCK_DEFINITIONS } from "../registry/definitions.ts";
import { refusedProps, renderKind } from "../testing/render-kind.tsx";

const FORMS = ["bar", "line", "pie", "gauge"];
const itemsOf = (...values: readonly number[]) => values.map((value, index) => ({ id: `i${index}`, label: `L${index}`, value }));
const drawn = (form: string, values: readonly number[], more: object = {}) =>
  renderKind("chart", { form, items: itemsOf(...values), ...more });

const widths = (html: string) => [...html.matchAll(/<rect(?: class="v-alt")? x="([\d.]+)%" width="([\d.]+)%"/g)].map(([, x, w]) => [x, w]);
const heights = (html: string) => [...html.matchAll(/<circle cx="[\d.]+%" cy="([\d.]+)%"/g)].map(([, y]) => Number(y));
const arcs = (html: string) => [...html.matchAll(/stroke-dasharray="([\d.]+) 100"/g)].map(([, length]) => Number(length));

function amount(value: number, unit: object = {}, language: Language = "pt"): { shown: string; read: string } {
  const html = renderKind("chart", { items: itemsOf(value), ...unit }, { language });
  const [, shown = ""] = /<b>([^<]*)<\/b>/.exec(html) ?? [];
  const [, read = ""] = /<td>([^<]*)<\/td>/.exec(html) ?? [];
  return { shown: shown.replaceAll("\u00a0", " "), read: read.replaceAll("\u00a0", " ") };
}

describe.each(FORMS)("a chart drawn as %s", (form) => {
  test("is a picture for the eye, and a table with its title for those who listen", () => {
    const html = drawn(form, [3, 5], { title: words("Visits") });
    expect(html).toMatch(/^<figure class="v-chart"><figcaption>Visits<\/figcaption><div [^>]*aria-hidden="true">/);
    expect(html).toContain('<table aria-label="Visits"><thead><tr><th scope="col">Item</th><th scope="col">Value</th></tr></thead>');
    expect(html).toContain('<tbody><tr><th scope="row">L0</th><td>3</td></tr><tr><th scope="row">L1</th><td>5</td></tr></tbody>');
    for (const [svg] of html.matchAll(/<svg[^>]*>/g)) expect(svg).toContain('aria-hidden="true"');
  });

  test("draws whatever its schema takes", () => {
    const all = [
      [0],
      [7],
      [0, 0, 0],
      [-5],
      [-5, -50],
      [-0, 1],
      [5e-324, 1e12],
      [-1e12, 1e12],
      Array.from({ length: 24 }, (_, i) => i - 12),
    ];
    for (const values of all) {
      expect(refusedProps("chart", { items: itemsOf(...values) })).toEqual([]);
      const html = drawn(form, values);
      expect(html).not.toMatch(/NaN|Infinity|undefined|="-[\d.]+%"/);
      expect(html.match(/<td>/g)).toHaveLength(values.length);
    }
  });

  test("keeps words as words, and gives a name to what has none", () => {
    const html = renderKind("chart", { form, title: [], items: [{ id: "a", label: " ", value: 1 }], suffix: "<b>" }, { language: "pt" });
    expect(html).toContain('<table aria-label="Gráfico">');
    expect(html).toContain('<th scope="row">1</th><td>1&lt;b&gt;</td>');
  });
});

test("bars begin at zero, wherever that is, and one that is not nothing can be seen", () => {
  expect(widths(drawn("bar", [50, 100, 0]))).toEqual([
    ["0", "50"],
    ["0", "100"],
  ]);
  expect(widths(drawn("bar", [-25, 75]))).toEqual([
    ["0", "25"],
    ["25", "75"],
  ]);
  expect(widths(drawn("bar", [1, 1e12]))[0]).toEqual(["0", "0.4"]);
  expect(widths(drawn("bar", [-1e12, 1]))[1]).toEqual(["99.6", "0.4"]);
});

test("a line stands on zero, unless all its amounts are far from it", () => {
  expect(heights(drawn("line", [0, 5, 10]))).toEqual([100, 50, 0]);
  expect(heights(drawn("line", [-10, 10]))).toEqual([100, 0]);
  expect(heights(drawn("line", [80, 90]))).toEqual([88.46, 11.54]);
  expect(heights(drawn("line", [-90, -80]))).toEqual([88.46, 11.54]);
  expect([heights(drawn("line", [7, 7])), heights(drawn("line", [0, 0]))]).toEqual([
    [50, 50],
    [100, 100],
  ]);
  // The ground is filled in where it is zero alone.
  expect(drawn("line", [0, 5]).match(/opacity="\.12"/g)).toHaveLength(1);
  expect(drawn("line", [80, 90])).not.toContain("opacity");
});

test("the slices of a pie are shares of what is above zero, told by number, tone and words", () => {
  const html = drawn("pie", [3, 1, -4]);
  expect(arcs(html)).toEqual([74.4, 24.4]);
  expect([...html.matchAll(/<text[^>]*>(\d+)</g)].map(([, number]) => number)).toEqual(["1", "2"]);
  expect(html).toContain("<b>3 (75%)</b>");
  expect(html).toContain("<b>-4 (0%)</b>");
  expect(arcs(drawn("pie", [8]))).toEqual([100]);
  expect(arcs(drawn("pie", [0, 0]))).toEqual([]);
  expect(drawn("pie", [60, 40], { suffix: " %" })).toContain("<b>60\u00a0%</b>");
});

test("a gauge fills up to what its owner calls full, and never beyond", () => {
  expect(arcs(drawn("gauge", [50, -3, 0, 500], { full: 200 }))).toEqual([25, 100]);
  expect(drawn("gauge", [50], { full: 200, suffix: " kg" })).toContain("<b>50\u00a0kg</b><div>of 200\u00a0kg</div>");
  expect(drawn("gauge", [50], { suffix: "%" })).not.toContain("of 100");
});

test("amounts are written as the page's language writes them", () => {
  expect(amount(1234.5).shown).toBe("1.234,5");
  expect(amount(1234.5, {}, "en").shown).toBe("1,234.5");
  expect(amount(12345.5, {}, "es").shown).toBe("12.345,5");
  expect(amount(-480.5, { prefix: "R$ " })).toEqual({ shown: "-R$ 480,50", read: "-R$ 480,50" });
  expect(amount(480, { prefix: "R$ " }).shown).toBe("R$ 480");
  expect(amount(1_250_000, { suffix: " kg" })).toEqual({ shown: "1,3 mi kg", read: "1.250.000 kg" });
  expect(amount(0.0456).shown).toBe("0,0456");
  expect(amount(0.00000012).shown).toBe("1,2E-7");
  expect(amount(-0).shown).toBe("0");
});

test("a chart without an amount is not finished, and visitors see nothing of it", () => {
  const isUnfinished = (props: object) => BLOCK_DEFINITIONS.chart.isUnfinished?.(props);
  expect([isUnfinished({ items: [] }), isUnfinished({ items: itemsOf(0) })]).toEqual([true, false]);
  expect(renderKind("chart", { items: [] })).toMatch(/^<figure class="v-chart v-empty"><figcaption>[^<]*<\/figcaption><\/figure>$/);
});

test("a chart names the place of what it refuses", () => {
  expect(refusedProps("chart", { items: itemsOf(1, Number.NaN) })).toEqual(["items.1.value"]);
  expect(refusedProps("chart", { items: itemsOf(1e13) })).toEqual(["items.0.value"]);
  expect(refusedProps("chart", { items: itemsOf(...Array.from({ length: 25 }, () => 1)) })).toEqual(["items"]);
  expect(refusedProps("chart", { items: [{ id: "a", label: "x".repeat(61), value: 1 }] })).toEqual(["items.0.label"]);
  expect(refusedProps("chart", { full: 0, prefix: "x".repeat(13), form: "radar" })).toEqual(["form", "prefix", "full"]);
});
