import type { DrawingName } from "../../../making/drawings.data.ts";
import { box, heading, type Piece, section, text } from "../../../making/piece.ts";
import { icon } from "../../../making/telling-pieces.ts";
import type { SectionTemplate } from "../../../section-template.ts";
import { BODY, H2, H3, ROOMY } from "../../type-scale.ts";
import { en } from "./copy.en.ts";
import { es } from "./copy.es.ts";
import { pt } from "./copy.pt.ts";
import type { StaggerCopy } from "./copy.ts";

const COPY = { pt, en, es };

const DRAWN: readonly DrawingName[] = ["clock", "book-open", "message-circle", "smartphone", "download", "headphones"];

const COLUMN = { width: "50%", gap: 52, mobile: { width: "100%", gap: 34 } } as const;

/** Every other benefit, from the first or from the second on. */
function column(items: StaggerCopy["items"], from: 0 | 1): Piece[] {
  return items.flatMap(({ title, text: words }, index) =>
    index % 2 === from
      ? [
          box({ direction: "row", gap: 22, alignItems: "start", mobile: { gap: 16 } }, [
            icon(DRAWN[index] ?? "clock", 26, { minWidth: "fit-content" }),
            box({ gap: 6 }, [heading("h3", title, H3), text(words, BODY)]),
          ]),
        ]
      : [],
  );
}

/** Two columns that begin at different heights: the heading stands over the first alone. */
export const staggerSection: SectionTemplate = {
  id: "benefits-stagger",
  category: "benefits",
  name: { pt: "Benefícios em duas alturas", en: "Benefits at two heights", es: "Beneficios a dos alturas" },
  build: (language) => {
    const { title, items } = COPY[language];
    return section("section", ROOMY, [
      box(
        {
          direction: "row",
          gap: 88,
          alignItems: "end",
          tablet: { gap: 48 },
          mobile: { direction: "column", alignItems: "stretch", gap: 34 },
        },
        [
          box(COLUMN, [
            heading("h2", title, { ...H2, fontSize: 58, maxWidth: 440, tablet: { fontSize: 44 }, mobile: { fontSize: 35 } }),
            ...column(items, 0),
          ]),
          box({ ...COLUMN, paddingBlockEnd: 72, mobile: { ...COLUMN.mobile, paddingBlockEnd: 0 } }, column(items, 1)),
        ],
      ),
    ]);
  },
};
