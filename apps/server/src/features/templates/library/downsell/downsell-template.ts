import { comparison } from "../../making/offer-pieces.ts";
import { pageOf } from "../../making/page-of.ts";
import { anchored, box, button, heading, hiddenOnPhones, image, type Piece, section, text } from "../../making/piece.ts";
import type { PageTemplate } from "../../page-template.ts";
import { en } from "./copy.en.ts";
import { es } from "./copy.es.ts";
import { pt } from "./copy.pt.ts";
import type { DownsellCopy } from "./copy.ts";

const COPY = { pt, en, es };

/** The width of all that is read here, in pixels. */
const COLUMN = 760;

const CENTERED = { textAlign: "center", textWrap: "balance" } as const;

function opening(copy: DownsellCopy): Piece {
  return section(
    "main",
    { alignItems: "center", gap: 20, paddingBlockStart: 44, paddingBlockEnd: 64, mobile: { paddingBlockStart: 28, paddingBlockEnd: 48 } },
    [
      text(copy.calm, { ...CENTERED, fontSize: 20, lineHeight: 1.4, mobile: { fontSize: 18 } }),
      heading("h1", copy.headline, {
        ...CENTERED,
        fontSize: 80,
        fontWeight: 300,
        lineHeight: 1,
        letterSpacing: "-0.04em",
        maxWidth: 860,
        tablet: { fontSize: 64 },
        mobile: { fontSize: 48 },
      }),
      // A wide painting gets too small on a phone, which has one of its own.
      hiddenOnPhones(image("six-color-sea", copy.imageAlt, { width: "100%", marginBlock: 16 })),
      { ...image("six-color-boat", copy.imageAlt, { width: "100%" }), hiddenAt: ["base", "tablet"] },
      text(copy.lead, { ...CENTERED, fontSize: 23, lineHeight: 1.45, maxWidth: 640, mobile: { fontSize: 20 } }),
    ],
  );
}

function boxes({ boxes }: DownsellCopy): Piece {
  const [full, small] = boxes;
  const caption = { ...CENTERED, fontSize: 18, lineHeight: 1.3, mobile: { fontSize: 16 } } as const;
  return box({ direction: "row", justifyContent: "space-between", alignItems: "end", gap: 24 }, [
    box({ width: "58%", alignItems: "center", gap: 8 }, [
      image("paints-full", full?.[1] ?? "", { width: "100%" }),
      text(full?.[0] ?? "", caption),
    ]),
    box({ width: "30%", alignItems: "center", gap: 8 }, [
      image("paints-small", small?.[1] ?? "", { width: "82%" }),
      text(small?.[0] ?? "", caption),
    ]),
  ]);
}

function offer(copy: DownsellCopy): Piece {
  return anchored(
    "oferta",
    section("section", { background: "$color-surface", paddingBlock: 72, mobile: { paddingBlock: 48 } }, [
      box({ gap: 32, maxWidth: COLUMN, width: "100%", alignSelf: "center", mobile: { gap: 28 } }, [
        boxes(copy),
        comparison(copy.table, "second", { radius: 10 }),
        box({ alignItems: "center", gap: 14, marginBlockStart: 8 }, [
          text(copy.price, { fontSize: 68, fontWeight: 300, lineHeight: 1, letterSpacing: "-0.04em", color: "$color-heading" }),
          text(copy.terms, { ...CENTERED, fontSize: 18 }),
          button(copy.accept, "", {
            radius: 10,
            minHeight: 64,
            paddingInline: 44,
            fontSize: 22,
            fontWeight: 500,
            marginBlockStart: 8,
            mobile: { width: "100%", paddingInline: 20 },
          }),
          button(copy.decline, "#pedido", { fontSize: 19, fontWeight: 400, color: "$color-text" }, "link"),
          text(copy.later, { ...CENTERED, fontSize: 18, maxWidth: 440 }),
        ]),
      ]),
    ]),
  );
}

function order({ order, footer }: DownsellCopy): Piece {
  return anchored(
    "pedido",
    section("footer", { paddingBlock: 64, mobile: { paddingBlock: 48 } }, [
      box({ gap: 14, maxWidth: COLUMN, width: "100%", alignSelf: "center" }, [
        heading("h2", order.title, { fontSize: 34, fontWeight: 400, letterSpacing: "-0.02em", mobile: { fontSize: 29 } }),
        text(order.words, { fontSize: 20, lineHeight: 1.5, mobile: { fontSize: 19 } }),
        text(footer, { fontSize: 18 }),
      ]),
    ]),
  );
}

/** A smaller offer made once, without hurry: what both are, side by side, and the way on for who wants neither. */
export const downsellTemplate: PageTemplate = {
  id: "downsell",
  category: "upsell",
  name: { pt: "Oferta menor", en: "Smaller offer", es: "Oferta más pequeña" },
  description: {
    pt: "Depois do “não, obrigado”: uma versão menor, comparada com a grande, e a saída à vista.",
    en: "After the “no, thanks”: a smaller version beside the large one, with the way out in sight.",
    es: "Después del “no, gracias”: una versión menor junto a la grande, con la salida a la vista.",
  },
  build: (language) => {
    const copy = COPY[language];
    return pageOf({
      language,
      title: copy.title,
      description: copy.description,
      defaultHref: "#oferta",
      fonts: { heading: "newsreader", text: "newsreader", button: "newsreader" },
      palette: {
        heading: "#22344f",
        text: "#4a586c",
        button: "#2d5a94",
        onButton: "#ffffff",
        background: "#fbfcfb",
        surface: "#e6eef1",
        line: "#c6d3da",
      },
      sections: [opening, offer, order].map((part) => part(copy)),
    });
  },
};
