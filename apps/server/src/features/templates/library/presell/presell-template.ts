import { lineAbove, lineBelow } from "../../making/look.ts";
import { pageOf } from "../../making/page-of.ts";
import { anchored, box, button, heading, image, type Piece, section, text } from "../../making/piece.ts";
import type { PageTemplate } from "../../page-template.ts";
import { en } from "./copy.en.ts";
import { es } from "./copy.es.ts";
import { pt } from "./copy.pt.ts";
import type { PresellCopy } from "./copy.ts";

const COPY = { pt, en, es };

/** The width of a column of reading, in pixels: about 66 characters a line. */
const COLUMN = 640;

const BODY = { fontSize: 21, lineHeight: 1.62, mobile: { fontSize: 19, lineHeight: 1.58 } } as const;
const SMALL = { fontSize: 16, lineHeight: 1.45 } as const;
const H2 = { fontSize: 34, fontWeight: 500, lineHeight: 1.15, letterSpacing: "-0.015em", mobile: { fontSize: 28 } } as const;

function masthead(copy: PresellCopy): Piece {
  return section("header", { paddingBlockStart: 28, paddingBlockEnd: 0, mobile: { paddingBlockStart: 16, paddingBlockEnd: 0 } }, [
    box(
      {
        direction: "row",
        justifyContent: "space-between",
        alignItems: "baseline",
        gap: 20,
        paddingBlockEnd: 12,
        ...lineBelow("$color-heading", 3),
      },
      [
        text(copy.magazine, {
          fontSize: 52,
          fontWeight: 600,
          lineHeight: 1,
          letterSpacing: "-0.04em",
          color: "$color-heading",
          mobile: { fontSize: 40 },
        }),
        text(copy.sponsored, { ...SMALL, textAlign: "end", mobile: { fontSize: 15, maxWidth: 180 } }),
      ],
    ),
  ]);
}

function opening(copy: PresellCopy): Piece[] {
  return [
    box(
      {
        alignItems: "center",
        gap: 20,
        paddingBlockStart: 40,
        paddingBlockEnd: 24,
        mobile: { alignItems: "start", paddingBlockStart: 8, paddingBlockEnd: 8, gap: 16 },
      },
      [
        text(copy.section, { fontSize: 18, fontWeight: 600, color: "$color-button" }),
        heading("h1", copy.headline, {
          fontSize: 76,
          fontWeight: 400,
          lineHeight: 1.02,
          letterSpacing: "-0.035em",
          textAlign: "center",
          maxWidth: 880,
          tablet: { fontSize: 58 },
          mobile: { fontSize: 43, textAlign: "start" },
        }),
        text(copy.standfirst, {
          fontSize: 25,
          lineHeight: 1.4,
          textAlign: "center",
          maxWidth: 640,
          textWrap: "balance",
          mobile: { fontSize: 21, textAlign: "start", textWrap: "wrap" },
        }),
        text(copy.byline, SMALL),
      ],
    ),
    box({ gap: 10 }, [
      image("sourdough", copy.imageAlt, { width: "100%", mobile: { aspectRatio: 1.25, objectFit: "cover" } }),
      text(copy.caption, { ...SMALL, paddingBlockEnd: 24 }),
    ]),
  ];
}

function chapter({ title, words }: PresellCopy["parts"][number]): Piece {
  return box({ gap: 16, maxWidth: COLUMN, width: "100%", alignSelf: "center", marginBlockStart: 28 }, [
    heading("h2", title, H2),
    text(words, BODY),
  ]);
}

