import { lineAbove } from "../../making/look.ts";
import { guarantee, price } from "../../making/offer-pieces.ts";
import { pageOf } from "../../making/page-of.ts";
import { anchored, box, button, faq, heading, image, list, type Piece, section, text } from "../../making/piece.ts";
import { curriculum, timeline } from "../../making/telling-pieces.ts";
import type { PageTemplate } from "../../page-template.ts";
import { en } from "./copy.en.ts";
import { es } from "./copy.es.ts";
import { pt } from "./copy.pt.ts";
import type { CourseSalesCopy } from "./copy.ts";

const COPY = { pt, en, es };

const H2 = {
  fontSize: 58,
  fontWeight: 700,
  lineHeight: 0.98,
  letterSpacing: 0,
  tablet: { fontSize: 50 },
  mobile: { fontSize: 44 },
} as const;
const H3 = { fontSize: 34, fontWeight: 700, lineHeight: 1, letterSpacing: 0 } as const;
const LEAD = { fontSize: 18, lineHeight: 1.6, maxWidth: 560 } as const;
const ROOMY = { paddingBlock: 96, gap: 40, tablet: { paddingBlock: 76 }, mobile: { paddingBlock: 60, gap: 28 } } as const;
const HALVES = {
  display: "grid",
  gridColumns: 2,
  gap: 64,
  tablet: { gap: 40 },
  mobile: { gridColumns: 1, gap: 28 },
} as const;

function header({ brand, join }: CourseSalesCopy): Piece {
  return section("header", { paddingBlock: 16 }, [
    box({ direction: "row", wrap: "wrap", alignItems: "center", justifyContent: "space-between", gap: 12 }, [
      text(brand, {
        fontFamily: "$font-heading",
        fontSize: 34,
        fontWeight: 700,
        lineHeight: 1,
        color: "$color-heading",
        mobile: { fontSize: 27 },
      }),
      button(
        join,
        "#turma",
        {
          fontSize: 16,
          minHeight: 44,
          paddingBlock: 8,
          paddingInline: 16,
          radius: 4,
          color: "$color-heading",
          borderWidth: 1,
        },
        "outline",
      ),
    ]),
  ]);
}

function hero({ hero, join }: CourseSalesCopy): Piece {
  return section("main", { paddingBlockStart: 24, paddingBlockEnd: 0, gap: 0, mobile: { paddingBlockStart: 12, paddingBlockEnd: 0 } }, [
    box({ direction: "row", gap: 40, alignItems: "center", mobile: { direction: "column", alignItems: "stretch", gap: 20 } }, [
      box({ gap: 22, width: "54%", paddingBlock: 24, mobile: { width: "100%", gap: 18, paddingBlock: 0 } }, [
        text(hero.kicker, { fontSize: 16, fontWeight: 600, color: "$color-button" }),
        heading("h1", hero.title, {
          fontSize: 98,
          fontWeight: 700,
          lineHeight: 0.88,
          letterSpacing: "-0.01em",
          tablet: { fontSize: 72 },
          mobile: { fontSize: 62 },
        }),
        text(hero.lead, { ...LEAD, maxWidth: 520 }),
        box({ direction: "row", wrap: "wrap", gap: 14, columnGap: 28, alignItems: "center", marginBlockStart: 6 }, [
          button(join, "#turma", { radius: 4, minHeight: 56, fontSize: 18, paddingInline: 30 }),
          button(hero.look, "#noites", { color: "$color-heading", fontWeight: 500 }, "link"),
        ]),
        text(hero.facts, { fontSize: 15 }),
      ]),
      box({ width: "46%", mobile: { width: "100%" } }, [
        image("chalk-sums", hero.imageAlt, { width: "100%", mobile: { width: "92%", alignSelf: "center" } }),
      ]),
    ]),
    image("chalk-ledge", "", {
      width: "100%",
      height: 64,
      objectFit: "cover",
      objectPosition: "left",
      marginBlockStart: 28,
      mobile: { marginBlockStart: 12 },
    }),
  ]);
}

