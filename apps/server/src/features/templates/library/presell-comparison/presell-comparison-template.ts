import type { ImageName } from "../../making/image-sizes.data.ts";
import { lineAbove, lineBelow } from "../../making/look.ts";
import { comparison } from "../../making/offer-pieces.ts";
import { pageOf } from "../../making/page-of.ts";
import { anchored, box, button, heading, image, list, type Piece, section, text } from "../../making/piece.ts";
import type { PageTemplate } from "../../page-template.ts";
import { en } from "./copy.en.ts";
import { es } from "./copy.es.ts";
import { pt } from "./copy.pt.ts";
import type { PresellComparisonCopy } from "./copy.ts";

const COPY = { pt, en, es };

const IMAGES: readonly ImageName[] = ["knife-slot", "knife-wheel", "knife-stone"];
const LETTERS = ["A", "B", "C"] as const;

const H2 = {
  fontSize: 40,
  fontWeight: 800,
  lineHeight: 1.08,
  letterSpacing: "-0.025em",
  tablet: { fontSize: 34 },
  mobile: { fontSize: 29 },
} as const;
const H3 = { fontSize: 23, fontWeight: 800, lineHeight: 1.2, letterSpacing: "-0.015em", mobile: { fontSize: 21 } } as const;
const THREE = { display: "grid", gridColumns: 3, gap: 32, tablet: { gap: 22 }, mobile: { gridColumns: 1, gap: 36 } } as const;
const ROOMY = { paddingBlock: 80, gap: 32, mobile: { paddingBlock: 52, gap: 24 } } as const;

function letter(index: number): Piece {
  return text(`**${LETTERS[index]}**`, {
    width: 40,
    minWidth: 40,
    height: 40,
    fontSize: 21,
    lineHeight: "40px",
    textAlign: "center",
    radius: 999,
    background: "$color-heading",
    color: "$color-lemon",
  });
}

/** What tells a reader first whose words these are. */
function notice({ sponsored }: PresellComparisonCopy): Piece {
  return section("header", { paddingBlock: 10, background: "$color-lemon" }, [
    text(sponsored, { fontSize: 15, lineHeight: 1.4, color: "$color-heading" }),
  ]);
}

function opening(copy: PresellComparisonCopy): Piece {
  return section("main", { paddingBlockStart: 20, paddingBlockEnd: 80, mobile: { paddingBlockStart: 14, paddingBlockEnd: 52 } }, [
    box(
      {
        direction: "row",
        justifyContent: "space-between",
        alignItems: "baseline",
        gap: 20,
        paddingBlockEnd: 14,
        ...lineBelow("$color-heading", 4),
      },
      [
        text(copy.magazine, {
          fontFamily: "$font-heading",
          fontSize: 30,
          fontWeight: 800,
          lineHeight: 1.1,
          letterSpacing: "-0.03em",
          color: "$color-heading",
          mobile: { fontSize: 24 },
        }),
        text(copy.section, { fontSize: 15, fontWeight: 600 }),
      ],
    ),
    box(
      { gap: 20, marginBlockStart: 36, marginBlockEnd: 24, maxWidth: 900, mobile: { marginBlockStart: 16, marginBlockEnd: 8, gap: 16 } },
      [
        heading("h1", copy.headline, {
          fontSize: 78,
          fontWeight: 800,
          lineHeight: 0.98,
          letterSpacing: "-0.045em",
          tablet: { fontSize: 60 },
          mobile: { fontSize: 43 },
        }),
        text(copy.standfirst, { fontSize: 21, lineHeight: 1.5, maxWidth: 720, mobile: { fontSize: 18 } }),
      ],
    ),
    box(
      THREE,
      copy.ways.map(({ name, words, alt }, index) =>
        box({ gap: 14 }, [
          image(IMAGES[index] ?? "knife-slot", alt, { width: "100%" }),
          box({ direction: "row", gap: 12, alignItems: "center" }, [letter(index), heading("h2", name, { ...H3, fontSize: 25 })]),
          text(words, { fontSize: 17, lineHeight: 1.55 }),
        ]),
      ),
    ),
  ]);
}

