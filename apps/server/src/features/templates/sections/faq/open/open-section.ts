import { lineAbove } from "../../../making/look.ts";
import { box, heading, section, text } from "../../../making/piece.ts";
import type { SectionTemplate } from "../../../section-template.ts";
import { BODY, H1, H3, ROOMY } from "../../type-scale.ts";
import { en } from "./copy.en.ts";
import { es } from "./copy.es.ts";
import { pt } from "./copy.pt.ts";

const COPY = { pt, en, es };

const ON = { color: "$color-background" } as const;

/** Short questions with their answers in the open, as on a poster. */
export const openSection: SectionTemplate = {
  id: "faq-open",
  category: "faq",
  name: { pt: "Perguntas já respondidas", en: "Questions already answered", es: "Preguntas ya respondidas" },
  build: (language) => {
    const copy = COPY[language];
    return section("section", { ...ROOMY, background: "$color-heading" }, [
      heading("h2", copy.title, { ...H1, ...ON, marginBlockEnd: 24, mobile: { fontSize: 42, marginBlockEnd: 4 } }),
      box(
        { display: "grid", gridColumns: 3, gap: 40, rowGap: 48, tablet: { gridColumns: 2 }, mobile: { gridColumns: 1, gap: 26 } },
        copy.items.map(({ question, answer }) =>
          box({ gap: 8, paddingBlockStart: 18, ...lineAbove("$color-background") }, [
            heading("h3", question, { ...H3, ...ON }),
            text(answer, { ...BODY, ...ON }),
          ]),
        ),
      ),
    ]);
  },
};
