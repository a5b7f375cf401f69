import { backdrop, lineAbove, lineBelow } from "../../making/look.ts";
import { pageOf } from "../../making/page-of.ts";
import { anchored, box, button, field, form, heading, list, type Piece, section, text } from "../../making/piece.ts";
import type { PageTemplate } from "../../page-template.ts";
import { en } from "./copy.en.ts";
import { es } from "./copy.es.ts";
import { pt } from "./copy.pt.ts";
import type { LeadMagnetCopy } from "./copy.ts";

const COPY = { pt, en, es };

const H2 = { fontSize: 44, fontWeight: 800, lineHeight: 1.05, letterSpacing: "-0.01em", mobile: { fontSize: 33 } } as const;
const ROOMY = { paddingBlock: 96, gap: 36, tablet: { paddingBlock: 76 }, mobile: { paddingBlock: 56, gap: 24 } } as const;

/** The guide as it would lie on the table: its title is text, so that it changes with the page. */
function cover({ cover }: LeadMagnetCopy): Piece {
  return box(
    {
      width: "100%",
      maxWidth: 430,
      aspectRatio: 0.714,
      alignSelf: "center",
      gap: 14,
      padding: 44,
      paddingInlineStart: 56,
      background: "$color-tomato",
      backgroundImage: backdrop("bicycle-cover"),
      backgroundSize: "cover",
      backgroundRepeat: "no-repeat",
      radius: 3,
      rotate: -4,
      boxShadow: {
        type: "shadow",
        layers: [
          { x: 7, y: 6, blur: 0, spread: -1, color: "#fbf6ea" },
          { x: 9, y: 8, blur: 0, spread: -1, color: "#b9b09c" },
          { x: 30, y: 44, blur: 60, spread: -20, color: "#10283a80" },
        ],
      },
      tablet: { padding: 32, paddingInlineStart: 44 },
      mobile: { maxWidth: 268, padding: 26, paddingInlineStart: 34, gap: 8, rotate: -3 },
    },
    [
      text(cover.title, {
        fontFamily: "$font-heading",
        fontSize: 58,
        fontWeight: 800,
        lineHeight: 0.98,
        letterSpacing: "-0.03em",
        color: "$color-cream",
        tablet: { fontSize: 42 },
        mobile: { fontSize: 36 },
      }),
      text(cover.line, { fontSize: 18, fontWeight: 600, lineHeight: 1.3, color: "$color-cream", mobile: { fontSize: 14 } }),
    ],
  );
}

function ask({ form: asked, promise }: LeadMagnetCopy): Piece {
  return anchored(
    "guia",
    box({ gap: 14, background: "$color-background", radius: 6, padding: 28, marginBlockStart: 6, mobile: { padding: 20 } }, [
      form(asked, { maxWidth: "none", gap: 14 }, [field("text", "name", asked.first), field("email", "email", asked.mail, asked.example)]),
      text(promise, { fontSize: 15, lineHeight: 1.5 }),
    ]),
  );
}

function hero(copy: LeadMagnetCopy): Piece {
  return section(
    "main",
    { background: "$color-surface", paddingBlockStart: 72, paddingBlockEnd: 96, mobile: { paddingBlockStart: 36, paddingBlockEnd: 56 } },
    [
      box(
        {
          direction: "row",
          gap: 88,
          alignItems: "center",
          tablet: { gap: 48 },
          mobile: { direction: "column", alignItems: "stretch", gap: 40 },
        },
        [
          box({ width: "44%", paddingInline: 12, mobile: { width: "100%", paddingInline: 0 } }, [cover(copy)]),
          box({ width: "56%", gap: 20, mobile: { width: "100%", gap: 16 } }, [
            text(copy.kicker, { fontSize: 16, fontWeight: 700, color: "$color-heading" }),
            heading("h1", copy.headline, {
              fontSize: 58,
              fontWeight: 800,
              lineHeight: 1.02,
              letterSpacing: "-0.02em",
              tablet: { fontSize: 44 },
              mobile: { fontSize: 38 },
            }),
            text(copy.lead, { fontSize: 19, lineHeight: 1.55, maxWidth: 540, mobile: { fontSize: 18 } }),
            ask(copy),
          ]),
        ],
      ),
    ],
  );
}

