import { lineAbove } from "../../../making/look.ts";
import { box, button, heading, section, text } from "../../../making/piece.ts";
import type { SectionTemplate } from "../../../section-template.ts";
import { BODY, H3, SMALL } from "../../type-scale.ts";
import { en } from "./copy.en.ts";
import { es } from "./copy.es.ts";
import { pt } from "./copy.pt.ts";
import type { DirectoryCopy } from "./copy.ts";

const COPY = { pt, en, es };

const LINK = { fontSize: 16, fontWeight: 400, color: "$color-text", minHeight: 44, paddingBlock: 4, textDecoration: "none" } as const;

const group = ({ title, links }: DirectoryCopy["groups"][number]) =>
  box({ gap: 2 }, [
    text(title, { ...SMALL, fontWeight: 600, color: "$color-heading", paddingBlockEnd: 4 }),
    ...links.map(({ words, href }) => button(words, href, LINK, "link")),
  ]);

/** Who it is on the left, where everything is in three columns, and the small print under a line. */
export const directorySection: SectionTemplate = {
  id: "footer-directory",
  category: "footer",
  name: { pt: "Rodapé com três colunas", en: "Footer with three columns", es: "Pie con tres columnas" },
  build: (language) => {
    const copy = COPY[language];
    return section(
      "footer",
      { background: "$color-surface", paddingBlockStart: 72, paddingBlockEnd: 32, mobile: { paddingBlockStart: 48, paddingBlockEnd: 28 } },
      [
        box(
          {
            direction: "row",
            gap: 64,
            justifyContent: "space-between",
            tablet: { direction: "column", gap: 36 },
            mobile: { direction: "column", gap: 28 },
          },
          [
            box({ width: "34%", gap: 10, tablet: { width: "100%" }, mobile: { width: "100%" } }, [
              heading("h2", copy.brand, { ...H3, fontSize: 30, letterSpacing: "-0.03em" }),
              text(copy.motto, { ...BODY, maxWidth: 280 }),
            ]),
            box(
              {
                display: "grid",
                gridColumns: 3,
                gap: 40,
                width: "62%",
                tablet: { width: "100%" },
                mobile: { width: "100%", gridColumns: 2, gap: 24 },
              },
              copy.groups.map(group),
            ),
          ],
        ),
        text(copy.legal, {
          ...SMALL,
          paddingBlockStart: 24,
          marginBlockStart: 24,
          ...lineAbove("$color-line"),
          mobile: { marginBlockStart: 8 },
        }),
      ],
    );
  },
};
