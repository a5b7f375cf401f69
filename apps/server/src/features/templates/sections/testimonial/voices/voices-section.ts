import { box, heading, section, text } from "../../../making/piece.ts";
import { testimonials } from "../../../making/telling-pieces.ts";
import type { SectionTemplate } from "../../../section-template.ts";
import { H2, LEAD, ROOMY } from "../../type-scale.ts";
import { en } from "./copy.en.ts";
import { es } from "./copy.es.ts";
import { pt } from "./copy.pt.ts";

const COPY = { pt, en, es };

/** Large quotes one below the other, with the heading staying beside them. */
export const voicesSection: SectionTemplate = {
  id: "testimonial-voices",
  category: "testimonial",
  name: { pt: "Depoimentos em letra grande", en: "Testimonials in large type", es: "Testimonios en letra grande" },
  build: (language) => {
    const copy = COPY[language];
    return section("section", ROOMY, [
      box({ direction: "row", gap: 80, alignItems: "start", tablet: { gap: 44 }, mobile: { direction: "column", gap: 32 } }, [
        box({ width: "36%", gap: 16, position: "sticky", insetBlockStart: 40, mobile: { width: "100%", position: "static" } }, [
          heading("h2", copy.title, H2),
          text(copy.lead, { ...LEAD, fontSize: 18 }),
        ]),
        box({ width: "64%", mobile: { width: "100%" } }, [testimonials(copy.voices)]),
      ]),
    ]);
  },
};
