import { heading, section, text } from "../../../making/piece.ts";
import { carousel } from "../../../making/telling-pieces.ts";
import type { SectionTemplate } from "../../../section-template.ts";
import { BODY, H2, H3, ROOMY, SMALL } from "../../type-scale.ts";
import { en } from "./copy.en.ts";
import { es } from "./copy.es.ts";
import { pt } from "./copy.pt.ts";

const COPY = { pt, en, es };

/** Cards on a rail: each says first what became of it, then who says so. */
export const railSection: SectionTemplate = {
  id: "testimonial-rail",
  category: "testimonial",
  name: { pt: "Depoimentos em trilho", en: "Testimonials on a rail", es: "Testimonios en un riel" },
  build: (language) => {
    const copy = COPY[language];
    const slides = copy.voices.map(({ result, quote, name }) => [
      heading("h3", result, { ...H3, fontSize: 27, mobile: { fontSize: 23 } }),
      text(quote, { ...BODY, fontSize: 18 }),
      text(name, { ...SMALL, fontWeight: 600, color: "$color-heading", marginBlockStart: "auto", paddingBlockStart: 12 }),
    ]);
    return section("section", { ...ROOMY, background: "$color-surface" }, [
      heading("h2", copy.title, { ...H2, fontSize: 54, maxWidth: 720, marginBlockEnd: 16, mobile: { fontSize: 35, marginBlockEnd: 0 } }),
      carousel(copy.label, slides, { padding: 36, radius: 18, minHeight: 250, mobile: { padding: 24, minHeight: 230 } }),
    ]);
  },
};
