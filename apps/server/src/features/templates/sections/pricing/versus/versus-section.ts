import { comparison } from "../../../making/offer-pieces.ts";
import { box, button, heading, section, text } from "../../../making/piece.ts";
import type { SectionTemplate } from "../../../section-template.ts";
import { BODY, H2, LEAD, ROOMY } from "../../type-scale.ts";
import { en } from "./copy.en.ts";
import { es } from "./copy.es.ts";
import { pt } from "./copy.pt.ts";

const COPY = { pt, en, es };

/** One offer against the other, line by line, with a button for each. */
export const versusSection: SectionTemplate = {
  id: "pricing-versus",
  category: "pricing",
  name: { pt: "Duas ofertas, linha a linha", en: "Two offers, line by line", es: "Dos ofertas, línea por línea" },
  build: (language) => {
    const copy = COPY[language];
    const { lessons, access } = copy;
    return section("section", ROOMY, [
      box(
        {
          direction: "row",
          gap: 72,
          alignItems: "start",
          tablet: { direction: "column", gap: 36 },
          mobile: { direction: "column", gap: 28 },
        },
        [
          box({ width: "36%", gap: 18, tablet: { width: "100%" }, mobile: { width: "100%" } }, [
            heading("h2", copy.title, H2),
            text(copy.lead, { ...LEAD, fontSize: 18 }),
          ]),
          box({ width: "64%", gap: 20, tablet: { width: "100%" }, mobile: { width: "100%" } }, [
            comparison(
              {
                caption: "",
                offers: [
                  [copy.first.name, copy.first.detail],
                  [copy.second.name, copy.second.detail],
                ],
                rows: [
                  [lessons.feature, lessons.first, lessons.second],
                  [access.feature, access.first, access.second],
                  [copy.notebook, "yes", "yes"],
                  [copy.questions, "no", "yes"],
                  [copy.templates, "no", "yes"],
                ],
              },
              "second",
            ),
            box({ direction: "row", gap: 12, justifyContent: "end", mobile: { direction: "column", alignItems: "stretch" } }, [
              button(copy.one, "", { mobile: { width: "100%" } }, "outline"),
              button(copy.all, "", { mobile: { width: "100%" } }),
            ]),
            text(copy.note, { ...BODY, textAlign: "end", mobile: { textAlign: "start" } }),
          ]),
        ],
      ),
    ]);
  },
};
