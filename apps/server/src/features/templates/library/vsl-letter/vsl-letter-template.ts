import { lineAbove, shadow } from "../../making/look.ts";
import { pageOf } from "../../making/page-of.ts";
import { anchored, box, button, heading, image, list, type Piece, section, text, video } from "../../making/piece.ts";
import type { PageTemplate } from "../../page-template.ts";
import { en } from "./copy.en.ts";
import { es } from "./copy.es.ts";
import { pt } from "./copy.pt.ts";
import type { VslLetterCopy } from "./copy.ts";

const COPY = { pt, en, es };

const TYPED = { fontSize: 17, lineHeight: 1.75, color: "$color-heading", mobile: { fontSize: 16, lineHeight: 1.7 } } as const;
const H2 = {
  fontSize: 21,
  fontWeight: 700,
  lineHeight: 1.4,
  letterSpacing: 0,
  textDecoration: "underline",
  mobile: { fontSize: 19 },
} as const;

function order({ buy, price }: VslLetterCopy): Piece {
  return box({ gap: 12, alignItems: "center", paddingBlock: 20, mobile: { alignItems: "stretch" } }, [
    button(buy, "", {
      radius: 3,
      minHeight: 60,
      fontSize: 18,
      fontWeight: 700,
      paddingInline: 36,
      mobile: { width: "100%", paddingInline: 18 },
    }),
    text(price, { fontSize: 15, textAlign: "center" }),
  ]);
}

function head(copy: VslLetterCopy): Piece {
  const line = ([name, words]: readonly [string, string]) =>
    box({ direction: "row", gap: 0 }, [
      text(name, { fontSize: 16, lineHeight: 1.5, width: 104, minWidth: 104, mobile: { width: 92, minWidth: 92, fontSize: 15 } }),
      text(words, { fontSize: 16, lineHeight: 1.5, color: "$color-heading", mobile: { fontSize: 15 } }),
    ]);
  return section(
    "main",
    { paddingBlockStart: 56, paddingBlockEnd: 44, gap: 28, mobile: { paddingBlockStart: 28, paddingBlockEnd: 24, gap: 22 } },
    [
      box({ width: "100%", maxWidth: 860, alignSelf: "center", gap: 28, mobile: { gap: 22 } }, [
        box({ gap: 0 }, copy.head.map(line)),
        heading("h1", copy.headline, {
          fontSize: 46,
          fontWeight: 700,
          lineHeight: 1.18,
          letterSpacing: "-0.04em",
          tablet: { fontSize: 38 },
          mobile: { fontSize: 28, lineHeight: 1.22 },
        }),
        video("", "typewriter", copy.video.title, { radius: 4 }),
        text(copy.video.note, { fontSize: 15, textAlign: "center" }),
        order(copy),
      ]),
    ],
  );
}

function sample({ sample }: VslLetterCopy): Piece {
  return box(
    { gap: 14, marginBlock: 8, padding: 28, borderWidth: 2, borderStyle: "dashed", borderColor: "$color-text", mobile: { padding: 18 } },
    [text(sample.label, { fontSize: 15, lineHeight: 1.5, fontWeight: 700, color: "$color-button" }), text(sample.words, TYPED)],
  );
}

function letter(copy: VslLetterCopy): Piece {
  // A line holds some seventy characters, as a typewriter's does.
  const paper = {
    width: "100%",
    maxWidth: 860,
    alignSelf: "center",
    gap: 26,
    padding: 80,
    paddingBlockStart: 64,
    background: "$color-surface",
    boxShadow: shadow(0, 18, 44, -26, "#2a2a2e80"),
    tablet: { padding: 56 },
    mobile: { padding: 22, paddingBlock: 32, gap: 22 },
  } as const;
  return section("section", { paddingBlockStart: 12, paddingBlockEnd: 64, mobile: { padding: 12, paddingBlockEnd: 40 } }, [
    box(paper, [
      image("postmark", "", { width: 176, alignSelf: "end", mobile: { width: 128 } }),
      text(copy.opening, TYPED),
      sample(copy),
      text(copy.sample.why, TYPED),
      order(copy),
      heading("h2", copy.kit.title, H2),
      text(copy.kit.lead, TYPED),
      list(copy.kit.items, "disc", TYPED),
      text(copy.middle, TYPED),
      heading("h2", copy.limits.title, H2),
      list(copy.limits.items, "disc", TYPED),
      text(copy.limits.after, TYPED),
      text(copy.closing, TYPED),
      text(copy.signed, { ...TYPED, fontStyle: "italic" }),
      anchored("pedido", order(copy)),
      text(copy.postscript, { ...TYPED, paddingBlockStart: 26, ...lineAbove("$color-line") }),
    ]),
  ]);
}

function footer({ footer }: VslLetterCopy): Piece {
  return section("footer", { paddingBlockStart: 0, paddingBlockEnd: 56 }, [text(footer, { fontSize: 14, textAlign: "center" })]);
}

/** A video and then a letter, as if typed to one reader: quiet, long, one button. */
export const vslLetterTemplate: PageTemplate = {
  id: "vsl-letter",
  category: "vsl",
  name: { pt: "Carta de vendas com vídeo", en: "Sales letter with video", es: "Carta de ventas con video" },
  description: {
    pt: "O vídeo primeiro, depois uma carta datilografada para uma pessoa só, com o mesmo botão três vezes.",
    en: "The video first, then a letter typed to one reader, with the same button three times.",
    es: "El video primero y después una carta a máquina para una sola persona, con el mismo botón tres veces.",
  },
  build: (language) => {
    const copy = COPY[language];
    return pageOf({
      language,
      title: copy.title,
      description: copy.description,
      defaultHref: "#pedido",
      fonts: { heading: "jetbrains-mono", text: "jetbrains-mono", button: "jetbrains-mono" },
      palette: {
        heading: "#2a2a2e",
        text: "#55555c",
        button: "#a81d27",
        onButton: "#ffffff",
        background: "#e8e5da",
        surface: "#fffdf7",
        line: "#c9c5b6",
      },
      sections: [head, letter, footer].map((part) => part(copy)),
    });
  },
};
