import type { ImageName } from "../../making/image-sizes.data.ts";
import { lineAbove, shadow } from "../../making/look.ts";
import { pageOf } from "../../making/page-of.ts";
import {
  anchored,
  box,
  button,
  divider,
  faq,
  heading,
  hiddenOnPhones,
  image,
  list,
  type Piece,
  section,
  text,
} from "../../making/piece.ts";
import type { PageTemplate } from "../../page-template.ts";
import { en } from "./copy.en.ts";
import { es } from "./copy.es.ts";
import { pt } from "./copy.pt.ts";
import type { SalesCopy } from "./copy.ts";

const COPY = { pt, en, es };

const CHORDS: readonly ImageName[] = ["chord-em", "chord-g", "chord-c", "chord-d"];

const H2 = {
  fontSize: 44,
  fontWeight: 600,
  lineHeight: 1.08,
  letterSpacing: "-0.03em",
  tablet: { fontSize: 38 },
  mobile: { fontSize: 31 },
} as const;
const LABEL = { fontSize: 15, fontWeight: 600, color: "$color-button", letterSpacing: "0.01em" } as const;
const LEAD = { fontSize: 19, lineHeight: 1.55, maxWidth: 600, mobile: { fontSize: 18 } } as const;
const WIDE = { paddingBlock: 112, tablet: { paddingBlock: 88 }, mobile: { paddingBlock: 64 } } as const;

function header({ brand, nav }: SalesCopy): Piece {
  const link = { fontSize: 16, fontWeight: 500, color: "$color-text" } as const;
  return section("header", { paddingBlock: 14 }, [
    box({ direction: "row", alignItems: "center", justifyContent: "space-between", gap: 24 }, [
      text(`**${brand}**`, { fontSize: 21, color: "$color-heading", letterSpacing: "-0.02em" }),
      hiddenOnPhones(
        box({ direction: "row", gap: 32, alignItems: "center" }, [
          button(nav.weeks, "#semanas", { ...link, textDecoration: "none" }, "link"),
          button(nav.teacher, "#quem-ensina", { ...link, textDecoration: "none" }, "link"),
          button(nav.questions, "#duvidas", { ...link, textDecoration: "none" }, "link"),
        ]),
      ),
      button(nav.buy, "#oferta", {
        fontSize: 16,
        paddingInline: 20,
        minHeight: 44,
        paddingBlock: 8,
        radius: 999,
        background: "$color-heading",
      }),
    ]),
  ]);
}

function hero({ hero }: SalesCopy): Piece {
  const fact = ([figure, meaning]: readonly [string, string]) =>
    box({ gap: 2 }, [
      text(figure, { fontSize: 26, fontWeight: 600, color: "$color-heading", letterSpacing: "-0.02em", lineHeight: 1.2 }),
      text(meaning, { fontSize: 15, lineHeight: 1.4 }),
    ]);
  return section("main", { paddingBlockStart: 40, paddingBlockEnd: 96, mobile: { paddingBlockStart: 20, paddingBlockEnd: 56 } }, [
    box(
      {
        direction: "row",
        gap: 64,
        alignItems: "center",
        tablet: { gap: 40 },
        mobile: { direction: "column", alignItems: "stretch", gap: 36 },
      },
      [
        box({ gap: 24, width: "55%", mobile: { width: "100%", gap: 20 } }, [
          text(hero.kicker, LABEL),
          heading("h1", hero.title, {
            fontSize: 74,
            fontWeight: 600,
            lineHeight: 0.98,
            letterSpacing: "-0.045em",
            tablet: { fontSize: 54 },
            mobile: { fontSize: 45 },
          }),
          text(hero.lead, { ...LEAD, maxWidth: 520 }),
          box({ direction: "row", wrap: "wrap", gap: 12, columnGap: 28, alignItems: "center", marginBlockStart: 8 }, [
            button(hero.buy, "#oferta", { radius: 999, fontSize: 18, paddingInline: 32, minHeight: 58 }),
            button(hero.look, "#semanas", { color: "$color-heading", fontWeight: 500 }, "link"),
          ]),
          box(
            {
              display: "grid",
              gridColumns: 3,
              gap: 24,
              ...lineAbove("$color-line"),
              paddingBlockStart: 24,
              marginBlockStart: 24,
              mobile: { gap: 16, marginBlockStart: 12 },
            },
            hero.facts.map(fact),
          ),
        ]),
        box({ width: "45%", mobile: { width: "100%" } }, [
          image("guitar", hero.imageAlt, { width: "100%", radius: 28, mobile: { aspectRatio: 1, objectFit: "cover", radius: 20 } }),
        ]),
      ],
    ),
  ]);
}

