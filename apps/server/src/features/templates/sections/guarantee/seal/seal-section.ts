import { shadow } from "../../../making/look.ts";
import { guarantee } from "../../../making/offer-pieces.ts";
import { box, heading, list, section } from "../../../making/piece.ts";
import type { SectionTemplate } from "../../../section-template.ts";
import { BODY, H3, ROOMY } from "../../type-scale.ts";
import { en } from "./copy.en.ts";
import { es } from "./copy.es.ts";
import { pt } from "./copy.pt.ts";

const COPY = { pt, en, es };

/** The seal with its terms, and on a card that lies over its edge how to ask for the money. */
export const sealSection: SectionTemplate = {
  id: "guarantee-seal",
  category: "guarantee",
  name: { pt: "Garantia com selo", en: "Guarantee with a seal", es: "Garantía con sello" },
  build: (language) => {
    const copy = COPY[language];
    return section("section", { ...ROOMY, background: "$color-surface" }, [
      box({ direction: "row", gap: 0, alignItems: "end", mobile: { direction: "column", alignItems: "stretch" } }, [
        box({ width: "72%", paddingBlockEnd: 48, mobile: { width: "100%", paddingBlockEnd: 0 } }, [
          guarantee(7, copy.title, copy.terms, {
            padding: 52,
            paddingInlineEnd: 104,
            radius: 22,
            fontSize: 18,
            tablet: { padding: 36, paddingInlineEnd: 72 },
            mobile: { padding: 26, paddingInlineEnd: 26, paddingBlockEnd: 52, fontSize: 17 },
          }),
        ]),
        box(
          {
            width: "34%",
            gap: 14,
            background: "$color-background",
            radius: 14,
            padding: 28,
            marginInlineStart: -48,
            borderStyle: "solid",
            borderColor: "$color-line",
            borderWidth: 1,
            boxShadow: shadow(0, 18, 44, -16, "#0000004d"),
            tablet: { width: "38%" },
            mobile: { width: "88%", marginInlineStart: 0, alignSelf: "end", marginBlockStart: -28, padding: 22 },
          },
          [heading("h3", copy.how.title, { ...H3, fontSize: 20 }), list(copy.how.steps, "number", { ...BODY, fontSize: 16 })],
        ),
      ]),
    ]);
  },
};
