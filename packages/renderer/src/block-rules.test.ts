import type { StyleDeclarations, Styles, StyleValue } from "@vitrine/document";
import { describe, expect, test } from "vitest";
import { MEDIA, ownRules, rulesText, styleRules } from "./block-rules.ts";

const address = (imageId: string) => (imageId === "gone" ? undefined : `/i/${imageId}`);
const css = (styles: Styles, isLayered = false) => rulesText(".s", styleRules(styles, address, isLayered)).split("\n");
const of = (normal: StyleDeclarations, isLayered = false) => css({ base: { normal } }, isLayered);

const color = (value: string): StyleDeclarations => ({ color: { type: "color", value } });
const picture = (imageId: string): StyleValue => ({ type: "image", imageId });
const veil = (opacity: number): StyleValue => ({ type: "overlay", color: "#000000", opacity });
const pointer = (rule: string) => `@media (hover:hover){${rule}}`;
const mobile = (rule: string) => `@media ${MEDIA.mobile}{${rule}}`;

test("each state wins over those before it, at whatever width it is set", () => {
  const styles: Styles = {
    base: { active: color("#000004"), focus: color("#000003"), hover: color("#000002"), normal: color("#000001") },
    mobile: { normal: color("#000005"), hover: color("#000006"), focus: color("#000007") },
  };
  expect(css(styles)).toEqual([
    ".s{color:#000001}",
    pointer(".s:hover{color:#000002}"),
    mobile(".s{color:#000005}"),
    `@media ${MEDIA.mobile} and (hover:hover){.s:hover{color:#000006}}`,
    ".s.s:is(:focus-visible,:has(:focus-visible)){color:#000003}",
    mobile(".s.s:is(:focus-visible,:has(:focus-visible)){color:#000007}"),
    ".s.s.s:active{color:#000004}",
  ]);
});

test("a colour is that of all words of a question, and of a heading's own alone", () => {
  const rulesOf = (kind: string, value: StyleValue) =>
    rulesText(
      ".s",
      ownRules(
        {
          ...{ type: "block", id: "b", kind, version: 1, parentId: "s", slot: "content", order: "a0", props: {} },
          styles: { base: { normal: { background: { type: "color", value: "#000000" }, color: value } } },
        },
        address,
      ),
    );
  const white: StyleValue = { type: "color", value: "#ffffff" };
  expect(rulesOf("faq", white)).toBe(".s{background-color:#000000;color:#ffffff;--color-heading:#ffffff;--color-text:#ffffff}");
  expect(rulesOf("faq", { type: "token", id: "color-text" })).toBe(
    ".s{background-color:#000000;color:var(--color-text);--color-heading:var(--color-text)}",
  );
  expect(rulesOf("heading", white)).toBe(".s{background-color:#000000;color:#ffffff}");
});

describe("a gradient", () => {
  const stops = [
    { color: "#ffffff", at: 0 },
    { color: { token: "color-text" }, at: 100 },
  ];

  test("as it was before there were others", () => {
    expect(of({ backgroundImage: { type: "gradient", angle: 160, stops } })).toEqual([
      ".s{background-image:linear-gradient(160deg,#ffffff 0%,var(--color-text) 100%)}",
    ]);
  });

  test("around a middle", () => {
    expect(of({ backgroundImage: { type: "gradient", form: "radial", angle: 160, stops } })).toEqual([
      ".s{background-image:radial-gradient(circle farthest-corner,#ffffff 0%,var(--color-text) 100%)}",
    ]);
    expect(of({ backgroundImage: { type: "gradient", form: "conic", angle: 90, stops } })).toEqual([
      ".s{background-image:conic-gradient(from 90deg,#ffffff 0%,var(--color-text) 100%)}",
    ]);
  });
});

describe("a background in layers", () => {
  const black = (hex: string) => `--v-veil:linear-gradient(${hex},${hex})`;
  const both = "background-image:var(--v-veil,none),var(--v-ground,none)";

  test("has its overlay over the picture, as much in sight as it says", () => {
    expect(of({ backgroundImage: picture("p"), backgroundOverlay: veil(0.5) }, true)).toEqual([
      `.s{${black("#00000080")};--v-ground:url("/i/p");${both}}`,
    ]);
    const token: StyleValue = { type: "overlay", color: { token: "t" }, opacity: 0.3 };
    expect(of({ backgroundOverlay: token }, true)).toEqual([`.s{${black("color-mix(in srgb,var(--t) 30%,transparent)")};${both}}`]);
    const half: StyleValue = { type: "overlay", color: "#11223380", opacity: 0.5 };
    expect(of({ backgroundOverlay: half }, true)[0]).toContain("#11223340");
  });

  test("keeps the one where only the other is set anew", () => {
    const styles: Styles = {
      base: {
        normal: { backgroundImage: picture("p"), backgroundOverlay: veil(1) },
        hover: { backgroundOverlay: { type: "keyword", value: "none" } },
      },
      mobile: { normal: { backgroundImage: picture("q") } },
    };
    expect(css(styles, true)).toEqual([
      `.s{${black("#000000ff")};--v-ground:url("/i/p");${both}}`,
      pointer(`.s:hover{--v-veil:linear-gradient(#0000,#0000);${both}}`),
      mobile(`.s{--v-ground:url("/i/q");${both}}`),
    ]);
  });

  test("keeps its overlay when its picture is no longer there", () => {
    expect(of({ backgroundImage: picture("gone"), backgroundOverlay: veil(0) }, true)).toEqual([`.s{${black("#00000000")};${both}}`]);
    expect(of({ backgroundImage: picture("gone") }, true)).toEqual([""]);
  });
});

test("a picture keeps its chosen place in sight, and scrolls on telephones", () => {
  const fixed: StyleDeclarations = {
    backgroundPosition: { type: "point", x: 30, y: 80.5 },
    backgroundRepeat: { type: "keyword", value: "no-repeat" },
    backgroundAttachment: { type: "keyword", value: "fixed" },
  };
  expect(of(fixed)).toEqual([
    ".s{background-position:30% 80.5%;background-repeat:no-repeat;background-attachment:fixed}",
    mobile(".s{background-attachment:scroll}"),
  ]);
  expect(css({ mobile: { normal: { backgroundAttachment: { type: "keyword", value: "fixed" } } } })).toEqual([
    mobile(".s{background-attachment:scroll}"),
  ]);
});
