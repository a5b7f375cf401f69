import { box, button, heading, section, text } from "../../../making/piece.ts";
import type { SectionTemplate } from "../../../section-template.ts";
import { BUTTON_ON_BUTTON, H1, LEAD, SMALL } from "../../type-scale.ts";
import { en } from "./copy.en.ts";
import { es } from "./copy.es.ts";
import { pt } from "./copy.pt.ts";

const COPY = { pt, en, es };

const ON = { color: "$color-on-button" } as const;

/** A poster: one number as tall as the words beside it, on the ground of the page's buttons. */
export const numeralSection: SectionTemplate = {
  id: "hero-numeral",
  category: "hero",
  name: { pt: "Abertura com número gigante", en: "Opening with a giant number", es: "Apertura con número gigante" },
  build: (language) => {
    const copy = COPY[language];
    return section(
      "section",
      {
        background: "$color-button",
        paddingBlock: 88,
        tablet: { paddingBlock: 72 },
        mobile: { paddingBlockStart: 28, paddingBlockEnd: 60 },
      },
      [
        box(
          {
            direction: "row",
            gap: 72,
            alignItems: "end",
            tablet: { gap: 44 },
            mobile: { direction: "column", alignItems: "stretch", gap: 20 },
          },
          [
            box({ gap: 0, minWidth: "fit-content", mobile: { direction: "row", alignItems: "baseline", gap: 14 } }, [
              text(copy.figure, {
                ...ON,
                fontFamily: "$font-heading",
                fontSize: 520,
                fontWeight: 600,
                lineHeight: 0.78,
                letterSpacing: "-0.06em",
                tablet: { fontSize: 380 },
                mobile: { fontSize: 210, lineHeight: 0.9 },
              }),
              text(copy.unit, {
                ...ON,
                fontFamily: "$font-heading",
                fontSize: 46,
                fontWeight: 600,
                lineHeight: 1,
                letterSpacing: "-0.02em",
                marginBlockStart: 28,
                tablet: { fontSize: 38 },
                mobile: { fontSize: 34, marginBlockStart: 0 },
              }),
            ]),
            box({ gap: 24, paddingBlockEnd: 4, mobile: { gap: 18 } }, [
              heading("h1", copy.title, { ...H1, ...ON }),
              text(copy.lead, { ...LEAD, ...ON }),
              button(copy.buy, "", {
                ...BUTTON_ON_BUTTON,
                minHeight: 60,
                fontSize: 18,
                paddingInline: 36,
                marginBlockStart: 8,
                mobile: { width: "100%" },
              }),
              text(copy.note, { ...SMALL, ...ON }),
            ]),
          ],
        ),
      ],
    );
  },
};
