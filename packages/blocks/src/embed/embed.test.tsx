import { expect, test } from "vitest";
import { blockDefinition } from "../definitions.ts";
import { refusedProps, renderKind } from "../testing/render-kind.tsx";
import { EMBED_SHAPES } from "./block.ts";

const url = "https://youtu.be/dQw4w9WgXcQ";
const { isUnfinished, reach, seed, css = "" } = blockDefinition("embed") ?? {};
const props = (some: object) => ({ ...seed?.("en").props, ...some });

test("until it is opened it is a link that says whose it is, and asks nothing of anybody", () => {
  const html = renderKind("embed", { url, title: "The method" });
  expect(html).toContain(
    `<a href="${url}" target="_blank" rel="noopener" data-v="embed" ` +
      'data-frame="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&amp;playsinline=1&amp;rel=0" data-title="The method (YouTube)" ' +
      'data-allow="autoplay; fullscreen; picture-in-picture; encrypted-media">',
  );
  expect(html).toContain("<b>The method</b><small>YouTube · loads only once you open it</small>");
  expect(html).toContain('<span class="v-embed-show">Watch</span>');
  expect(html).not.toMatch(/<(?:iframe|img|script|link)/);
});

test("what loads by itself does not play by itself", () => {
  const html = renderKind("embed", { url, loads: "near" });
  expect(html).toContain('data-near=""');
  expect(html).not.toContain("autoplay=1");
  expect(html).not.toMatch(/<small>|<(?:iframe|script)/);
});

test("without a title it is called by where it comes from, in the page's language", () => {
  const html = renderKind("embed", { url: "https://widget.example/a" }, { language: "pt" });
  expect(html).toContain('data-title="widget.example"');
  expect(html).toContain("<b>widget.example</b><small>Carrega só quando você abrir</small>");
});

test("it takes the room it usually takes, or what its owner says, by a class that the style sheet knows", () => {
  expect(renderKind("embed", { url: "https://calendly.com/ana/30min" })).toContain('class="v-embed v-tall"');
  for (const shape of EMBED_SHAPES.slice(2)) {
    const name = `v-${shape.replace(":", "x")}`;
    expect(renderKind("embed", { url, shape })).toContain(`class="v-embed ${name}"`);
    expect(css).toContain(`.v-embed.${name}`);
  }
});

test("it is unfinished until there is something to show, and lets in the host of that alone", () => {
  const cases = ["", "https://forms.gle/abc", "https://www.instagram.com/loja/", url, "https://widget.example:8443/a?b"];
  expect(cases.map((each) => isUnfinished?.(props({ url: each })))).toEqual([true, true, true, false, false]);
  expect(cases.map((each) => reach?.(props({ url: each })).frames)).toEqual([
    undefined,
    undefined,
    undefined,
    ["https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?playsinline=1&rel=0"],
    ["https://widget.example:8443/a?b"],
  ]);
  expect(renderKind("embed")).not.toContain("<a ");
  expect(renderKind("embed")).toContain('class="v-embed v-16x9 v-empty" aria-hidden="true"');
});

test("words are words, whatever they look like", () => {
  const html = renderKind("embed", { url: "https://widget.example/\"'><script>", title: '"><iframe src=x>' });
  expect(html).not.toMatch(/<(?:iframe|script)/);
});

test("it names the prop it refuses", () => {
  for (const each of ["javascript:alert(1)", "https://127.1/", "https://a:b@c.example/", "https://localhost/", "https://a.example/../b"]) {
    expect(refusedProps("embed", { url: each })).toContain("url");
  }
  expect(refusedProps("embed", { title: "a".repeat(121) })).toEqual(["title"]);
  expect(refusedProps("embed", { shape: "2:1" })).toEqual(["shape"]);
  expect(refusedProps("embed", { loads: "now" })).toEqual(["loads"]);
  expect(refusedProps("embed", { allow: "camera" })).toEqual(["allow"]);
});
