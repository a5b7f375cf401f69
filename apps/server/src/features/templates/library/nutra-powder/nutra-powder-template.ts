import type { Language } from "@vitrine/document";
import type { ImageName } from "../../making/image-sizes.data.ts";
import { lineAbove, lineBelow } from "../../making/look.ts";
import { price } from "../../making/offer-pieces.ts";
import { pageOf } from "../../making/page-of.ts";
import { anchored, box, button, faq, heading, image, list, type Piece, section, text } from "../../making/piece.ts";
import { paymentMarks } from "../../making/shop-pieces.ts";
import type { PageTemplate } from "../../page-template.ts";
import { en } from "./copy.en.ts";
import { es } from "./copy.es.ts";
import { pt } from "./copy.pt.ts";
import type { NutraPowderCopy } from "./copy.ts";

const COPY = { pt, en, es };

const INK = "$color-heading";

const STEPS: readonly ImageName[] = ["scoop-level", "glass-water", "spoon-stir"];

const H2 = {
  fontSize: 56,
  fontWeight: 700,
  lineHeight: 1,
  letterSpacing: "-0.04em",
  tablet: { fontSize: 46 },
  mobile: { fontSize: 38 },
} as const;
const LEAD = { fontSize: 20, lineHeight: 1.5, color: INK, mobile: { fontSize: 18 } } as const;
const ROOMY = { paddingBlock: 104, tablet: { paddingBlock: 80 }, mobile: { paddingBlock: 60 } } as const;

function hero(copy: NutraPowderCopy): Piece {
  return section("main", { background: "$color-sky", paddingBlockStart: 22, paddingBlockEnd: 0, mobile: { paddingBlockStart: 16 } }, [
    box({ direction: "row", justifyContent: "space-between", alignItems: "baseline", gap: 16 }, [
      text(`**${copy.brand}**`, { fontSize: 26, color: INK, letterSpacing: "-0.03em", lineHeight: 1.2 }),
      text(copy.sort, { fontSize: 16, color: INK, lineHeight: 1.3, textAlign: "end" }),
    ]),
    box({ direction: "row", gap: 40, alignItems: "end", mobile: { direction: "column", alignItems: "stretch", gap: 28 } }, [
      box(
        {
          width: "56%",
          gap: 28,
          paddingBlockEnd: 72,
          tablet: { paddingBlockEnd: 48 },
          mobile: { width: "100%", paddingBlock: 8, gap: 20 },
        },
        [
          heading("h1", copy.hero.title, {
            fontSize: 116,
            fontWeight: 700,
            lineHeight: 0.9,
            letterSpacing: "-0.055em",
            tablet: { fontSize: 80 },
            mobile: { fontSize: 64 },
          }),
          text(copy.hero.lead, { ...LEAD, fontSize: 22, maxWidth: 500, mobile: { fontSize: 19 } }),
          box({ direction: "row", wrap: "wrap", gap: 12, columnGap: 28, alignItems: "center" }, [
            button(copy.hero.buy, "#precos", { radius: 999, minHeight: 62, paddingInline: 38, fontSize: 20 }),
            button(copy.hero.look, "#rotulo", { color: INK, fontSize: 19 }, "link"),
          ]),
        ],
      ),
      box({ width: "44%", alignItems: "center", gap: 0, mobile: { width: "100%" } }, [
        image("protein-tub", copy.hero.imageAlt, { width: "100%", maxWidth: 520, mobile: { maxWidth: 330 } }),
      ]),
    ]),
  ]);
}

