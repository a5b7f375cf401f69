import { expect, test } from "vitest";
import { isUnfinished } from "../definitions.ts";
import { BLOCK_DEFINITIONS } from "../registry/definitions.ts";
import { refusedProps, renderKind } from "../testing/render-kind.tsx";

const item = (id: string, own: object = {}) => ({
  id,
  image: { imageId: id, width: 400, height: 100 },
  alt: `Mark ${id}`,
  href: "",
  ...own,
});

test("each logo is a list's item that keeps its place, and a link where it leads somewhere", () => {
  expect(renderKind("logos", { items: [item("a"), item("b", { href: "/b" })] })).toBe(
    '<ul class="v-logos v-logos-grey" role="list">' +
      '<li><img loading="lazy" decoding="async" src="/i/a.webp" width="160" height="40" alt="Mark a"/></li>' +
      '<li><a href="/b" target="_blank" rel="noopener"><img loading="lazy" decoding="async" src="/i/b.webp" width="160" height="40" alt="Mark b"/></a></li></ul>',
  );
});

test("a link around a logo of nobody's has a name all the same, and stays in its tab where its owner wants it", () => {
  const html = renderKind("logos", { items: [item("a", { alt: "", href: "https://a.example" })], newTab: false }, { language: "es" });
  expect(html).toContain('<a href="https://a.example" aria-label="Abrir enlace"><img');
});

test("each height has a class that the style sheet knows, and so has grey", () => {
  const { css } = BLOCK_DEFINITIONS.logos;
  for (const size of ["small", "large"]) {
    expect(renderKind("logos", { items: [item("a")], size, isGrey: false })).toContain(`class="v-logos v-logos-${size}"`);
    expect(css).toContain(`.v-logos-${size})`);
  }
  expect(css).toContain(".v-logos-grey ");
});

test("all are of one height, and none so wide that it outshouts the rest; each asks for a file of its width", () => {
  const shown = (width: number, height: number, size: string) => {
    const page = { image: () => ({ src: "/c-800", srcSet: "/c-400 400w,/c-800 800w", sizes: "100vw", width, height }) };
    const html = renderKind("logos", { items: [item("a")], size }, { page });
    return / sizes="([^"]*)" .* width="([^"]*)" height="([^"]*)"/.exec(html)?.slice(1).join(" ");
  };
  expect(shown(400, 100, "small")).toBe("112px 112 28");
  expect(shown(400, 100, "large")).toBe("240px 240 60");
  expect(shown(300, 301, "medium")).toBe("40px 40 40");
  expect(shown(9_000, 100, "medium")).toBe("200px 200 40");
  expect(shown(1, 20_000, "medium")).toBe("1px 1 40");
});

test("of logos on the first screen one comes before all other images", () => {
  const html = renderKind("logos", { items: [item("a"), item("b")] }, { page: { isEarly: () => true, isFirstImage: () => true } });
  expect(html.match(/<img [^>]*fetchPriority="high"/g)).toHaveLength(1);
});

test("a logo that is not there has a place without a link, which visitors do not see", () => {
  const html = renderKind("logos", { items: [item("a"), item("gone", { href: "/x" }), item("c", { image: null })] });
  expect(html.match(/<li class="v-logos-no"><div><\/div><\/li>/g)).toHaveLength(2);
  expect(BLOCK_DEFINITIONS.logos.css).toContain(".v-logos:not([data-block]) .v-logos-no");
});

test("without any logo it is unfinished, and visitors do not see it", () => {
  const { props } = BLOCK_DEFINITIONS.logos.seed("pt");
  const record = { type: "block", id: "l", kind: "logos", version: 1, parentId: "s", slot: "content", order: "a0", styles: {} } as const;
  const states = [props, { ...props, items: [] }, { ...props, items: [item("a"), item("b", { image: null })] }].map((each) =>
    isUnfinished({ ...record, props: each }),
  );
  expect(states).toEqual([true, true, false]);
  expect(renderKind("logos")).toContain('class="v-logos v-logos-grey v-empty"');
  expect(renderKind("logos", { items: [item("gone")] })).toContain("v-empty");
});

test("logos name the place of what they refuse", () => {
  expect(refusedProps("logos", { items: [item("a"), item("b", { href: "javascript:alert(1)" })] })).toEqual(["items.1.href"]);
  expect(refusedProps("logos", { items: [item("a", { alt: "x".repeat(301) })] })).toEqual(["items.0.alt"]);
  expect(refusedProps("logos", { size: "huge", isGrey: 1 })).toEqual(["size", "isGrey"]);
  const many = (count: number) => Array.from({ length: count }, (_, index) => item(`i${index}`));
  expect([refusedProps("logos", { items: many(40) }), refusedProps("logos", { items: many(41) })]).toEqual([[], ["items"]]);
});
