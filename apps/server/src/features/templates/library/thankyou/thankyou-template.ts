import { lineAbove } from "../../making/look.ts";
import { pageOf } from "../../making/page-of.ts";
import { box, heading, image, list, type Piece, section, text } from "../../making/piece.ts";
import type { PageTemplate } from "../../page-template.ts";
import { en } from "./copy.en.ts";
import { es } from "./copy.es.ts";
import { pt } from "./copy.pt.ts";
import type { ThankyouCopy } from "./copy.ts";

const COPY = { pt, en, es };

const H2 = { fontSize: 38, fontWeight: 500, lineHeight: 1.12, letterSpacing: "-0.025em", mobile: { fontSize: 30 } } as const;
const GREETING = {
  fontFamily: "$font-heading",
  fontSize: 76,
  fontWeight: 400,
  lineHeight: 1.04,
  letterSpacing: "-0.04em",
  color: "$color-heading",
  textAlign: "center",
  textWrap: "balance",
  tablet: { fontSize: 58 },
  mobile: { fontSize: 42 },
} as const;
const ROOMY = { paddingBlock: 88, mobile: { paddingBlock: 56 } } as const;

function thanks(copy: ThankyouCopy): Piece {
  return section("main", { paddingBlockStart: 32, paddingBlockEnd: 80, mobile: { paddingBlockStart: 20, paddingBlockEnd: 52 } }, [
    text(copy.brand, {
      fontFamily: "$font-heading",
      fontSize: 21,
      fontWeight: 600,
      color: "$color-heading",
      textAlign: "center",
      lineHeight: 1.2,
    }),
    box({ gap: 0, marginBlockStart: 20, mobile: { marginBlockStart: 8 } }, [
      heading("h1", copy.headline, GREETING),
      text(copy.promise, GREETING),
    ]),
    text(copy.lead, {
      fontSize: 20,
      textAlign: "center",
      maxWidth: 520,
      alignSelf: "center",
      marginBlockEnd: 20,
      textWrap: "balance",
      mobile: { fontSize: 18, marginBlockEnd: 4 },
    }),
    image("coffee-morning", copy.imageAlt, { width: "100%", radius: 32, mobile: { aspectRatio: 1.4, objectFit: "cover", radius: 22 } }),
    heading("h2", copy.steps.title, { ...H2, marginBlockStart: 56, mobile: { fontSize: 30, marginBlockStart: 28 } }),
    box(
      { display: "grid", gridColumns: 3, gap: 40, marginBlockStart: 8, tablet: { gap: 28 }, mobile: { gridColumns: 1, gap: 28 } },
      copy.steps.items.map(([when, title, words]) =>
        box({ gap: 8, paddingBlockStart: 18, ...lineAbove("$color-button", 4) }, [
          text(when, { fontSize: 17, fontWeight: 700, color: "$color-button" }),
          heading("h3", title, { fontSize: 26, fontWeight: 500, letterSpacing: "-0.02em" }),
          text(words, { fontSize: 17 }),
        ]),
      ),
    ),
  ]);
}

function letter({ letter }: ThankyouCopy): Piece {
  return section("section", { ...ROOMY, background: "$color-heading" }, [
    box({ maxWidth: 800, alignSelf: "center", gap: 20 }, [
      text(letter.words, {
        fontFamily: "$font-heading",
        fontSize: 32,
        fontWeight: 300,
        lineHeight: 1.35,
        letterSpacing: "-0.015em",
        color: "#fff6e3",
        mobile: { fontSize: 24 },
      }),
      text(letter.signed, { color: "$color-butter", fontWeight: 600 }),
    ]),
  ]);
}

function recipe({ recipe, help }: ThankyouCopy): Piece {
  return section("section", { ...ROOMY, background: "$color-surface" }, [
    box({ direction: "row", gap: 72, mobile: { direction: "column", gap: 24 } }, [
      box({ width: "44%", gap: 14, mobile: { width: "100%" } }, [heading("h2", recipe.title, H2), text(recipe.lead, { fontSize: 18 })]),
      box({ width: "56%", mobile: { width: "100%" } }, [
        list(recipe.items, "number", { fontSize: 20, lineHeight: 1.5, color: "$color-heading", mobile: { fontSize: 18 } }),
      ]),
    ]),
    box(
      {
        direction: "row",
        gap: 24,
        alignItems: "baseline",
        background: "$color-background",
        radius: 20,
        padding: 32,
        marginBlockStart: 48,
        mobile: { direction: "column", gap: 8, padding: 24, marginBlockStart: 28 },
      },
      [heading("h2", help.title, { fontSize: 24, fontWeight: 500, letterSpacing: "-0.015em" }), text(help.words, { fontSize: 17 })],
    ),
  ]);
}

function footer(copy: ThankyouCopy): Piece {
  return section("footer", { paddingBlockStart: 0, paddingBlockEnd: 40, background: "$color-surface" }, [
    text(copy.footer, { fontSize: 15 }),
  ]);
}

/** A warm thank-you that says what comes next, and when. */
export const thankyouTemplate: PageTemplate = {
  id: "thankyou",
  category: "thankyou",
  name: { pt: "Obrigado pela compra", en: "Thank you for your order", es: "Gracias por tu compra" },
  description: {
    pt: "Agradece, diz o que acontece agora e quando, e deixa algo útil para a espera.",
    en: "Says thank you, what happens now and when, and leaves something useful for the wait.",
    es: "Agradece, cuenta qué pasa ahora y cuándo, y deja algo útil para la espera.",
  },
  build: (language) => {
    const copy = COPY[language];
    return pageOf({
      language,
      title: copy.title,
      description: copy.description,
      fonts: { heading: "fraunces", text: "instrument-sans", button: "instrument-sans" },
      palette: {
        heading: "#3a2317",
        text: "#604a3b",
        button: "#b24a17",
        onButton: "#ffffff",
        background: "#fffaf0",
        surface: "#ffe9bd",
        line: "#e4cfa4",
        more: { butter: "#ffcf70" },
      },
      sections: [thanks, letter, recipe, footer].map((part) => part(copy)),
    });
  },
};
