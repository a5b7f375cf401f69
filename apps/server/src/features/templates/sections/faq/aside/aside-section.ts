import { box, button, faq, heading, section, text } from "../../../making/piece.ts";
import type { SectionTemplate } from "../../../section-template.ts";
import { BODY, H2, H3, ROOMY } from "../../type-scale.ts";
import { en } from "./copy.en.ts";
import { es } from "./copy.es.ts";
import { pt } from "./copy.pt.ts";

const COPY = { pt, en, es };

/** Questions to open, the heading staying beside them; below, a card for the one that is missing. */
export const asideSection: SectionTemplate = {
  id: "faq-aside",
  category: "faq",
  name: { pt: "Perguntas com contato no fim", en: "Questions with a contact below", es: "Preguntas con contacto al final" },
  build: (language) => {
    const { title, help, items } = COPY[language];
    return section("section", ROOMY, [
      box(
        {
          direction: "row",
          gap: 80,
          alignItems: "start",
          tablet: { gap: 44 },
          mobile: { direction: "column", alignItems: "stretch", gap: 24 },
        },
        [
          heading("h2", title, {
            ...H2,
            fontSize: 54,
            width: "38%",
            position: "sticky",
            insetBlockStart: 40,
            mobile: { fontSize: 35, width: "100%", position: "static" },
          }),
          box({ width: "62%", gap: 32, mobile: { width: "100%", gap: 24 } }, [
            faq(
              items.map(({ question, answer }) => [question, answer]),
              { fontSize: 18, mobile: { fontSize: 17 } },
            ),
            box(
              {
                direction: "row",
                alignItems: "center",
                justifyContent: "space-between",
                gap: 28,
                background: "$color-surface",
                radius: 18,
                padding: 28,
                mobile: { direction: "column", alignItems: "stretch", gap: 18, padding: 22 },
              },
              [
                box({ gap: 4 }, [heading("h3", help.title, H3), text(help.text, BODY)]),
                button(help.button, help.mail, { minWidth: "fit-content" }),
              ],
            ),
          ]),
        ],
      ),
    ]);
  },
};
