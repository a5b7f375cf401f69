import { box, button, heading, section, text } from "../../../making/piece.ts";
import type { SectionTemplate } from "../../../section-template.ts";
import { H3, INVERTED_BUTTON, SMALL } from "../../type-scale.ts";
import { en } from "./copy.en.ts";
import { es } from "./copy.es.ts";
import { pt } from "./copy.pt.ts";

const COPY = { pt, en, es };

const ON = { color: "$color-background" } as const;

/** A strip with an hour as large as its button, a dashed line as on a ticket, and what happens then. */
export const dateSection: SectionTemplate = {
  id: "announcement-date",
  category: "announcement",
  name: { pt: "Aviso com dia e hora", en: "Notice with day and time", es: "Aviso con día y hora" },
  build: (language) => {
    const copy = COPY[language];
    return section("section", { paddingBlock: 40, mobile: { paddingBlock: 28 } }, [
      box(
        {
          direction: "row",
          alignItems: "stretch",
          gap: 0,
          background: "$color-heading",
          radius: 18,
          overflow: "hidden",
          mobile: { direction: "column" },
        },
        [
          box(
            {
              gap: 2,
              paddingBlock: 30,
              paddingInline: 36,
              minWidth: "fit-content",
              justifyContent: "center",
              borderStyle: "dashed",
              borderColor: "$color-background",
              borderWidth: 0,
              borderInlineEndWidth: 2,
              mobile: {
                direction: "row",
                alignItems: "baseline",
                justifyContent: "start",
                gap: 12,
                paddingBlock: 20,
                paddingInline: 24,
                borderInlineEndWidth: 0,
                borderBlockEndWidth: 2,
              },
            },
            [
              text(copy.hour, {
                ...ON,
                fontFamily: "$font-heading",
                fontSize: 62,
                fontWeight: 600,
                lineHeight: 1,
                letterSpacing: "-0.04em",
                mobile: { fontSize: 46 },
              }),
              text(copy.day, { ...ON, ...SMALL, mobile: { fontSize: 17 } }),
            ],
          ),
          box(
            {
              direction: "row",
              grow: 1,
              alignItems: "center",
              justifyContent: "space-between",
              gap: 32,
              paddingBlock: 28,
              paddingInline: 36,
              mobile: { direction: "column", alignItems: "stretch", gap: 20, padding: 24 },
            },
            [
              box({ gap: 6 }, [
                heading("h2", copy.title, { ...H3, ...ON, fontSize: 25, maxWidth: 460 }),
                text(copy.text, { ...SMALL, ...ON, maxWidth: 460 }),
              ]),
              button(copy.button, "", { ...INVERTED_BUTTON, minWidth: "fit-content" }),
            ],
          ),
        ],
      ),
    ]);
  },
};
