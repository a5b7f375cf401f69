import { lineAbove, lineBelow } from "../../making/look.ts";
import { pageOf } from "../../making/page-of.ts";
import { anchored, box, button, faq, field, form, heading, image, list, type Piece, section, text } from "../../making/piece.ts";
import type { PageTemplate } from "../../page-template.ts";
import { en } from "./copy.en.ts";
import { es } from "./copy.es.ts";
import { pt } from "./copy.pt.ts";
import type { ClubOffersCopy } from "./copy.ts";

const COPY = { pt, en, es };

const INK = "$color-heading";

const H2 = {
  fontSize: 44,
  fontWeight: 900,
  lineHeight: 0.98,
  letterSpacing: "-0.035em",
  tablet: { fontSize: 38 },
  mobile: { fontSize: 34 },
} as const;
const BODY = { fontSize: 20, lineHeight: 1.45, color: INK, mobile: { fontSize: 19 } } as const;
const SMALL = { fontFamily: "$font-heading", fontSize: 16, fontWeight: 500, lineHeight: 1.35, color: INK } as const;
const ROOMY = { paddingBlock: 64, mobile: { paddingBlock: 48 } } as const;

/** The age limit as referees show it. */
function redCard({ age }: ClubOffersCopy): Piece {
  return box(
    {
      background: "$color-button",
      radius: 8,
      rotate: 6,
      width: 128,
      minWidth: 128,
      minHeight: 168,
      padding: 14,
      justifyContent: "space-between",
      mobile: { width: 92, minWidth: 92, minHeight: 118, padding: 10 },
    },
    [
      text(age.figure, {
        fontFamily: "$font-heading",
        fontSize: 54,
        fontWeight: 900,
        lineHeight: 0.9,
        letterSpacing: "-0.05em",
        color: "#ffffff",
        mobile: { fontSize: 33 },
      }),
      text(age.words, { ...SMALL, fontSize: 15, fontWeight: 600, lineHeight: 1.15, color: "#ffffff", mobile: { fontSize: 13 } }),
    ],
  );
}

function masthead(copy: ClubOffersCopy): Piece {
  return section("header", { paddingBlockStart: 20, paddingBlockEnd: 0, mobile: { paddingBlockStart: 14, paddingBlockEnd: 0 } }, [
    box({ gap: 0, ...lineBelow(INK, 8) }, [
      box({ direction: "row", justifyContent: "space-between", gap: 16, paddingBlockEnd: 8, ...lineBelow(INK) }, [
        text(copy.masthead.before, SMALL),
        text(copy.masthead.after, { ...SMALL, textAlign: "end" }),
      ]),
      text(copy.masthead.name, {
        fontFamily: "$font-heading",
        fontSize: 148,
        fontWeight: 900,
        lineHeight: 0.92,
        letterSpacing: "-0.06em",
        color: INK,
        textAlign: "center",
        paddingBlockStart: 8,
        paddingBlockEnd: 20,
        tablet: { fontSize: "12.6vw" },
        mobile: { fontSize: "12.6vw", paddingBlockEnd: 12 },
      }),
    ]),
  ]);
}

function story(copy: ClubOffersCopy): Piece {
  const { story: words } = copy;
  return section("main", { paddingBlockStart: 28, paddingBlockEnd: 56, mobile: { paddingBlockStart: 22, paddingBlockEnd: 44 } }, [
    box({ direction: "row", gap: 48, alignItems: "start", mobile: { gap: 16 } }, [
      box({ grow: 1, gap: 18 }, [
        heading("h1", words.headline, {
          fontSize: 84,
          fontWeight: 900,
          lineHeight: 0.94,
          letterSpacing: "-0.045em",
          tablet: { fontSize: 60 },
          mobile: { fontSize: 37, lineHeight: 0.98 },
        }),
      ]),
      redCard(copy),
    ]),
    text(words.standfirst, { ...BODY, fontSize: 27, lineHeight: 1.3, maxWidth: 820, mobile: { fontSize: 22 } }),
    box({ gap: 8 }, [
      image("press-pitch", words.imageAlt, { width: "100%", mobile: { aspectRatio: 1.3, objectFit: "cover" } }),
      text(words.caption, SMALL),
    ]),
    box(
      {
        display: "grid",
        gridColumns: 3,
        gap: 36,
        paddingBlockStart: 20,
        ...lineAbove(INK),
        tablet: { gap: 28 },
        mobile: { gridColumns: 1, gap: 18 },
      },
      words.columns.map((column) => text(column, BODY)),
    ),
    button(words.go, "#folha", {
      radius: 0,
      minHeight: 62,
      paddingInline: 40,
      fontSize: 20,
      fontWeight: 700,
      background: INK,
      mobile: { width: "100%" },
    }),
  ]);
}

function warning({ warning }: ClubOffersCopy): Piece {
  return section("section", { ...ROOMY, background: "$color-card" }, [
    box({ display: "grid", gridColumns: 2, gap: 56, tablet: { gap: 36 }, mobile: { gridColumns: 1, gap: 28 } }, [
      box({ gap: 16 }, [
        heading("h2", warning.title, { ...H2, fontSize: 64, tablet: { fontSize: 52 }, mobile: { fontSize: 46 } }),
        text(warning.words, { ...BODY, fontSize: 23, mobile: { fontSize: 20 } }),
      ]),
      box({ gap: 14, paddingBlockStart: 14, ...lineAbove(INK, 4) }, [
        heading("h3", warning.signs, { fontSize: 24, fontWeight: 800, letterSpacing: "-0.02em" }),
        list(warning.items, "disc", BODY),
      ]),
    ]),
  ]);
}

