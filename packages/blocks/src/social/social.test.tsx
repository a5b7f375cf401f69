import { expect, test } from "vitest";
import { SOCIAL_MARKS } from "../brand-marks/social-marks.data.ts";
import { blockDefinition } from "../definitions.ts";
import { refusedProps, renderKind } from "../testing/render-kind.tsx";

const one = (network: string, address: string) => [{ id: "a", network, address }];
const social = (own = {}) => renderKind("social", { items: one("instagram", "@loja"), ...own });

test("a mark is a link with the network's name, in the brand's colour on a round ground", () => {
  expect(social()).toBe(
    '<ul class="v-social v-social-round v-social-center" role="list"><li>' +
      '<a href="https://www.instagram.com/loja" target="_blank" rel="noopener" aria-label="Instagram">' +
      '<svg viewBox="-12 -12 48 48" width="44" height="44" aria-hidden="true"><circle cx="12" cy="12" r="24" fill="#FF0069"></circle>' +
      `<path fill="#fff" d="${SOCIAL_MARKS.instagram.path}"></path></svg></a></li></ul>`,
  );
});

test("in one colour, marks take the block's, and their grounds leave the mark to the colour on it", () => {
  expect(social({ look: "single", ground: "square", size: "large" })).toMatch(
    /v-social-single v-social-square.*width="64".*<rect x="-12" y="-12" width="48" height="48" rx="11" fill="currentColor"><\/rect><path fill="var\(--color-on-button\)"/,
  );
  expect(social({ look: "single", ground: "none" })).toContain('<path fill="currentColor"');
});

test("a bare mark keeps its brand's colour, but for a black one, which is seen on any ground", () => {
  expect(social({ ground: "none", size: "medium" })).toMatch(
    /v-social-bare.*width="30" height="30" aria-hidden="true"><path fill="#FF0069"/,
  );
  expect(social({ ground: "none", items: one("tiktok", "@loja") })).toContain('<path fill="currentColor"');
});

test("e-mail and telephone are called in the page's language, and open no tab", () => {
  const items = [...one("email", "ana@exemplo.com"), { id: "b", network: "phone", address: "0800 123 4567" }];
  const html = renderKind("social", { items }, { language: "pt" });
  expect(html).toContain('<a href="mailto:ana@exemplo.com" aria-label="E-mail">');
  expect(html).toContain('<a href="tel:08001234567" aria-label="Telefone">');
  expect(html).not.toContain("_blank");
});

test("what is not the network's leads nowhere and is not shown to visitors", () => {
  for (const address of ["", "https://evil.example/loja", "javascript:alert(1)"]) {
    const html = social({ items: one("instagram", address) });
    expect(html).toMatch(/^<ul class="v-social v-social-round v-social-center v-empty" role="list"><li class="v-social-no"><span><svg/);
    expect(html).not.toMatch(/href|evil|alert/);
  }
});

test("a block is unfinished while one of its marks leads nowhere", () => {
  const isUnfinished = (items: object[]) =>
    blockDefinition("social")?.isUnfinished?.({ ...blockDefinition("social")?.seed("pt").props, items });
  expect(isUnfinished([])).toBe(true);
  expect(isUnfinished(one("instagram", "@loja"))).toBe(false);
  expect(isUnfinished([...one("instagram", "@loja"), ...one("facebook", "https://instagram.com/loja")])).toBe(true);
});

test("networks, lengths and looks that do not exist are refused by name", () => {
  expect(refusedProps("social", { items: one("myspace", "") })).toEqual(["items.0.network"]);
  expect(refusedProps("social", { items: one("x", "a".repeat(301)) })).toEqual(["items.0.address"]);
  expect(refusedProps("social", { items: Array.from({ length: 21 }, () => one("x", "")[0]) })).toEqual(["items"]);
  expect(refusedProps("social", { look: "neon", ground: "star", size: "huge", align: "left" })).toEqual([
    "look",
    "ground",
    "size",
    "align",
  ]);
});