function facts(copy: NutraPowderCopy): Piece {
  return section("section", { background: INK, paddingBlock: 44, mobile: { paddingBlock: 36 } }, [
    text(copy.hero.dots, { fontSize: 18, color: "$color-egg", mobile: { fontSize: 17 } }),
    box(
      { display: "grid", gridColumns: 4, gap: 28, mobile: { gridColumns: 2, gap: 24 } },
      copy.facts.map(([figure, meaning]) =>
        box({ gap: 4 }, [
          text(figure, {
            fontSize: 60,
            fontWeight: 700,
            lineHeight: 1,
            letterSpacing: "-0.04em",
            color: "#ffffff",
            mobile: { fontSize: 46 },
          }),
          text(meaning, { fontSize: 17, lineHeight: 1.35, color: "$color-sky" }),
        ]),
      ),
    ),
  ]);
}

function panel({ label }: NutraPowderCopy): Piece {
  const amount = { fontWeight: 600, textAlign: "end", color: INK, lineHeight: 1.3 } as const;
  const share = { width: 62, textAlign: "end", color: INK, lineHeight: 1.3 } as const;
  const row = ([what, given, percent]: readonly [string, string, string]) =>
    box({ direction: "row", gap: 8, alignItems: "baseline", paddingBlock: 9, ...lineAbove(INK) }, [
      text(what, { grow: 1, color: INK, lineHeight: 1.3 }),
      text(given, amount),
      text(percent, share),
    ]);
  const [first, ...others] = label.rows;
  return box(
    { background: "#ffffff", padding: 28, borderStyle: "solid", borderColor: INK, borderWidth: 4, gap: 0, mobile: { padding: 18 } },
    [
      heading("h3", label.table, { fontSize: 38, fontWeight: 700, letterSpacing: "-0.035em", lineHeight: 1.05, mobile: { fontSize: 29 } }),
      text(label.portion, { fontSize: 16, color: INK, lineHeight: 1.4, paddingBlockStart: 8, paddingBlockEnd: 14 }),
      box({ direction: "row", gap: 8, justifyContent: "end", paddingBlock: 8, ...lineAbove(INK, 12) }, [
        text(`**${label.heads[0]}**`, { ...amount, fontSize: 15 }),
        text(`**${label.heads[1]}**`, { ...share, fontSize: 15 }),
      ]),
      ...(first ? [row(first)] : []),
      box({ gap: 0, ...lineBelow(INK, 6) }, others.map(row)),
      text(label.foot, { fontSize: 15, color: INK, paddingBlockStart: 10 }),
    ],
  );
}

function label(copy: NutraPowderCopy): Piece {
  const { label: words } = copy;
  return anchored(
    "rotulo",
    section("section", ROOMY, [
      box(
        {
          direction: "row",
          gap: 72,
          alignItems: "start",
          tablet: { gap: 40 },
          mobile: { direction: "column", alignItems: "stretch", gap: 32 },
        },
        [
          box({ width: "50%", gap: 22, mobile: { width: "100%" } }, [
            heading("h2", words.title, H2),
            text(words.lead, { ...LEAD, maxWidth: 420 }),
            box({ gap: 4, paddingBlockStart: 24, marginBlockStart: 16, ...lineAbove(INK, 4) }, [
              heading("h3", words.ingredients[0], { fontSize: 18, fontWeight: 600 }),
              text(words.ingredients[1], {
                fontSize: 34,
                fontWeight: 600,
                lineHeight: 1.12,
                letterSpacing: "-0.03em",
                color: INK,
                mobile: { fontSize: 27 },
              }),
            ]),
            text(words.notes, { fontSize: 17 }),
          ]),
          box({ width: "50%", mobile: { width: "100%" } }, [panel(copy)]),
        ],
      ),
    ]),
  );
}

function how({ how }: NutraPowderCopy): Piece {
  return section("section", { ...ROOMY, background: "$color-surface" }, [
    heading("h2", how.title, H2),
    box(
      { display: "grid", gridColumns: 3, gap: 36, marginBlockStart: 16, mobile: { gridColumns: 1, gap: 32 } },
      how.steps.map(([title, words, alt], index) =>
        box({ gap: 10 }, [
          image(STEPS[index] ?? "scoop-level", alt, { width: "100%", maxWidth: 260, marginBlockEnd: 6, mobile: { maxWidth: 210 } }),
          heading("h3", title, { fontSize: 25, fontWeight: 700, letterSpacing: "-0.025em" }),
          text(words, { fontSize: 17, lineHeight: 1.5 }),
        ]),
      ),
    ),
    text(how.note, { ...LEAD, maxWidth: 620, paddingBlockStart: 20, ...lineAbove(INK, 4), marginBlockStart: 12 }),
  ]);
}

