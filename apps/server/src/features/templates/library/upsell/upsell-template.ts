import { backdrop, lineAbove, shadow } from "../../making/look.ts";
import { pageOf } from "../../making/page-of.ts";
import { anchored, box, button, heading, image, list, type Piece, section, text } from "../../making/piece.ts";
import type { PageTemplate } from "../../page-template.ts";
import { en } from "./copy.en.ts";
import { es } from "./copy.es.ts";
import { pt } from "./copy.pt.ts";
import type { UpsellCopy } from "./copy.ts";

const COPY = { pt, en, es };

const TRACK = { background: "$color-track" } as const;

/** Two safety pins, one at each side, as on a runner's bib; `turn` in degrees. */
function pins(turn: number): Piece {
  const pin = (rotate: number) => image("safety-pin", "", { width: 60, rotate, mobile: { width: 46 } });
  return box({ direction: "row", justifyContent: "space-between" }, [pin(-turn), pin(180 + turn)]);
}

function offer(copy: UpsellCopy): Piece {
  return section(
    "main",
    {
      ...TRACK,
      backgroundImage: backdrop("track-lanes"),
      backgroundSize: "cover",
      backgroundPosition: "center",
      paddingBlockStart: 28,
      paddingBlockEnd: 96,
      mobile: { paddingBlockStart: 16, paddingBlockEnd: 56, paddingInline: 14 },
    },
    [
      text(copy.paid, {
        alignSelf: "center",
        fontSize: 16,
        fontWeight: 600,
        lineHeight: 1.4,
        color: "$color-heading",
        background: "$color-mint",
        paddingBlock: 10,
        paddingInline: 22,
        radius: 999,
        textAlign: "center",
        mobile: { radius: 12, fontSize: 15, paddingInline: 16 },
      }),
      anchored(
        "oferta",
        box(
          {
            alignSelf: "center",
            width: "100%",
            maxWidth: 760,
            background: "$color-background",
            radius: 14,
            paddingBlock: 22,
            paddingInline: 26,
            gap: 0,
            boxShadow: shadow(0, 30, 60, -20, "#3b0f00a6"),
            mobile: { padding: 16 },
          },
          [
            pins(8),
            box({ alignItems: "center", gap: 0, marginBlockStart: -20 }, [
              text(copy.bib, {
                fontSize: 26,
                fontWeight: 700,
                color: "$color-heading",
                letterSpacing: "-0.02em",
                lineHeight: 1.1,
                mobile: { fontSize: 21 },
              }),
              text(copy.number, {
                fontSize: 168,
                fontWeight: 800,
                lineHeight: 0.92,
                letterSpacing: "-0.06em",
                color: "$color-button",
                mobile: { fontSize: 108 },
              }),
            ]),
            box(
              {
                gap: 20,
                paddingBlock: 32,
                paddingInline: 44,
                marginBlockStart: 22,
                ...lineAbove("$color-heading", 3),
                mobile: { paddingInline: 6, paddingBlock: 24, marginBlockStart: 14 },
              },
              [
                heading("h1", copy.headline, {
                  fontSize: 40,
                  fontWeight: 700,
                  lineHeight: 1.06,
                  letterSpacing: "-0.03em",
                  mobile: { fontSize: 31 },
                }),
                text(copy.lead, { fontSize: 18 }),
                list(copy.items, "check", { fontSize: 18, color: "$color-heading", fontWeight: 500 }),
                box(
                  {
                    direction: "row",
                    gap: 20,
                    alignItems: "center",
                    marginBlockStart: 8,
                    mobile: { direction: "column", alignItems: "start", gap: 6 },
                  },
                  [
                    text(copy.price, {
                      fontSize: 60,
                      fontWeight: 800,
                      lineHeight: 1,
                      letterSpacing: "-0.05em",
                      color: "$color-heading",
                      minWidth: "fit-content",
                    }),
                    text(copy.terms, { fontSize: 16, lineHeight: 1.45 }),
                  ],
                ),
                box({ gap: 6, alignItems: "center" }, [
                  button(copy.accept, "", {
                    width: "100%",
                    minHeight: 66,
                    fontSize: 21,
                    fontWeight: 700,
                    radius: 10,
                    mobile: { fontSize: 19, paddingInline: 10 },
                  }),
                  button(copy.decline, "#acesso", { color: "$color-text", fontWeight: 500, fontSize: 17 }, "link"),
                  text(copy.calm, { fontSize: 15, textAlign: "center", lineHeight: 1.45, textWrap: "balance" }),
                ]),
              ],
            ),
            pins(-8),
          ],
        ),
      ),
    ],
  );
}

function afterwards(copy: UpsellCopy): Piece {
  return section("section", { paddingBlock: 72, mobile: { paddingBlock: 48 } }, [
    box(
      { display: "grid", gridColumns: 2, gap: 56, maxWidth: 860, width: "100%", alignSelf: "center", mobile: { gridColumns: 1, gap: 20 } },
      [text(copy.coach, { fontSize: 18 }), anchored("acesso", text(copy.access, { fontSize: 18 }))],
    ),
  ]);
}

function footer(copy: UpsellCopy): Piece {
  return section("footer", { paddingBlockStart: 0, paddingBlockEnd: 40 }, [text(copy.footer, { fontSize: 15, textAlign: "center" })]);
}

/** A runner's bib pinned to the track: one offer, a clear yes and an equally clear no. */
export const upsellTemplate: PageTemplate = {
  id: "upsell",
  category: "upsell",
  name: { pt: "Oferta depois da compra", en: "Offer after the purchase", es: "Oferta después de la compra" },
  description: {
    pt: "Um cartão, uma oferta, um sim e um não bem claros, sem pressa inventada.",
    en: "One card, one offer, a clear yes and a clear no, with no made-up hurry.",
    es: "Una tarjeta, una oferta, un sí y un no bien claros, sin urgencia inventada.",
  },
  build: (language) => {
    const copy = COPY[language];
    return pageOf({
      language,
      title: copy.title,
      description: copy.description,
      defaultHref: "#oferta",
      fonts: { heading: "bricolage-grotesque", text: "bricolage-grotesque", button: "bricolage-grotesque" },
      palette: {
        heading: "#10203a",
        text: "#44506a",
        button: "#1b4fd8",
        onButton: "#ffffff",
        background: "#fffdf8",
        surface: "#f4efe4",
        line: "#d8d0c0",
        more: { track: "#b03b1b", mint: "#d8f3df" },
      },
      sections: [offer, afterwards, footer].map((part) => part(copy)),
    });
  },
};
