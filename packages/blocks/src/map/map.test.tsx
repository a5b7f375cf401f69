import { words } from "@vitrine/document";
import { expect, test } from "vitest";
import { blockDefinition } from "../definitions.ts";
import { refusedProps, renderKind } from "../testing/render-kind.tsx";

const title = words("Our shop");
const place = words("Rua da Aurora, 100");
const looked = "Rua%20da%20Aurora%2C%20100";
const { isUnfinished, reach, seed } = blockDefinition("map") ?? {};
const props = (some: object) => ({ ...seed?.("en").props, ...some });

test("until it is clicked a map is a drawing, an address and links, and asks nothing of anybody else", () => {
  const open = `https://www.google.com/maps/search/?api=1&amp;query=${looked}`;
  expect(renderKind("map", { title, place })).toBe(
    `<div class="v-map v-21x9"><a href="${open}" target="_blank" rel="noopener" data-v="map" ` +
      `data-frame="https://www.google.com/maps?q=${looked}&amp;z=16&amp;output=embed&amp;hl=en" data-title="Map: Our shop">` +
      '<span class="v-pin"></span><span class="v-show">Show the map</span><span class="v-from">Once opened, the map comes from Google.</span></a>' +
      '<div class="v-where"><div><p class="v-title">Our shop</p><p>Rua da Aurora, 100</p></div>' +
      `<a class="v-open" href="${open}" target="_blank" rel="noopener">Open in Google Maps</a></div></div>`,
  );
  expect(renderKind("map", { title, place })).not.toMatch(/<(?:iframe|img|script|link)/);
});

test("the map speaks the page's language, and is named by its place where it has no title", () => {
  const html = renderKind("map", { title: [], place }, { language: "pt" });
  expect(html).toContain("&amp;hl=pt-BR");
  expect(html).toContain('data-title="Mapa: Rua da Aurora, 100"');
  expect(renderKind("map", { title: [], place: [], point: "1, 2" }, { language: "es" })).toContain('data-title="Mapa"');
});

test("OpenStreetMap without a point is one link to its own page", () => {
  const html = renderKind("map", { place, provider: "openstreetmap" });
  expect(html.match(/<a /g)).toHaveLength(1);
  expect(html).toContain(`href="https://www.openstreetmap.org/search?query=${looked}"`);
  expect(html).toContain("Open in OpenStreetMap");
  expect(html).not.toMatch(/data-v|data-frame/);
});

test("each shape has a class that the style sheet knows", () => {
  for (const ratio of ["16:9", "4:3", "1:1"]) {
    const name = `v-${ratio.replace(":", "x")}`;
    expect(renderKind("map", { place, ratio })).toContain(`class="v-map ${name}"`);
    expect(blockDefinition("map")?.css).toContain(`.${name}`);
  }
});

test("no place leaves an empty still, which visitors do not see", () => {
  const html = renderKind("map", { title, place: [] });
  expect(html).toContain('<div class="v-map v-21x9 v-empty"><div aria-hidden="true">');
  expect(html).not.toContain("<a ");
});

test("it is unfinished until there is something to embed, and its page lets in whose map it is", () => {
  const cases = [{ place: [] }, { place: words("https://maps.app.goo.gl/x") }, { place, provider: "openstreetmap" }, { place }];
  expect(cases.map((each) => isUnfinished?.(props(each)))).toEqual([true, true, true, false]);
  expect(cases.map((each) => reach?.(props(each)).frames?.map((frame) => frame.split("?")[0]))).toEqual([
    undefined,
    undefined,
    undefined,
    ["https://www.google.com/maps"],
  ]);
  const osm = reach?.(props({ place, point: "1, 2", provider: "openstreetmap" })).frames ?? [];
  expect(osm.map((frame) => frame.split("?")[0])).toEqual(["https://www.openstreetmap.org/export/embed.html"]);
});

test("its words are typed in place, and a link among those of the address is none", () => {
  const html = renderKind("map", { title, place }, { isEdited: true });
  expect(html).toContain('<p class="v-title" data-edit="title">');
  expect(html).toContain('<p data-edit="place">');
  const linked = [{ type: "text", text: "Rua", marks: [{ type: "link", attrs: { href: "/x" } }] }];
  expect(renderKind("map", { place: linked })).not.toContain('href="/x"');
});

test("words are words, whatever they look like", () => {
  expect(renderKind("map", { title: words('"><iframe src=x>'), place: words("'><script>") })).not.toMatch(/<(?:iframe|script)/);
});

test("a map names the prop it refuses", () => {
  expect(refusedProps("map", { provider: "bing" })).toEqual(["provider"]);
  expect(refusedProps("map", { zoom: 0 })).toEqual(["zoom"]);
  expect(refusedProps("map", { zoom: 21 })).toEqual(["zoom"]);
  expect(refusedProps("map", { ratio: "9:16" })).toEqual(["ratio"]);
  expect(refusedProps("map", { point: "1".repeat(61) })).toEqual(["point"]);
  expect(refusedProps("map", { place: "Rua" })).toEqual(["place"]);
  expect(refusedProps("map", { key: "abc" })).toEqual(["key"]);
});
