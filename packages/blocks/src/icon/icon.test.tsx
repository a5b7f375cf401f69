import { expect, test } from "vitest";
import { refusedProps, renderKind } from "../testing/render-kind.tsx";

const dot = { name: "dot", shapes: [{ tag: "circle", cx: 12, cy: 12, r: 1 }] };
const DRAWN =
  'fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><circle cx="12" cy="12" r="1"></circle></svg>';
const icon = (own = {}) => renderKind("icon", { drawing: dot, size: 32, stroke: 1.5, ...own });

test("a drawing stands in the page itself, and is decoration until it is told what it means", () => {
  expect(icon()).toBe(`<div class="v-icon"><svg viewBox="0 0 24 24" width="32" height="32" ${DRAWN}</div>`);
  expect(icon({ label: "Seguro & rápido" })).toContain('<div class="v-icon" role="img" aria-label="Seguro &amp; rápido"><svg');
  expect(icon({ label: "  " })).not.toContain("role");
});

test("a ground gives it room around, in the same proportion at every size", () => {
  expect(icon({ ground: "round", align: "center" })).toContain(
    '<div class="v-icon v-icon-round v-icon-center"><svg viewBox="-10 -10 44 44" width="59" height="59"',
  );
  expect(icon({ ground: "square", size: 400, align: "end" })).toContain(
    'class="v-icon v-icon-square v-icon-end"><svg viewBox="-10 -10 44 44" width="733"',
  );
});

test("a link has a name, in the page's language where its owner gave none", () => {
  expect(icon({ href: "/x", label: "Loja" })).toContain('<a class="v-icon" href="/x" aria-label="Loja"><svg');
  expect(icon({ href: "/x", newTab: true })).toContain(
    '<a class="v-icon" href="/x" target="_blank" rel="noopener" aria-label="Open link">',
  );
  expect(renderKind("icon", { href: "/x" }, { language: "pt" })).toContain('aria-label="Abrir link"');
});

test("without a drawing its place shows in the editor alone, and leads nowhere", () => {
  expect(icon({ drawing: null, href: "/x" })).toBe(
    '<div class="v-icon v-empty"><svg width="32" height="32" aria-hidden="true"></svg></div>',
  );
});

test("hostile drawings and targets and sizes without end are refused by name", () => {
  const shape = { ...dot.shapes[0], onclick: "alert(1)" };
  expect(refusedProps("icon", { drawing: { ...dot, shapes: [shape] } })).toEqual(["onclick"]);
  expect(refusedProps("icon", { drawing: "<svg onload=alert(1)>" })).toEqual(["drawing"]);
  expect(refusedProps("icon", { href: "javascript:alert(1)" })).toEqual(["href"]);
  expect(refusedProps("icon", { size: 1e9 })).toEqual(["size"]);
  expect(refusedProps("icon", { stroke: Number.NaN })).toEqual(["stroke"]);
  expect(refusedProps("icon", { ground: "star", label: "a".repeat(301) })).toEqual(["ground", "label"]);
});