function chapters({ chapters }: LeadMagnetCopy): Piece {
  const chapter = ([name, words, page]: readonly [string, string, string], index: number) =>
    box({ direction: "row", gap: 18, alignItems: "baseline", paddingBlock: 16, ...lineBelow("$color-line") }, [
      text(String(index + 1), {
        fontFamily: "$font-heading",
        fontSize: 26,
        fontWeight: 800,
        lineHeight: 1,
        color: "$color-tomato",
        width: 34,
        minWidth: 34,
      }),
      box({ gap: 2, grow: 1 }, [
        heading("h3", name, { fontSize: 20, fontWeight: 700, letterSpacing: "-0.01em" }),
        text(words, { fontSize: 16, lineHeight: 1.45 }),
      ]),
      text(page, { fontFamily: "$font-heading", fontSize: 18, color: "$color-heading", minWidth: 24, textAlign: "end" }),
    ]);
  return section("section", ROOMY, [
    box({ gap: 14, maxWidth: 640 }, [heading("h2", chapters.title, H2), text(chapters.lead, { fontSize: 18 })]),
    box(
      { display: "grid", gridColumns: 2, columnGap: 72, rowGap: 0, tablet: { columnGap: 40 }, mobile: { gridColumns: 1 } },
      chapters.items.map(chapter),
    ),
  ]);
}

function inside({ inside, free, again, footer }: LeadMagnetCopy): Piece {
  return section(
    "footer",
    { ...ROOMY, background: "$color-surface", paddingBlockEnd: 44, mobile: { paddingBlock: 56, paddingBlockEnd: 36, gap: 32 } },
    [
      box({ display: "grid", gridColumns: 2, gap: 72, tablet: { gap: 40 }, mobile: { gridColumns: 1, gap: 44 } }, [
        box({ gap: 20 }, [
          heading("h2", inside.title, { ...H2, fontSize: 36 }),
          list(inside.items, "check", { fontSize: 18, color: "$color-heading" }),
          button(again, "#guia", { radius: 6, minHeight: 56, paddingInline: 32, marginBlockStart: 12 }),
        ]),
        box({ gap: 20 }, [heading("h2", free.title, { ...H2, fontSize: 36 }), text(free.words, { fontSize: 18 })]),
      ]),
      text(footer, { fontSize: 15, paddingBlockStart: 24, marginBlockStart: 24, ...lineAbove("$color-heading", 2) }),
    ],
  );
}

/** A free guide shown as the paperback it would be, with its table of contents. */
export const leadMagnetTemplate: PageTemplate = {
  id: "lead-magnet",
  category: "signup",
  name: { pt: "Guia grátis", en: "Free guide", es: "Guía gratis" },
  description: {
    pt: "Um guia em PDF com cara de livro: capa, formulário curto e sumário com as páginas.",
    en: "A PDF guide that looks like a book: cover, short form and a table of contents with pages.",
    es: "Una guía en PDF con aire de libro: portada, formulario corto e índice con páginas.",
  },
  build: (language) => {
    const copy = COPY[language];
    return pageOf({
      language,
      title: copy.title,
      description: copy.description,
      fonts: { heading: "bitter", text: "dm-sans", button: "dm-sans" },
      palette: {
        heading: "#10283a",
        text: "#2b4659",
        button: "#10283a",
        onButton: "#ffffff",
        background: "#f1f8f8",
        surface: "#b9dce6",
        line: "#a9c6cf",
        more: { tomato: "#c4351e", cream: "#fff3dc" },
      },
      sections: [hero, chapters, inside].map((part) => part(copy)),
    });
  },
};
