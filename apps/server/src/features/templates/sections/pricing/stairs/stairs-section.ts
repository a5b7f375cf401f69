import { price } from "../../../making/offer-pieces.ts";
import { box, heading, section, text } from "../../../making/piece.ts";
import type { SectionTemplate } from "../../../section-template.ts";
import { H2, LEAD, ROOMY } from "../../type-scale.ts";
import { en } from "./copy.en.ts";
import { es } from "./copy.es.ts";
import { pt } from "./copy.pt.ts";

const COPY = { pt, en, es };

/** How far below the tallest step each of the others begins, in pixels. */
const DROPS = [112, 56, 0];

/** Three offers as a flight of stairs: the more there is in one, the higher it stands. */
export const stairsSection: SectionTemplate = {
  id: "pricing-stairs",
  category: "pricing",
  name: { pt: "Três preços em degraus", en: "Three prices on stairs", es: "Tres precios en escalera" },
  build: (language) => {
    const copy = COPY[language];
    const last = copy.plans.length - 1;
    return section("section", { ...ROOMY, background: "$color-surface" }, [
      box({ gap: 14, maxWidth: 620 }, [heading("h2", copy.title, H2), text(copy.lead, LEAD)]),
      box(
        {
          direction: "row",
          alignItems: "stretch",
          gap: 20,
          marginBlockStart: 8,
          tablet: { direction: "column", gap: 28 },
          mobile: { direction: "column", gap: 24 },
        },
        copy.plans.map((plan, index) =>
          price(index === last ? { ...plan, ribbon: copy.ribbon } : plan, {
            maxWidth: "none",
            width: "100%",
            marginBlockStart: DROPS[index] ?? 0,
            tablet: { marginBlockStart: 0 },
            mobile: { marginBlockStart: index === last ? 12 : 0 },
          }),
        ),
      ),
    ]);
  },
};
