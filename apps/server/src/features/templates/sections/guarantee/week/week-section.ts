import { lineAbove } from "../../../making/look.ts";
import { box, heading, section, text } from "../../../making/piece.ts";
import type { SectionTemplate } from "../../../section-template.ts";
import { BODY, H2, LEAD, ROOMY, SMALL } from "../../type-scale.ts";
import { en } from "./copy.en.ts";
import { es } from "./copy.es.ts";
import { pt } from "./copy.pt.ts";

const COPY = { pt, en, es };

/** The number of days as tall as the promise beside it, and what happens in them. */
export const weekSection: SectionTemplate = {
  id: "guarantee-week",
  category: "guarantee",
  name: { pt: "Garantia contada em dias", en: "Guarantee told in days", es: "Garantía contada en días" },
  build: (language) => {
    const copy = COPY[language];
    return section("section", ROOMY, [
      box(
        {
          direction: "row",
          gap: 72,
          alignItems: "end",
          tablet: { gap: 40 },
          mobile: { direction: "column", alignItems: "start", gap: 20 },
        },
        [
          box({ gap: 14, width: "34%", mobile: { width: "100%", direction: "row", alignItems: "end" } }, [
            text(copy.figure, {
              fontFamily: "$font-heading",
              fontSize: 380,
              fontWeight: 600,
              lineHeight: 0.76,
              letterSpacing: "-0.05em",
              color: "$color-button",
              tablet: { fontSize: 260 },
              mobile: { fontSize: 168, lineHeight: 0.8 },
            }),
            text(copy.unit, {
              ...SMALL,
              fontSize: 17,
              fontWeight: 600,
              color: "$color-heading",
              mobile: { maxWidth: 110, lineHeight: 1.3 },
            }),
          ]),
          box({ gap: 18, width: "66%", mobile: { width: "100%" } }, [
            heading("h2", copy.title, { ...H2, fontSize: 54, mobile: { fontSize: 35 } }),
            text(copy.lead, LEAD),
          ]),
        ],
      ),
      box(
        { display: "grid", gridColumns: 3, gap: 32, marginBlockStart: 32, mobile: { gridColumns: 1, gap: 20, marginBlockStart: 8 } },
        copy.days.map(({ when, words }) =>
          box({ gap: 4, paddingBlockStart: 16, ...lineAbove("$color-heading", 3) }, [
            text(when, { ...BODY, fontWeight: 600, color: "$color-heading" }),
            text(words, BODY),
          ]),
        ),
      ),
    ]);
  },
};
