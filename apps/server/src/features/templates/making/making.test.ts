import { expect, test } from "vitest";
import { inline } from "./copy-text.ts";
import { lineAbove, stylesOf } from "./look.ts";
import { comparison, price } from "./offer-pieces.ts";
import { pageOf } from "./page-of.ts";
import { box, heading, section } from "./piece.ts";

test("copy becomes formatted words", () => {
  expect(inline("Fale com a **Ana**,\n[agora](#oferta) ou __depois__.")).toEqual([
    { type: "text", text: "Fale com a " },
    { type: "text", text: "Ana", marks: [{ type: "bold" }] },
    { type: "text", text: "," },
    { type: "hardBreak" },
    { type: "text", text: "agora", marks: [{ type: "link", attrs: { href: "#oferta" } }] },
    { type: "text", text: " ou " },
    { type: "text", text: "depois", marks: [{ type: "italic" }] },
    { type: "text", text: "." },
  ]);
});

test("a look becomes typed values, by breakpoint and state", () => {
  expect(
    stylesOf({ fontSize: 20, lineHeight: 1.5, width: "50%", color: "$color-text", mobile: { fontSize: 18 }, hover: { color: "#112233" } }),
  ).toEqual({
    base: {
      normal: {
        fontSize: { type: "length", value: 20, unit: "px" },
        lineHeight: { type: "number", value: 1.5 },
        width: { type: "length", value: 50, unit: "%" },
        color: { type: "token", id: "color-text" },
      },
      hover: { color: { type: "color", value: "#112233" } },
    },
    mobile: { normal: { fontSize: { type: "length", value: 18, unit: "px" } } },
  });
});

test("a line above a block leaves its other sides without one", () => {
  const sides = stylesOf(lineAbove("#112233", 2)).base?.normal;
  expect(sides?.borderBlockStartWidth).toEqual({ type: "length", value: 2, unit: "px" });
  expect(sides?.borderBlockEndWidth).toEqual({ type: "length", value: 0, unit: "px" });
});

test("pieces get ids and places in the order of the page", () => {
  const { records } = pageOf({
    language: "pt",
    title: "Título",
    description: "",
    fonts: { heading: "outfit", text: "outfit", button: "outfit" },
    palette: {
      heading: "#000000",
      text: "#000000",
      button: "#000000",
      onButton: "#ffffff",
      background: "#ffffff",
      surface: "#ffffff",
      line: "#cccccc",
      more: { sun: "#ffcc00" },
    },
    sections: [section("main", {}, [heading("h1", "Um"), box({}, [heading("h2", "Dois")])])],
  });
  const blocks = Object.values(records).filter((record) => record.type === "block");
  const [main, first, group, second] = blocks;
  expect(blocks.map(({ kind }) => kind)).toEqual(["section", "heading", "container", "heading"]);
  expect([main?.parentId, first?.parentId, group?.parentId, second?.parentId]).toEqual(["page", main?.id, main?.id, group?.id]);
  expect((first?.order ?? "") < (group?.order ?? "")).toBe(true);
  expect(records["color-sun"]).toMatchObject({ type: "token", kind: "color", name: "Sol", value: "#ffcc00" });
});

test("a price is paid at once unless its copy says how many instalments there are", () => {
  const copy = { title: "Curso", description: "", value: "R$ 297", suffix: "à vista", items: ["Aulas"], button: "Quero" };
  expect(price(copy).props).toMatchObject({ priceType: "single", instalmentValue: "", note: [], isHighlighted: false, ribbon: "" });
  const inTwelve = { ...copy, instalments: { count: 12, value: "R$ 29,90", isLead: true }, ribbon: "O mais completo" };
  expect(price(inTwelve).props).toMatchObject({ priceType: "instalments", instalmentCount: 12, instalmentValue: "R$ 29,90" });
  expect(price(inTwelve).props).toMatchObject({ isHighlighted: true, ribbon: "O mais completo" });
});

test("a table says a mark or words of each offer, and nothing in the columns it does not show", () => {
  const { props } = comparison(
    {
      caption: "",
      offers: [
        ["Uma", "R$ 9"],
        ["Todas", ""],
      ],
      rows: [
        ["Aulas", "1", "6"],
        ["Caderno", "no", "yes"],
      ],
    },
    "second",
  );
  expect(props).toMatchObject({ count: "two", firstDetail: "R$ 9", secondName: inline("Todas"), thirdName: [], fourthDetail: "" });
  expect(props.rows).toMatchObject([
    { first: "words", firstWords: inline("1"), second: "words", secondWords: inline("6"), third: "words", thirdWords: [] },
    { first: "no", firstWords: [], second: "yes", secondWords: [], fourth: "words", fourthWords: [] },
  ]);
});
