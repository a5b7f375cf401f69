import { backdrop } from "../../../making/look.ts";
import { box, button, heading, section, text } from "../../../making/piece.ts";
import type { SectionTemplate } from "../../../section-template.ts";
import { BUTTON_ON_BUTTON, H1, LEAD } from "../../type-scale.ts";
import { en } from "./copy.en.ts";
import { es } from "./copy.es.ts";
import { pt } from "./copy.pt.ts";

const COPY = { pt, en, es };

const ON = { color: "$color-on-button" } as const;

/** One large sentence over the lines of a map, on the ground that buttons have elsewhere. */
export const contourSection: SectionTemplate = {
  id: "call-to-action-contour",
  category: "callToAction",
  name: { pt: "Chamada sobre curvas de nível", en: "Call over contour lines", es: "Llamado sobre curvas de nivel" },
  build: (language) => {
    const copy = COPY[language];
    return section(
      "section",
      {
        background: "$color-button",
        backgroundImage: backdrop("contour-lines"),
        backgroundSize: "cover",
        backgroundPosition: "center",
        paddingBlock: 120,
        mobile: { paddingBlock: 72 },
      },
      [
        heading("h2", copy.title, { ...H1, ...ON, maxWidth: 900 }),
        box(
          {
            direction: "row",
            gap: 48,
            alignItems: "center",
            justifyContent: "space-between",
            marginBlockStart: 24,
            mobile: { direction: "column", alignItems: "stretch", gap: 24, marginBlockStart: 4 },
          },
          [
            text(copy.lead, { ...LEAD, ...ON, maxWidth: 460 }),
            button(copy.buy, "", {
              ...BUTTON_ON_BUTTON,
              minHeight: 68,
              fontSize: 20,
              paddingInline: 48,
              minWidth: "fit-content",
              mobile: { width: "100%" },
            }),
          ],
        ),
      ],
    );
  },
};
