import { expect, test } from "vitest";
import { blockCatalog } from "../definitions.ts";
import { mayNest } from "../testing/may-nest.ts";
import { pageWithNew } from "../testing/page-with-new.ts";
import { refusedProps, renderKind } from "../testing/render-kind.tsx";

test("a modal is a named dialog with a way out that needs no script", () => {
  expect(renderKind("modal", { title: "Free lesson" })).toBe(
    '<dialog class="v-modal" aria-label="Free lesson" data-v="modal" data-key="b1" data-beside="">' +
      '<a class="v-close" href="#top" aria-label="Close">×</a><div class="v-in">[content]</div></dialog>',
  );
});

test("one without a name is named in the page's language, and words stay in their attribute", () => {
  expect(renderKind("modal", { title: "  " }, { language: "pt" })).toContain('aria-label="Modal"');
  expect(renderKind("modal", { title: '"><script>' })).toContain('aria-label="&quot;&gt;&lt;script&gt;"');
});

test("width and place have classes, and the usual ones none", () => {
  expect(renderKind("modal", { width: "large", position: "sheet" })).toContain('class="v-modal v-m-large v-sheet"');
  expect(renderKind("modal", { width: "small" })).toContain('class="v-modal v-m-small"');
});

test("the script is told when it opens by itself and how often, and nothing of what is switched off", () => {
  const all = { isTimed: true, delay: 0, isScrolled: true, scrolled: 40, isOnExit: true };
  expect(renderKind("modal", { ...all, repeat: "session" })).toContain(
    'data-after="0" data-scrolled="40" data-exit="" data-once="session"',
  );
  expect(renderKind("modal", { ...all, repeat: "days", days: 3 })).toContain('data-once="3"');
  expect(renderKind("modal", { ...all, repeat: "visit" })).not.toContain("data-once");
  expect(renderKind("modal", { repeat: "session" })).not.toMatch(/data-(?:after|scrolled|exit|once)/);
  expect(renderKind("modal", { canCloseBeside: false })).not.toContain("data-beside");
});

test("a new one has a name for links to lead to", () => {
  expect([...pageWithNew("modal", "pt").records()].find((each) => each.type === "block" && each.kind === "modal")).toMatchObject({
    anchor: "modal-1",
  });
});

test("it stands on a page alone, never in another block, and holds what a section does", () => {
  for (const outer of ["container", "carousel", "tabs", "modal", "form"] as const) expect(mayNest(outer, "modal")).toBe(false);
  expect(blockCatalog.get("modal")?.slots).toEqual(blockCatalog.get("section")?.slots);
});

test("a modal names the prop it refuses", () => {
  expect(refusedProps("modal", { title: "a".repeat(81) })).toEqual(["title"]);
  expect(refusedProps("modal", { width: "full" })).toEqual(["width"]);
  expect(refusedProps("modal", { delay: -1 })).toEqual(["delay"]);
  expect(refusedProps("modal", { delay: 601 })).toEqual(["delay"]);
  expect(refusedProps("modal", { scrolled: 0 })).toEqual(["scrolled"]);
  expect(refusedProps("modal", { days: 366 })).toEqual(["days"]);
  expect(refusedProps("modal", { days: 1.5 })).toEqual(["days"]);
  expect(refusedProps("modal", { isTimed: 1 })).toEqual(["isTimed"]);
  expect(refusedProps("modal", { onOpen: "alert(1)" })).toEqual(["onOpen"]);
});
