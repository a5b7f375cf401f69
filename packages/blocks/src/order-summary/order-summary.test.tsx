import { words } from "@vitrine/document";
import { expect, test } from "vitest";
import { isUnfinished } from "../definitions.ts";
import { BLOCK_DEFINITIONS } from "../registry/definitions.ts";
import { refusedProps, renderKind } from "../testing/render-kind.tsx";

const item = { id: "a", content: words("Course"), amount: "R$ 97,00" };
const props = {
  ...{ title: words("Order"), items: [item, { ...item, id: "b", content: words("Book"), amount: "Included" }] },
  ...{ discountLabel: words("Launch"), discountAmount: "− R$ 7,00", totalLabel: words("To pay"), totalAmount: "R$ 90,00" },
};

test("each line says what something costs, as its owner wrote it", () => {
  expect(renderKind("order-summary", props)).toBe(
    '<div class="v-order-summary"><h3 class="v-title">Order</h3><dl><div><dt>Course</dt><dd>R$ 97,00</dd></div>' +
      '<div><dt>Book</dt><dd>Included</dd></div><div class="v-total"><dt>To pay</dt><dd>R$ 90,00</dd></div></dl></div>',
  );
});

test("a discount stands between the items and the total", () => {
  expect(renderKind("order-summary", { ...props, hasDiscount: true })).toContain(
    '<dd>Included</dd></div><div class="v-off"><dt>Launch</dt><dd>− R$ 7,00</dd></div><div class="v-total">',
  );
});

test("discount and total have a name, in the page's language, when their owner gives none", () => {
  const html = renderKind("order-summary", { ...props, hasDiscount: true, discountLabel: [], totalLabel: words(" ") }, { language: "es" });
  expect(html).toContain("<dt>Descuento</dt>");
  expect(html).toContain("<dt>Total</dt>");
});

test("a summary without items or a total is not finished", () => {
  const unfinished = (changed: object) =>
    isUnfinished({
      ...{ type: "block", id: "b1", kind: "order-summary", version: 1, parentId: "s1", slot: "content", order: "a0", styles: {} },
      props: { ...BLOCK_DEFINITIONS["order-summary"].seed("pt").props, ...changed },
    });
  expect(unfinished({})).toBe(false);
  expect(unfinished({ items: [] })).toBe(true);
  expect(unfinished({ totalAmount: " " })).toBe(true);
});

test("what has no words is left out", () => {
  const html = renderKind("order-summary", { ...props, title: words(" "), note: [] });
  expect(html).not.toMatch(/<h3|<p/);
});

test("its words are typed in place", () => {
  const html = renderKind("order-summary", { ...props, hasDiscount: true, note: words("n") }, { isEdited: true });
  const typed = [...html.matchAll(/data-edit="([^"]+)"/g)].map(([, prop]) => prop);
  expect(typed).toEqual(["title", "items.0.content", "items.1.content", "discountLabel", "totalLabel", "note"]);
});

test("hostile words stay words", () => {
  const bad = "<script>alert(1)</script>";
  const hostile = { items: [{ ...item, content: words(bad), amount: bad }], hasDiscount: true, discountAmount: bad, totalAmount: bad };
  expect(renderKind("order-summary", { ...props, ...hostile })).not.toContain("<script");
});

test("a summary names the place of what it refuses", () => {
  expect(refusedProps("order-summary", { level: "h1" })).toEqual(["level"]);
  expect(refusedProps("order-summary", { totalAmount: 97 })).toEqual(["totalAmount"]);
  expect(refusedProps("order-summary", { discountAmount: "9".repeat(41) })).toEqual(["discountAmount"]);
  expect(refusedProps("order-summary", { items: [{ ...item, amount: "9".repeat(41) }] })).toEqual(["items.0.amount"]);
  expect(refusedProps("order-summary", { items: [{ ...item, id: "__proto__" }] })).toEqual(["items.0.id"]);
  expect(refusedProps("order-summary", { items: Array.from({ length: 41 }, (_, index) => ({ ...item, id: `i${index}` })) })).toEqual([
    "items",
  ]);
});