function clock({ clock }: PresellCopy): Piece {
  return box(
    { gap: 20, paddingBlock: 36, marginBlock: 40, ...lineAbove("$color-heading"), borderBlockEndWidth: 1, mobile: { marginBlock: 24 } },
    [
      heading("h2", clock.title, { ...H2, textAlign: "center", mobile: { fontSize: 27, textAlign: "start" } }),
      image("dough-clock", clock.alt, { width: "100%" }),
      box(
        { display: "grid", gridColumns: 4, gap: 20, mobile: { gridColumns: 2 } },
        clock.steps.map(([hour, words]) =>
          box({ gap: 2, alignItems: "center", mobile: { alignItems: "start" } }, [
            text(hour, { fontSize: 28, fontWeight: 500, color: "$color-button", lineHeight: 1.2 }),
            text(words, {
              fontSize: 18,
              lineHeight: 1.35,
              textAlign: "center",
              maxWidth: 190,
              mobile: { textAlign: "start", fontSize: 17 },
            }),
          ]),
        ),
      ),
    ],
  );
}

function article(copy: PresellCopy): Piece {
  const [first, second, ...others] = copy.parts;
  return section("main", { paddingBlockStart: 24, paddingBlockEnd: 64 }, [
    ...opening(copy),
    box({ maxWidth: COLUMN, width: "100%", alignSelf: "center" }, [
      text(copy.opening.slice(0, 1), {
        fontSize: 27,
        lineHeight: 1.42,
        color: "$color-heading",
        letterSpacing: "-0.01em",
        mobile: { fontSize: 23 },
      }),
      text(copy.opening.slice(1), BODY),
    ]),
    ...(first ? [chapter(first)] : []),
    text(copy.quote, {
      fontSize: 54,
      fontWeight: 300,
      lineHeight: 1.1,
      letterSpacing: "-0.03em",
      color: "$color-button",
      textAlign: "center",
      maxWidth: 820,
      alignSelf: "center",
      textWrap: "balance",
      marginBlockStart: 40,
      marginBlockEnd: 12,
      mobile: { fontSize: 36, textAlign: "start", alignSelf: "start", marginBlockStart: 20 },
    }),
    ...(second ? [chapter(second)] : []),
    clock(copy),
    ...others.map(chapter),
  ]);
}

function presenter({ box: words }: PresellCopy): Piece {
  return anchored(
    "curso",
    section("section", { background: "$color-surface", paddingBlock: 80, mobile: { paddingBlock: 52 } }, [
      box({ gap: 18, maxWidth: COLUMN, width: "100%", alignSelf: "center" }, [
        text(words.label, { ...SMALL, fontWeight: 600, color: "$color-button" }),
        heading("h2", words.title, { ...H2, fontSize: 42, mobile: { fontSize: 32 } }),
        text(words.words, { ...BODY, fontSize: 20 }),
        button(words.go, "", {
          fontSize: 20,
          fontWeight: 600,
          radius: 0,
          minHeight: 60,
          paddingInline: 36,
          marginBlock: 8,
          mobile: { width: "100%" },
        }),
        text(words.note, SMALL),
      ]),
    ]),
  );
}

function footer(copy: PresellCopy): Piece {
  return section("footer", { paddingBlock: 28, ...lineAbove("$color-line") }, [text(copy.footer, { ...SMALL, textAlign: "center" })]);
}

/** An article set like a magazine's, honest about who paid for it. */
export const presellTemplate: PageTemplate = {
  id: "presell",
  category: "presell",
  name: { pt: "Artigo de pré-venda", en: "Pre-sell article", es: "Artículo de preventa" },
  description: {
    pt: "Uma história bem diagramada que leva à oferta, dizendo com clareza quem a apresenta.",
    en: "A well-set story that leads to the offer and says plainly who is behind it.",
    es: "Una historia bien compuesta que lleva a la oferta y dice con claridad quién la presenta.",
  },
  build: (language) => {
    const copy = COPY[language];
    return pageOf({
      language,
      title: copy.title,
      description: copy.description,
      defaultHref: "#curso",
      fonts: { heading: "newsreader", text: "newsreader", button: "newsreader" },
      palette: {
        heading: "#1f1812",
        text: "#463b31",
        button: "#9c3519",
        onButton: "#fffaf0",
        background: "#fbf7ee",
        surface: "#efe5d0",
        line: "#d9cdb5",
      },
      sections: [masthead, article, presenter, footer].map((part) => part(copy)),
    });
  },
};
