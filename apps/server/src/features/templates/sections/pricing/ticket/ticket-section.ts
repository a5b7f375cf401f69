import { shadow } from "../../../making/look.ts";
import { box, button, heading, list, section, text } from "../../../making/piece.ts";
import type { SectionTemplate } from "../../../section-template.ts";
import { BUTTON_ON_BUTTON, H2, ROOMY, SMALL } from "../../type-scale.ts";
import { en } from "./copy.en.ts";
import { es } from "./copy.es.ts";
import { pt } from "./copy.pt.ts";

const COPY = { pt, en, es };

const ON = { color: "$color-on-button" } as const;

/** A ticket torn in two: what is in it on the larger part, what it costs on the other. */
export const ticketSection: SectionTemplate = {
  id: "pricing-ticket",
  category: "pricing",
  name: { pt: "Um preço, em forma de bilhete", en: "One price, as a ticket", es: "Un precio, como boleto" },
  build: (language) => {
    const copy = COPY[language];
    const inside = box(
      {
        width: "58%",
        gap: 20,
        paddingBlock: 56,
        paddingInline: 52,
        tablet: { paddingInline: 36, width: "54%" },
        mobile: { width: "100%", padding: 28, gap: 16 },
      },
      [
        text(copy.label, { ...SMALL, fontWeight: 600, color: "$color-button" }),
        heading("h2", copy.title, H2),
        list(copy.points, "check", { fontSize: 18, marginBlockStart: 8, mobile: { fontSize: 17 } }),
      ],
    );
    const stub = box(
      {
        width: "42%",
        gap: 12,
        justifyContent: "center",
        background: "$color-button",
        paddingBlock: 56,
        paddingInline: 44,
        borderStyle: "dashed",
        borderColor: "$color-background",
        borderWidth: 0,
        borderInlineStartWidth: 4,
        tablet: { paddingInline: 32, width: "46%" },
        mobile: { width: "100%", padding: 28, borderInlineStartWidth: 0, borderBlockStartWidth: 4 },
      },
      [
        text(copy.price, {
          ...ON,
          fontFamily: "$font-heading",
          fontSize: 76,
          fontWeight: 600,
          lineHeight: 1,
          letterSpacing: "-0.04em",
          tablet: { fontSize: 58 },
          mobile: { fontSize: 64 },
        }),
        text(copy.terms, { ...ON, fontSize: 17, lineHeight: 1.45 }),
        button(copy.buy, "", { ...BUTTON_ON_BUTTON, width: "100%", minHeight: 60, fontSize: 18, marginBlockStart: 14 }),
        text(copy.promise, { ...SMALL, ...ON }),
      ],
    );
    return section("section", ROOMY, [
      box(
        {
          direction: "row",
          gap: 0,
          alignItems: "stretch",
          background: "$color-background",
          radius: 22,
          overflow: "hidden",
          boxShadow: shadow(0, 30, 70, -30, "#00000061"),
          borderStyle: "solid",
          borderColor: "$color-line",
          borderWidth: 1,
          mobile: { direction: "column" },
        },
        [inside, stub],
      ),
    ]);
  },
};