function table({ ways, table }: PresellComparisonCopy): Piece {
  const [first, second, third] = ways;
  return section("section", { ...ROOMY, background: "$color-surface" }, [
    heading("h2", table.title, H2),
    comparison(
      {
        caption: table.caption,
        offers: [
          [`A. ${first.name}`, first.detail],
          [`B. ${second.name}`, second.detail],
          [`C. ${third.name}`, third.detail],
        ],
        rows: table.rows,
      },
      "none",
      { radius: 0, borderWidth: 0, borderBlockStartWidth: 4, borderStyle: "solid", borderColor: "$color-heading" },
    ),
    text(table.note, { fontSize: 15 }),
  ]);
}

function wrong({ ways, wrong, method, verdict }: PresellComparisonCopy): Piece {
  return section("section", ROOMY, [
    box({ gap: 10 }, [heading("h2", wrong.title, H2), text(wrong.lead, { fontSize: 19 })]),
    box(
      THREE,
      ways.map(({ name, wrong: reasons }, index) =>
        box({ gap: 16, paddingBlockStart: 20, ...lineAbove("$color-heading", 4) }, [
          box({ direction: "row", gap: 12, alignItems: "center" }, [letter(index), heading("h3", name, H3)]),
          list(reasons, "disc", { fontSize: 17, color: "$color-heading" }),
        ]),
      ),
    ),
    box(
      {
        display: "grid",
        gridColumns: 2,
        gap: 64,
        marginBlockStart: 48,
        tablet: { gap: 40 },
        mobile: { gridColumns: 1, gap: 44, marginBlockStart: 24 },
      },
      [
        box({ gap: 18 }, [heading("h2", method.title, { ...H2, fontSize: 30 }), list(method.items, "number", { fontSize: 17 })]),
        box({ gap: 18 }, [
          heading("h2", verdict.title, { ...H2, fontSize: 30 }),
          text(verdict.words, { fontSize: 18, color: "$color-heading" }),
        ]),
      ],
    ),
  ]);
}

function offer({ offer, footer }: PresellComparisonCopy): Piece {
  return anchored(
    "opcao-c",
    section(
      "footer",
      { ...ROOMY, background: "$color-lemon", paddingBlockEnd: 36, mobile: { paddingBlock: 44, paddingBlockEnd: 28, gap: 32 } },
      [
        box(
          {
            direction: "row",
            gap: 56,
            alignItems: "center",
            tablet: { gap: 36 },
            mobile: { direction: "column", alignItems: "stretch", gap: 20 },
          },
          [
            box({ width: "42%", mobile: { width: "100%" } }, [image("knife-stone", "", { width: "100%" })]),
            box({ width: "58%", gap: 16, mobile: { width: "100%" } }, [
              text(offer.label, { fontSize: 16, fontWeight: 700, color: "$color-heading" }),
              heading("h2", offer.title, H2),
              text(offer.words, { fontSize: 18, color: "$color-heading" }),
              button(offer.go, "", {
                radius: 0,
                minHeight: 60,
                paddingInline: 40,
                fontSize: 19,
                marginBlockStart: 8,
                mobile: { width: "100%" },
              }),
              text(offer.note, { fontSize: 16, color: "$color-heading" }),
            ]),
          ],
        ),
        text(footer, { fontSize: 14, color: "$color-heading" }),
      ],
    ),
  );
}

/** A consumer magazine's page: three ways side by side, each with whom it is wrong for. */
export const presellComparisonTemplate: PageTemplate = {
  id: "presell-comparison",
  category: "presell",
  name: { pt: "Comparação de três", en: "Comparison of three", es: "Comparación de tres" },
  description: {
    pt: "Três jeitos de resolver lado a lado, com custo, tabela e para quem cada um não serve. Publicidade assumida.",
    en: "Three ways side by side, with costs, a table and who each is wrong for. Openly an advertisement.",
    es: "Tres salidas lado a lado, con costo, tabla y para quién no es cada una. Publicidad declarada.",
  },
  build: (language) => {
    const copy = COPY[language];
    return pageOf({
      language,
      title: copy.title,
      description: copy.description,
      defaultHref: "#opcao-c",
      fonts: { heading: "plus-jakarta-sans", text: "plus-jakarta-sans", button: "plus-jakarta-sans" },
      palette: {
        heading: "#0b1f2a",
        text: "#3b4d58",
        button: "#0b5563",
        onButton: "#ffffff",
        background: "#ffffff",
        surface: "#e9f0f2",
        line: "#c3d0d6",
        more: { lemon: "#ffe34d" },
      },
      sections: [notice, opening, table, wrong, offer].map((part) => part(copy)),
    });
  },
};
