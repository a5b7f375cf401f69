import { type BlockRecord, emptyDocument, type StyleRecord, treeOf } from "@vitrine/document";
import fc from "fast-check";
import { expect, test } from "vitest";
import { NamedStyleClasses } from "./named-style-classes.ts";
import { renderPage } from "./render-page.tsx";
import { fakeAddresses } from "./testing/fake-addresses.ts";

const IDS = ["a", "b", "c", "d"];

function style(id: string, order: string, color: string): StyleRecord {
  const hover = { opacity: { type: "number", value: 0.5 } } as const;
  const mobile = { normal: { gap: { type: "length", value: 4, unit: "px" } } } as const;
  return { type: "style", id, name: id, order, styles: { base: { normal: { color: { type: "color", value: color } }, hover }, mobile } };
}

function block(id: string, styleIds: readonly string[], order = "a0"): BlockRecord {
  const place = { parentId: "page", slot: "body", order };
  return { type: "block", id, kind: "section", version: 1, ...place, props: { tag: "section" }, styles: {}, styleIds: [...styleIds] };
}

const records = { ...emptyDocument({ title: "Page", language: "en" }).records };
for (const [index, id] of IDS.entries()) records[id] = style(id, `a${index}`, `#00000${index}`);

test("whatever order a block has its styles in, the later is written below the earlier", () => {
  fc.assert(
    fc.property(fc.array(fc.shuffledSubarray(IDS), { minLength: 1, maxLength: 6 }), (worn) => {
      const classes = new NamedStyleClasses(treeOf(records));
      const all = worn.map((styleIds, index) => ({ styleIds, names: classes.classesFor(block(`s${index}`, styleIds)) }));
      const css = classes.css(() => undefined, false);
      for (const { styleIds, names } of all) {
        const places = names.map((name) => css.indexOf(`.${name}{color`));
        expect(places.every((place, index) => place > (places[index - 1] ?? -1))).toBe(true);
        expect(names.map((name) => css.slice(css.indexOf(`.${name}{`)).match(/#00000(\d)/)?.[1])).toEqual(
          styleIds.map((id) => String(IDS.indexOf(id))),
        );
      }
      expect(css.split(":hover{")).toHaveLength(new Set(all.flatMap(({ names }) => names)).size + 1);
    }),
  );
});

test("a page writes each style that is used once, between the looks of its kinds and the blocks' own", () => {
  const own = { base: { normal: { opacity: { type: "number", value: 1 } } } } as const;
  const sections = [block("s1", ["b", "c"]), { ...block("s2", ["b"], "a1"), styles: own }];
  const { body, css } = renderPage(
    { schema: 1, records: { ...records, ...Object.fromEntries(sections.map((each) => [each.id, each])) } },
    fakeAddresses,
  );
  expect(body.match(/class="[^"]*"/g)?.filter((name) => name.includes("v-section"))).toEqual(
    expect.arrayContaining([expect.stringMatching(/^class="v-section n0 n1"/), expect.stringMatching(/^class="v-section n0 s0"/)]),
  );
  expect(css).toContain(
    ".n0{color:#000001}@media (hover:hover){.n0:hover{opacity:0.5}}@media (max-width:767px){.n0{gap:4px}}.n1{color:#000002}@media (hover:hover){.n1:hover{opacity:0.5}}@media (max-width:767px){.n1{gap:4px}}.s0{opacity:1}",
  );
  expect(css.lastIndexOf(".v-section")).toBeLessThan(css.indexOf(".n0{"));
  expect(css).not.toContain("#000000");
});

test("a page without them is the same as if there were none", () => {
  const bare = { ...emptyDocument({ title: "Page", language: "en" }).records };
  const { styleIds: _none, ...section } = block("s1", []);
  const [with_, without] = [
    { ...records, s1: section },
    { ...bare, s1: section },
  ].map((each) => renderPage({ schema: 1, records: each }, fakeAddresses));
  expect(with_?.css).toBe(without?.css);
  expect(with_?.body).toBe(without?.body);
});

test("an overlay and a picture are shown together, whichever of a block and its named style has which", () => {
  const overlay = { base: { normal: { backgroundOverlay: { type: "overlay", color: "#000000", opacity: 1 } } } } as const;
  const picture = { base: { normal: { backgroundImage: { type: "gradient", angle: 0, stops: [] } } } } as const;
  for (const [under, own] of [
    [overlay, picture],
    [picture, overlay],
  ]) {
    const worn = { ...style("a", "a0", "#000000"), styles: under } as StyleRecord;
    const section = { ...block("s1", ["a"]), styles: own } as BlockRecord;
    const { css } = renderPage({ schema: 1, records: { ...records, a: worn, s1: section } }, fakeAddresses);
    const rules = [...css.matchAll(/\.[ns]0\{([^}]*)\}/g)].map(([, declarations = ""]) => declarations.split(";"));
    expect(rules.map((declarations) => declarations.at(-1))).toEqual(
      Array(2).fill("background-image:var(--v-veil,none),var(--v-ground,none)"),
    );
    expect(
      rules
        .flat()
        .filter((declaration) => declaration.startsWith("--v-"))
        .map((declaration) => declaration.split(":")[0])
        .sort(),
    ).toEqual(["--v-ground", "--v-veil"]);
    expect(css, "no block has the layers of what it stands in").toContain(":where(:not(.v-film)){--v-veil:linear-gradient(");
  }
  const { css } = renderPage({ schema: 1, records: { ...records, s1: { ...block("s1", []), styles: picture as never } } }, fakeAddresses);
  expect(css, "a page without an overlay has nothing of it").not.toMatch(/--v-(?:veil|ground)/);
});
