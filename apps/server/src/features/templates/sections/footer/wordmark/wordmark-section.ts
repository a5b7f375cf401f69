import { lineAbove } from "../../../making/look.ts";
import { box, button, heading, section, text } from "../../../making/piece.ts";
import type { SectionTemplate } from "../../../section-template.ts";
import { SMALL } from "../../type-scale.ts";
import { en } from "./copy.en.ts";
import { es } from "./copy.es.ts";
import { pt } from "./copy.pt.ts";

const COPY = { pt, en, es };

const ON = { color: "$color-background" } as const;

/** The name as large as the page, and under it only what has to be there. */
export const wordmarkSection: SectionTemplate = {
  id: "footer-wordmark",
  category: "footer",
  name: { pt: "Rodapé com o nome gigante", en: "Footer with a giant name", es: "Pie con el nombre gigante" },
  build: (language) => {
    const copy = COPY[language];
    return section(
      "footer",
      { background: "$color-heading", paddingBlockStart: 88, paddingBlockEnd: 36, mobile: { paddingBlockStart: 56, paddingBlockEnd: 28 } },
      [
        heading("h2", copy.brand, {
          ...ON,
          fontSize: 190,
          fontWeight: 600,
          lineHeight: 0.95,
          letterSpacing: "-0.055em",
          maxWidth: "none",
          tablet: { fontSize: "16vw" },
          mobile: { fontSize: "18vw" },
        }),
        box(
          {
            direction: "row",
            gap: 40,
            alignItems: "start",
            justifyContent: "space-between",
            marginBlockStart: 20,
            paddingBlockStart: 20,
            ...lineAbove("$color-background"),
            mobile: { direction: "column", gap: 16, marginBlockStart: 4 },
          },
          [
            box(
              { direction: "row", wrap: "wrap", gap: 0, columnGap: 28, mobile: { direction: "column" } },
              copy.links.map(({ words, href }) =>
                button(words, href, { ...ON, fontSize: 16, fontWeight: 500, minHeight: 44, paddingBlock: 4 }, "link"),
              ),
            ),
            text(copy.legal, { ...SMALL, ...ON, maxWidth: 460 }),
          ],
        ),
      ],
    );
  },
};