function evenings({ evenings }: CourseSalesCopy): Piece {
  return anchored(
    "noites",
    section("section", ROOMY, [
      box({ direction: "row", gap: 64, tablet: { gap: 40 }, mobile: { direction: "column", gap: 20 } }, [
        box({ width: "36%", gap: 18, mobile: { width: "100%" } }, [heading("h2", evenings.title, H2), text(evenings.lead, LEAD)]),
        box({ width: "64%", mobile: { width: "100%" } }, [curriculum(evenings.items, { fontSize: 18 })]),
      ]),
    ]),
  );
}

function weeks({ weeks }: CourseSalesCopy): Piece {
  return section("section", { ...ROOMY, background: "$color-surface" }, [
    heading("h2", weeks.title, H2),
    timeline(weeks.items, "number", "horizontal", { fontSize: 19, lineHeight: 1.45 }),
  ]);
}

function fit({ fit }: CourseSalesCopy): Piece {
  const side = ({ title, items }: CourseSalesCopy["fit"]["yes"], color: string) =>
    box({ gap: 18, paddingBlockStart: 22, ...lineAbove(color, 3) }, [
      heading("h3", title, { ...H3, color }),
      list(items, "disc", { fontSize: 18, color: "$color-heading", lineHeight: 1.5 }),
    ]);
  return section("section", ROOMY, [
    heading("h2", fit.title, { ...H2, maxWidth: 720 }),
    box(HALVES, [side(fit.yes, "$color-sky"), side(fit.no, "$color-rose")]),
  ]);
}

function offer({ offer, guarantee: promise }: CourseSalesCopy): Piece {
  return anchored(
    "turma",
    section("section", { ...ROOMY, background: "$color-surface" }, [
      box({ ...HALVES, alignItems: "center" }, [
        box({ gap: 22 }, [heading("h2", offer.title, H2), text(offer.lead, LEAD)]),
        price(offer.price, {
          alignSelf: "center",
          maxWidth: 520,
          padding: 36,
          radius: 6,
          borderWidth: 2,
          borderStyle: "solid",
          borderColor: "$color-heading",
          mobile: { padding: 26 },
        }),
      ]),
      guarantee(15, promise.title, promise.words, {
        radius: 6,
        padding: 36,
        borderStyle: "dashed",
        borderColor: "$color-text",
        mobile: { padding: 26 },
      }),
    ]),
  );
}

function questions({ questions, join, footer }: CourseSalesCopy): Piece {
  return section("footer", ROOMY, [
    box({ direction: "row", gap: 64, tablet: { gap: 40 }, mobile: { direction: "column", gap: 20 } }, [
      box({ width: "36%", gap: 26, mobile: { width: "100%", gap: 20 } }, [
        heading("h2", questions.title, H2),
        button(join, "#turma", { radius: 4, minHeight: 56, fontSize: 18, paddingInline: 30 }),
      ]),
      box({ width: "64%", mobile: { width: "100%" } }, [faq(questions.items, { fontSize: 18 })]),
    ]),
    text(footer, { fontSize: 15, paddingBlockStart: 24, ...lineAbove("$color-line") }),
  ]);
}

/** A course of evenings, written in chalk on a green board. */
export const courseSalesTemplate: PageTemplate = {
  id: "course-sales",
  category: "sales",
  name: { pt: "Curso na lousa", en: "Blackboard course", es: "Curso en la pizarra" },
  description: {
    pt: "Um curso de seis noites escrito a giz: currículo que abre, semanas em linha, preço em 12 vezes e garantia.",
    en: "A course of six evenings in chalk: a curriculum that opens, weeks on a line, a price in 12 payments and a guarantee.",
    es: "Un curso de seis noches en tiza: programa que se abre, semanas en línea, precio en 12 cuotas y garantía.",
  },
  build: (language) => {
    const copy = COPY[language];
    return pageOf({
      language,
      title: copy.title,
      description: copy.description,
      defaultHref: "#turma",
      fonts: { heading: "caveat", text: "figtree", button: "figtree" },
      palette: {
        heading: "#f7f4e6",
        text: "#cfdcd2",
        button: "#ffe07a",
        onButton: "#1d2b22",
        background: "#1e3d34",
        surface: "#173029",
        line: "#55756a",
        more: { sky: "#a9d8e8", rose: "#ffb3a7" },
      },
      sections: [header, hero, evenings, weeks, fit, offer, questions].map((part) => part(copy)),
    });
  },
};