function weeks({ weeks }: SalesCopy): Piece {
  return anchored(
    "semanas",
    section("section", { ...WIDE, background: "$color-surface" }, [
      box({ gap: 20, maxWidth: 720 }, [heading("h2", weeks.title, H2), text(weeks.lead, LEAD)]),
      box(
        {
          display: "grid",
          gridColumns: 4,
          gap: 20,
          marginBlockStart: 32,
          tablet: { gridColumns: 2 },
          mobile: { gridColumns: 1, gap: 14, marginBlockStart: 12 },
        },
        weeks.items.map((week, index) =>
          box(
            {
              background: "$color-background",
              radius: 20,
              padding: 24,
              gap: 10,
              mobile: { direction: "row", gap: 20, alignItems: "center", padding: 18 },
            },
            [
              image(CHORDS[index] ?? "chord-em", week.alt, {
                width: 148,
                marginBlockEnd: 8,
                alignSelf: "center",
                mobile: { width: 92, minWidth: 92, marginBlockEnd: 0 },
              }),
              box({ gap: 4 }, [
                text(week.name, { ...LABEL, fontSize: 14 }),
                heading("h3", week.title, { fontSize: 23, fontWeight: 600, letterSpacing: "-0.02em" }),
                text(week.text, { fontSize: 16, lineHeight: 1.5 }),
              ]),
            ],
          ),
        ),
      ),
    ]),
  );
}

function teacher({ teacher }: SalesCopy): Piece {
  return anchored(
    "quem-ensina",
    section("section", { ...WIDE, background: "$color-forest" }, [
      text(teacher.label, { ...LABEL, color: "$color-butter" }),
      heading("h2", teacher.quote, { ...H2, color: "$color-background", fontSize: 52, fontWeight: 500, maxWidth: 900, lineHeight: 1.12 }),
      box(
        { display: "grid", gridColumns: 2, gap: 48, marginBlockStart: 24, maxWidth: 900, mobile: { gridColumns: 1, gap: 16 } },
        teacher.about.map((words) => text(words, { color: "$color-mint", fontSize: 18 })),
      ),
    ]),
  );
}

function included({ included }: SalesCopy): Piece {
  return section("section", WIDE, [
    box({ direction: "row", gap: 64, mobile: { direction: "column", gap: 28 } }, [
      box({ width: "36%", gap: 16, mobile: { width: "100%" } }, [heading("h2", included.title, H2), text(included.lead, LEAD)]),
      box({ width: "64%", mobile: { width: "100%" } }, [
        list(included.items, "check", {
          fontSize: 20,
          fontWeight: 500,
          color: "$color-heading",
          lineHeight: 1.6,
          mobile: { fontSize: 18 },
        }),
      ]),
    ]),
  ]);
}

function voices({ voices }: SalesCopy): Piece {
  return section("section", { ...WIDE, paddingBlockStart: 0, mobile: { paddingBlockStart: 0, paddingBlockEnd: 64 } }, [
    divider({ marginBlockEnd: 64, mobile: { marginBlockEnd: 32 } }),
    heading("h2", voices.title, H2),
    box(
      { display: "grid", gridColumns: 3, gap: 40, marginBlockStart: 24, mobile: { gridColumns: 1, gap: 28, marginBlockStart: 8 } },
      voices.items.map(([words, who]) =>
        box({ gap: 14 }, [
          text(words, { fontSize: 21, lineHeight: 1.4, color: "$color-heading", letterSpacing: "-0.01em" }),
          text(who, { fontSize: 15 }),
        ]),
      ),
    ),
  ]);
}

