import fc from "fast-check";
import { Fragment, createElement as h, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { rawMarkup } from "./raw-markup.ts";
import { staticMarkup } from "./static-markup.ts";

const TEXTS = fc.oneof(fc.string({ unit: "binary", maxLength: 12 }), fc.constantFrom("<b>", "a & b", `"'`, "</script>", "\n", "é"));

const ATTRIBUTES = fc.record(
  {
    className: TEXTS,
    id: TEXTS,
    lang: TEXTS,
    title: TEXTS,
    role: TEXTS,
    hidden: fc.boolean(),
    inert: fc.boolean(),
    tabIndex: fc.integer({ min: -1, max: 3 }),
    "aria-hidden": fc.boolean(),
    "aria-label": TEXTS,
    "data-state": fc.oneof(TEXTS, fc.boolean(), fc.integer()),
  },
  { requiredKeys: [] },
);

const LINES = fc.record(
  {
    viewBox: fc.constant("0 0 24 24"),
    strokeWidth: fc.double({ min: 0, max: 9 }),
    strokeLinecap: fc.constantFrom("round", "butt"),
    fillRule: fc.constant("evenodd"),
    pathLength: fc.nat(100),
    preserveAspectRatio: fc.constant("none"),
    textAnchor: fc.constant("middle"),
    fontSize: fc.nat(40),
    vectorEffect: fc.constant("non-scaling-stroke"),
    d: TEXTS,
  },
  { requiredKeys: [] },
);

const FIELDS = fc.record(
  {
    name: TEXTS,
    placeholder: TEXTS,
    autoComplete: fc.constantFrom("email", "name"),
    defaultValue: fc.oneof(TEXTS, fc.nat()),
    defaultChecked: fc.boolean(),
    maxLength: fc.nat(200),
    required: fc.boolean(),
    readOnly: fc.boolean(),
    spellCheck: fc.boolean(),
    disabled: fc.boolean(),
  },
  { requiredKeys: [] },
);

const Wrapped = ({ children }: { readonly children?: ReactNode }): ReactNode => h("section", null, children);

const OPTIONS = [h("option", { value: "a" }, "A"), h("option", null, "b"), h("option", { value: "" }, "–")];

const { tree } = fc.letrec<{ tree: ReactNode; leaf: ReactNode; box: ReactNode }>((again) => ({
  leaf: fc.oneof(
    TEXTS,
    fc.nat(),
    fc.constantFrom(null, undefined, true, false, 0, ""),
    FIELDS.map((props) => h("input", { type: "checkbox", ...props })),
    FIELDS.map(({ defaultChecked: _, ...props }) => h("textarea", props)),
    fc.record({ src: fc.webUrl(), srcSet: TEXTS, alt: TEXTS, loading: fc.constant("lazy" as const) }).map((props) => h("img", props)),
    fc.record({ defaultValue: fc.constantFrom("a", "b", "c"), required: fc.boolean() }).map((props) => h("select", props, ...OPTIONS)),
    fc.record({ muted: fc.boolean(), playsInline: fc.boolean(), controls: fc.boolean() }).map((props) => h("video", props)),
    // Of several children React does not look at the first one, and a browser then eats its line break.
    TEXTS.map((text) => h("pre", null, text)),
    LINES.map((props) => h("svg", props, h("path", props))),
  ),
  box: fc
    .tuple(fc.constantFrom("div", "p", "ul", "dl", "figure", "details"), ATTRIBUTES, fc.array(again("tree"), { maxLength: 4 }))
    .map(([type, props, children]) => h(type, props, ...children)),
  tree: fc.oneof(
    { maxDepth: 4 },
    again("leaf"),
    again("box"),
    fc.array(again("tree"), { maxLength: 3 }).map((children) => h(Fragment, null, ...children)),
    again("tree").map((inside) => h(Wrapped, null, inside)),
    fc.tuple(fc.webUrl(), again("leaf")).map(([href, inside]) => h("a", { href, target: "_blank", rel: "noopener" }, inside)),
    fc
      .tuple(fc.webPath(), again("leaf"))
      .map(([action, inside]) =>
        h("form", { action, method: "post", "data-v": "form" }, inside, h("button", { type: "submit", name: "go" })),
      ),
  ),
}));

test("what views return is written as React writes it", () => {
  fc.assert(
    fc.property(tree, (node) => {
      expect(staticMarkup(node)).toBe(renderToStaticMarkup(node).replace(/<link rel="preload"[^>]*>/g, ""));
    }),
    { numRuns: 1_000 },
  );
});

test("words cannot become markup, nor an address a script", () => {
  expect(staticMarkup(h("p", { title: `"><script>` }, "</p><script>alert(1)</script>"))).toBe(
    '<p title="&quot;&gt;&lt;script&gt;">&lt;/p&gt;&lt;script&gt;alert(1)&lt;/script&gt;</p>',
  );
  for (const href of ["javascript:alert(1)", " java\nscript:alert(1)", "\u0001JaVaScRiPt:alert(1)"]) {
    expect(staticMarkup(h("a", { href }, "here"))).toBe("<a>here</a>");
  }
});

test("markup that was written before stands as it is, and is none to React", () => {
  const made = h("div", null, rawMarkup("<b>&amp;</b>"));
  expect(staticMarkup(made)).toBe("<div><b>&amp;</b></div>");
  expect(() => renderToStaticMarkup(made)).toThrow("only a published page");
  const sneaked = { dangerouslySetInnerHTML: { __html: "<b>" } };
  expect(() => staticMarkup(h("div", sneaked))).toThrow("dangerouslySetInnerHTML");
});

test("what has to behave, or comes later, is refused", () => {
  expect(() => staticMarkup(h("p", { onClick: () => undefined }, "now"))).toThrow("onClick");
  expect(() => staticMarkup(h("p", { style: { color: "red" } }))).toThrow("style");
  expect(() => staticMarkup(Promise.resolve("later"))).toThrow(TypeError);
});