function offers({ offers }: ClubOffersCopy): Piece {
  return section("section", { ...ROOMY, paddingBlockEnd: 0, mobile: { paddingBlockStart: 48, paddingBlockEnd: 0 } }, [
    heading("h2", offers.title, { ...H2, paddingBlockStart: 14, ...lineAbove(INK, 8) }),
    box(
      { display: "grid", gridColumns: 4, gap: 28, marginBlockStart: 8, tablet: { gridColumns: 2 }, mobile: { gridColumns: 1, gap: 20 } },
      offers.items.map(([title, words]) =>
        box({ gap: 6, paddingBlockStart: 12, ...lineAbove(INK) }, [
          heading("h3", title, { fontSize: 25, fontWeight: 800, lineHeight: 1.05, letterSpacing: "-0.03em" }),
          text(words, { ...BODY, fontSize: 19, mobile: { fontSize: 18 } }),
        ]),
      ),
    ),
  ]);
}

function odds({ odds }: ClubOffersCopy): Piece {
  const cell = { fontFamily: "$font-heading", fontSize: 22, color: INK, lineHeight: 1.2, tablet: { fontSize: 18 } } as const;
  const row = ([outcome, price, share]: readonly [string, string, string], weight: number) =>
    box({ display: "grid", gridColumns: 3, gap: 12, paddingBlock: 12, ...lineAbove(INK) }, [
      text(outcome, { ...cell, fontWeight: weight }),
      text(price, { ...cell, fontWeight: weight, textAlign: "end" }),
      text(share, { ...cell, fontWeight: weight, textAlign: "end" }),
    ]);
  return section("section", ROOMY, [
    box(
      {
        direction: "row",
        gap: 56,
        alignItems: "start",
        background: "$color-surface",
        padding: 36,
        tablet: { gap: 32 },
        mobile: { direction: "column", alignItems: "stretch", padding: 20, gap: 24 },
      },
      [
        box({ width: "46%", gap: 16, mobile: { width: "100%" } }, [
          heading("h2", odds.title, H2),
          text(odds.lead, BODY),
          text(odds.moral, BODY),
        ]),
        box({ width: "54%", gap: 0, mobile: { width: "100%" } }, [
          row(odds.heads, 500),
          ...odds.rows.map((each) => row(each, 600)),
          box({ gap: 0, ...lineAbove(INK, 6) }, [row(odds.sum, 900)]),
        ]),
      ],
    ),
  ]);
}

function join({ join }: ClubOffersCopy): Piece {
  return anchored(
    "folha",
    section("section", { ...ROOMY, background: "$color-pitch" }, [
      box(
        {
          direction: "row",
          gap: 56,
          alignItems: "center",
          tablet: { gap: 32 },
          mobile: { direction: "column", alignItems: "stretch", gap: 24 },
        },
        [
          box({ width: "50%", gap: 14, mobile: { width: "100%" } }, [
            heading("h2", join.title, { ...H2, fontSize: 56, color: "#ffffff", tablet: { fontSize: 44 }, mobile: { fontSize: 38 } }),
            text(join.words, { ...BODY, color: "#ffffff" }),
          ]),
          box({ width: "50%", background: "$color-background", padding: 32, gap: 14, mobile: { width: "100%", padding: 22 } }, [
            form({ name: join.form, submit: join.submit, thanks: join.thanks }, { maxWidth: "none", gap: 12 }, [
              field("email", "email", join.email),
              field("checkbox", "adult", join.adult),
            ]),
            text(join.note, { fontSize: 17 }),
          ]),
        ],
      ),
    ]),
  );
}

function questions({ questions }: ClubOffersCopy): Piece {
  return section("section", ROOMY, [
    heading("h2", questions.title, { ...H2, paddingBlockStart: 14, ...lineAbove(INK, 8) }),
    faq(questions.items, { fontSize: 20, mobile: { fontSize: 19 } }),
  ]);
}

function imprint({ legal }: ClubOffersCopy): Piece {
  return section("footer", { background: "$color-surface", paddingBlock: 44, ...lineAbove(INK, 8) }, [
    heading("h2", legal.title, { fontSize: 25, fontWeight: 900, letterSpacing: "-0.03em" }),
    box({ display: "grid", gridColumns: 2, gap: 48, tablet: { gap: 32 }, mobile: { gridColumns: 1, gap: 20 } }, [
      list(legal.items, "none", { fontSize: 18, color: INK }),
      box({ gap: 12 }, [text(`**${legal.help}**`, { fontSize: 18, color: INK }), text(legal.contact, { fontSize: 18, color: INK })]),
    ]),
  ]);
}

/** A betting club's paper that keeps the law: its warnings are the front page, its licence is the owner's to fill in. */
export const clubOffersTemplate: PageTemplate = {
  id: "club-offers",
  category: "igaming",
  name: { pt: "Folha do clube", en: "Club paper", es: "Diario del club" },
  description: {
    pt: "Um jornal de clube de apostas dentro da lei: 18+, limites, a conta das odds e o lugar da sua autorização.",
    en: "A betting club’s newspaper within the law: 18+, limits, the sums behind odds and a place for your licence.",
    es: "Un diario de club de apuestas dentro de la ley: 18+, límites, la cuenta de las cuotas y lugar para tu licencia.",
  },
  build: (language) => {
    const copy = COPY[language];
    return pageOf({
      language,
      title: copy.title,
      description: copy.description,
      fonts: { heading: "archivo", text: "newsreader", button: "archivo" },
      palette: {
        heading: "#141412",
        text: "#3a3a36",
        button: "#b80d28",
        onButton: "#ffffff",
        background: "#f1efe9",
        surface: "#e3e0d6",
        line: "#a9a699",
        more: { card: "#f7c600", pitch: "#0b5c35" },
      },
      sections: [masthead, story, warning, offers, odds, join, questions, imprint].map((part) => part(copy)),
    });
  },
};
