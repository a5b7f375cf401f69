import { expect, test } from "vitest";
import { TRAP_FIELD } from "../form-facts.ts";
import { refusedProps, renderKind } from "../testing/render-kind.tsx";

test("a form posts by itself, without a script", () => {
  const html = renderKind("form");
  expect(html).toMatch(/^<form [^>]*action="\/_v\/forms\/p\/b1" method="post">\[fields\]/);
  expect(html).toContain('<button class="v-send" type="submit">Send it to me</button>');
});

test("the trap is out of the way of people, their keyboards and their browsers", () => {
  const html = renderKind("form");
  expect(html).toMatch(
    new RegExp(`<div class="v-trap" aria-hidden="true">.*<input tabindex="-1" autoComplete="off" name="${TRAP_FIELD}"/>`),
  );
});

test("a form brings its error words along, in the page's language", () => {
  expect(renderKind("form", {}, { language: "pt" })).toContain('data-required="Preencha este campo."');
});

test("a form names the prop it refuses", () => {
  expect(refusedProps("form", { name: "" })).toEqual(["name"]);
  expect(refusedProps("form", { submitLabel: "" })).toEqual(["submitLabel"]);
  expect(refusedProps("form", { after: "explode" })).toEqual(["after"]);
  expect(refusedProps("form", { redirectTo: "javascript:alert(1)" })).toEqual(["redirectTo"]);
});