function offer({ offer }: SalesCopy): Piece {
  return anchored(
    "oferta",
    section("section", { ...WIDE, background: "$color-butter" }, [
      box(
        {
          direction: "row",
          background: "$color-background",
          radius: 28,
          padding: 56,
          gap: 56,
          alignItems: "center",
          boxShadow: shadow(0, 24, 60, -24, "#6b4a0066"),
          tablet: { padding: 40, gap: 40 },
          mobile: { direction: "column", alignItems: "stretch", padding: 26, gap: 28, radius: 22 },
        },
        [
          box({ width: "54%", gap: 18, mobile: { width: "100%" } }, [
            text(offer.label, LABEL),
            heading("h2", offer.title, H2),
            list(offer.items, "check", { fontSize: 18, marginBlockStart: 8 }),
          ]),
          box({ width: "46%", gap: 14, mobile: { width: "100%" } }, [
            text(offer.price, {
              fontSize: 68,
              fontWeight: 600,
              letterSpacing: "-0.045em",
              lineHeight: 1,
              color: "$color-heading",
              mobile: { fontSize: 58 },
            }),
            text(offer.terms, { fontSize: 17 }),
            button(offer.buy, "", { radius: 999, width: "100%", minHeight: 60, fontSize: 19, marginBlockStart: 10 }),
            text(offer.promise, { fontSize: 15, lineHeight: 1.5 }),
          ]),
        ],
      ),
    ]),
  );
}

function questions({ questions }: SalesCopy): Piece {
  return anchored(
    "duvidas",
    section("section", WIDE, [
      box({ direction: "row", gap: 64, mobile: { direction: "column", gap: 24 } }, [
        box({ width: "36%", mobile: { width: "100%" } }, [heading("h2", questions.title, H2)]),
        box({ width: "64%", mobile: { width: "100%" } }, [faq(questions.items, { fontSize: 18 })]),
      ]),
    ]),
  );
}

function footer({ footer }: SalesCopy): Piece {
  return section("footer", { paddingBlock: 32, ...lineAbove("$color-line") }, [
    box({ direction: "row", justifyContent: "space-between", wrap: "wrap", gap: 12 }, [
      text(footer.maker, { fontSize: 15 }),
      text(footer.contact, { fontSize: 15 }),
    ]),
  ]);
}

/** A course sold like a good product: big type, one image, one price. */
export const salesTemplate: PageTemplate = {
  id: "sales",
  category: "sales",
  name: { pt: "Curso, página de vendas", en: "Course sales page", es: "Curso, página de ventas" },
  description: {
    pt: "Uma oferta contada com calma: o que é, como funciona, quem ensina e quanto custa.",
    en: "One offer told in order: what it is, how it works, who teaches it and what it costs.",
    es: "Una oferta contada con calma: qué es, cómo funciona, quién enseña y cuánto cuesta.",
  },
  build: (language) => {
    const copy = COPY[language];
    return pageOf({
      language,
      title: copy.title,
      description: copy.description,
      defaultHref: "#oferta",
      fonts: { heading: "instrument-sans", text: "instrument-sans", button: "instrument-sans" },
      palette: {
        heading: "#17201c",
        text: "#4b5550",
        button: "#c2331a",
        onButton: "#ffffff",
        background: "#fffdf9",
        surface: "#f4efe6",
        line: "#e0d9cb",
        more: { forest: "#123c34", mint: "#cfe3d8", butter: "#f3c969" },
      },
      sections: [header, hero, weeks, teacher, included, voices, offer, questions, footer].map((part) => part(copy)),
    });
  },
};
