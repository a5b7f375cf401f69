import { lineAbove, lineBelow } from "../../making/look.ts";
import { pageOf } from "../../making/page-of.ts";
import { anchored, box, button, faq, heading, list, type Piece, section, text, video } from "../../making/piece.ts";
import type { PageTemplate } from "../../page-template.ts";
import { en } from "./copy.en.ts";
import { es } from "./copy.es.ts";
import { pt } from "./copy.pt.ts";
import type { VslCopy } from "./copy.ts";

const COPY = { pt, en, es };

const BLACK = "#0a0a0a";

const H2 = {
  fontSize: 52,
  fontWeight: 800,
  lineHeight: 1,
  letterSpacing: "-0.035em",
  tablet: { fontSize: 44 },
  mobile: { fontSize: 36 },
} as const;
const SMALL = { fontSize: 15, fontWeight: 500, lineHeight: 1.45 } as const;
const ROOMY = { paddingBlock: 96, mobile: { paddingBlock: 60 } } as const;

function film(copy: VslCopy): Piece {
  return section("main", { paddingBlockStart: 28, paddingBlockEnd: 88, mobile: { paddingBlockStart: 18, paddingBlockEnd: 56 } }, [
    box({ direction: "row", justifyContent: "space-between", gap: 16, paddingBlockEnd: 14, ...lineBelow("$color-line") }, [
      text(copy.kicker, { ...SMALL, color: "$color-heading" }),
      text(copy.length, { ...SMALL, color: "$color-button", textAlign: "end" }),
    ]),
    heading("h1", copy.headline, {
      fontSize: 72,
      fontWeight: 850,
      lineHeight: 0.98,
      letterSpacing: "-0.045em",
      marginBlockStart: 12,
      marginBlockEnd: 12,
      tablet: { fontSize: 54 },
      mobile: { fontSize: 38, marginBlock: 2 },
    }),
    video("", "lunch-box", copy.videoTitle, { radius: 0 }),
    button(copy.watch, "#oferta", {
      width: "100%",
      radius: 0,
      minHeight: 84,
      fontSize: 28,
      fontWeight: 800,
      letterSpacing: "-0.02em",
      mobile: { fontSize: 21, minHeight: 68 },
    }),
    text(copy.watchNote, { ...SMALL, fontSize: 16, textAlign: "center" }),
  ]);
}

function lessons({ lessons }: VslCopy): Piece {
  const rows = lessons.items.map(([name, words], index) =>
    box({ direction: "row", gap: 40, paddingBlock: 30, ...lineAbove("$color-line"), mobile: { gap: 20, paddingBlock: 22 } }, [
      text(String(index + 1), {
        fontSize: 64,
        fontWeight: 800,
        lineHeight: 0.9,
        letterSpacing: "-0.04em",
        color: "$color-button",
        minWidth: 72,
        mobile: { fontSize: 44, minWidth: 40 },
      }),
      box({ direction: "row", gap: 40, grow: 1, mobile: { direction: "column", gap: 8 } }, [
        heading("h3", name, {
          fontSize: 27,
          fontWeight: 700,
          letterSpacing: "-0.025em",
          width: "42%",
          mobile: { width: "100%", fontSize: 23 },
        }),
        text(words, { fontSize: 18, width: "58%", mobile: { width: "100%" } }),
      ]),
    ]),
  );
  return section("section", { ...ROOMY, background: "$color-surface" }, [
    heading("h2", lessons.title, { ...H2, marginBlockEnd: 8 }),
    box({ gap: 0 }, rows),
  ]);
}

function example({ example }: VslCopy): Piece {
  return section("section", { ...ROOMY, background: "#ffffff" }, [
    box({ direction: "row", gap: 64, mobile: { direction: "column", gap: 24 } }, [
      box({ width: "50%", mobile: { width: "100%" } }, [heading("h2", example.title, { ...H2, color: BLACK })]),
      box({ width: "50%", mobile: { width: "100%" } }, [text(example.words, { fontSize: 18, color: "#333333" })]),
    ]),
    box(
      { display: "grid", gridColumns: 2, gap: 64, marginBlockStart: 40, mobile: { gridColumns: 1, gap: 28, marginBlockStart: 16 } },
      example.quotes.map(([words, name]) =>
        box({ gap: 12, paddingBlockStart: 20, ...lineAbove(BLACK, 6) }, [
          text(words, {
            fontSize: 25,
            fontWeight: 650,
            lineHeight: 1.25,
            letterSpacing: "-0.02em",
            color: BLACK,
            mobile: { fontSize: 22 },
          }),
          text(name, { ...SMALL, color: "#4a4a4a" }),
        ]),
      ),
    ),
  ]);
}

function offer({ offer }: VslCopy): Piece {
  return anchored(
    "oferta",
    section("section", { ...ROOMY, background: "$color-button" }, [
      box({ direction: "row", gap: 64, alignItems: "end", mobile: { direction: "column", alignItems: "stretch", gap: 28 } }, [
        box({ width: "56%", gap: 24, mobile: { width: "100%" } }, [
          heading("h2", offer.title, { ...H2, color: BLACK, fontSize: 60 }),
          list(offer.items, "none", { fontSize: 18, fontWeight: 500, color: BLACK }),
        ]),
        box({ width: "44%", gap: 12, mobile: { width: "100%" } }, [
          text(offer.price, {
            fontSize: 128,
            fontWeight: 850,
            lineHeight: 0.9,
            letterSpacing: "-0.06em",
            color: BLACK,
            tablet: { fontSize: 96 },
            mobile: { fontSize: 92 },
          }),
          text(offer.terms, { ...SMALL, fontSize: 16, color: BLACK }),
          button(offer.buy, "", {
            width: "100%",
            radius: 0,
            minHeight: 72,
            fontSize: 22,
            fontWeight: 800,
            background: BLACK,
            color: "#ffffff",
            marginBlockStart: 8,
          }),
          text(offer.promise, { ...SMALL, color: BLACK }),
        ]),
      ]),
    ]),
  );
}

function questions({ questions }: VslCopy): Piece {
  return section("section", ROOMY, [
    heading("h2", questions.title, { ...H2, fontSize: 40, mobile: { fontSize: 32 } }),
    faq(questions.items, { fontSize: 18 }),
  ]);
}

function footer(copy: VslCopy): Piece {
  return section("footer", { paddingBlockStart: 0, paddingBlockEnd: 40 }, [
    text(copy.footer, { fontSize: 14, maxWidth: 680, lineHeight: 1.5 }),
  ]);
}

/** A film, a sentence and a button; black, white and one yellow. */
export const vslTemplate: PageTemplate = {
  id: "vsl",
  category: "vsl",
  name: { pt: "Vídeo de vendas", en: "Video sales letter", es: "Video de ventas" },
  description: {
    pt: "Preto, branco e um amarelo: uma frase, um vídeo e um botão antes de rolar a tela.",
    en: "Black, white and one yellow: a sentence, a video and a button before anyone scrolls.",
    es: "Negro, blanco y un amarillo: una frase, un video y un botón antes de desplazarse.",
  },
  build: (language) => {
    const copy = COPY[language];
    return pageOf({
      language,
      title: copy.title,
      description: copy.description,
      defaultHref: "#oferta",
      fonts: { heading: "archivo", text: "archivo", button: "archivo" },
      palette: {
        heading: "#ffffff",
        text: "#c6c6c6",
        button: "#ffe14a",
        onButton: BLACK,
        background: BLACK,
        surface: "#161616",
        line: "#3d3d3d",
      },
      sections: [film, lessons, example, offer, questions, footer].map((part) => part(copy)),
    });
  },
};
