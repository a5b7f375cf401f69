import { words } from "@vitrine/document";
import { expect, test } from "vitest";
import { BLOCK_DEFINITIONS } from "../registry/definitions.ts";
import { BLOCK_KINDS } from "../registry/kinds.ts";
import { mayNest } from "../testing/may-nest.ts";
import { refusedProps, renderKind } from "../testing/render-kind.tsx";

test("a step is a named group with its questions, a way back and its own words for going on", () => {
  const html = renderKind("form-step", { title: words("Your dates"), nextLabel: "See prices" });
  expect(html).toMatch(/^<div class="v-form-step" role="group" aria-labelledby="s-b1" data-v="form-step"/);
  expect(html).toContain('<h3 class="v-step-title" id="s-b1">Your dates</h3><div class="v-step-in">[fields]</div>');
  expect(html).toContain('<button class="v-step-back" type="button">‹ Back</button>');
  expect(html).toContain('<button class="v-send v-step-next" type="submit">See prices</button>');
});

test("a step without a title is not called by one, and publishing says so", () => {
  expect(renderKind("form-step", { title: [] })).not.toContain("aria-labelledby");
  expect(BLOCK_DEFINITIONS["form-step"].isUnfinished?.({ title: [], nextLabel: "Go" })).toBe(true);
});

test("a title leads nowhere: it is what the keyboard goes to", () => {
  const title = [{ type: "text", text: "Dates", marks: [{ type: "link", attrs: { href: "/x" } }] }];
  expect(renderKind("form-step", { title })).not.toContain("<a ");
});

test("a form takes ten steps and nothing else beside its fields; a step stands nowhere else", () => {
  expect(BLOCK_DEFINITIONS.form.slots.steps).toEqual({ accepts: ["part"], max: 10 });
  expect(BLOCK_KINDS.filter((kind) => BLOCK_DEFINITIONS[kind].category === "part" && mayNest("form", kind))).toEqual(["form-step"]);
  expect(mayNest("form-step")).toBe(false);
  expect(mayNest("container", "form-step")).toBe(false);
  expect(mayNest("form", "form-step", "form-step")).toBe(false);
  expect(mayNest("form", "form-step", "field")).toBe(true);
  expect(mayNest("form", "form-step", "form")).toBe(false);
});

test("a step names the prop it refuses", () => {
  expect(refusedProps("form-step", { nextLabel: "" })).toEqual(["nextLabel"]);
  expect(refusedProps("form-step", { nextLabel: "x".repeat(61) })).toEqual(["nextLabel"]);
  expect(refusedProps("form-step", { title: "<b>" })).toEqual(["title"]);
  expect(refusedProps("form-step", { onclick: "x" })).toEqual(["onclick"]);
});