function prices({ prices }: NutraPowderCopy, language: Language): Piece {
  return anchored(
    "precos",
    section("section", ROOMY, [
      heading("h2", prices.title, H2),
      text(prices.lead, { ...LEAD, maxWidth: 560 }),
      box(
        {
          display: "grid",
          gridColumns: 3,
          gap: 20,
          alignItems: "stretch",
          marginBlockStart: 28,
          mobile: { gridColumns: 1, gap: 28, marginBlockStart: 20 },
        },
        prices.items.map((item) => price(item, { maxWidth: "none", radius: 24, background: "#ffffff" })),
      ),
      box(
        {
          direction: "row",
          gap: 24,
          alignItems: "center",
          justifyContent: "space-between",
          mobile: { direction: "column", alignItems: "stretch" },
        },
        [text(prices.note, { fontSize: 16, maxWidth: 520 }), paymentMarks(language, { width: "auto" })],
      ),
    ]),
  );
}

function food({ food }: NutraPowderCopy): Piece {
  return section("section", { ...ROOMY, background: "$color-egg" }, [
    heading("h2", food.title, { ...H2, fontSize: 84, lineHeight: 0.92, tablet: { fontSize: 62 }, mobile: { fontSize: 50 } }),
    box({ display: "grid", gridColumns: 2, gap: 56, marginBlockStart: 16, mobile: { gridColumns: 1, gap: 28 } }, [
      text(food.words, LEAD),
      list(food.rules, "disc", { fontSize: 17, color: INK }),
    ]),
  ]);
}

function questions({ questions }: NutraPowderCopy): Piece {
  return section("section", ROOMY, [heading("h2", questions.title, H2), faq(questions.items, { fontSize: 19, mobile: { fontSize: 18 } })]);
}

function footer({ footer }: NutraPowderCopy): Piece {
  return section("footer", { background: "$color-sky", paddingBlock: 32 }, [
    box({ direction: "row", justifyContent: "space-between", wrap: "wrap", gap: 12 }, [
      text(footer.maker, { fontSize: 16, color: INK }),
      text(footer.contact, { fontSize: 16, color: INK }),
    ]),
  ]);
}

/** A powder sold by its label: one field of colour, the figures large, and what it is not said as loudly. */
export const nutraPowderTemplate: PageTemplate = {
  id: "nutra-powder",
  category: "nutra",
  name: { pt: "Suplemento em pó", en: "Powder supplement", es: "Suplemento en polvo" },
  description: {
    pt: "Um suplemento vendido pelo rótulo: o que tem, como se toma, quanto custa a porção e o que ele não é.",
    en: "A supplement sold by its label: what is in it, how to take it, the price per serving and what it is not.",
    es: "Un suplemento vendido por su etiqueta: qué tiene, cómo se toma, cuánto cuesta la porción y qué no es.",
  },
  build: (language) => {
    const copy = COPY[language];
    return pageOf({
      language,
      title: copy.title,
      description: copy.description,
      defaultHref: "#precos",
      fonts: { heading: "outfit", text: "outfit", button: "outfit" },
      palette: {
        heading: "#10233f",
        text: "#3b4a5f",
        button: "#10233f",
        onButton: "#ffffff",
        background: "#fbfdfe",
        surface: "#e3f2f9",
        line: "#bcd7e3",
        more: { sky: "#a9d8ee", egg: "#ffcf33" },
      },
      sections: [hero(copy), facts(copy), label(copy), how(copy), prices(copy, language), food(copy), questions(copy), footer(copy)],
    });
  },
};
