import type { ImageName } from "../../../making/image-sizes.data.ts";
import { box, heading, image, list, type Piece, section, text } from "../../../making/piece.ts";
import { tabs } from "../../../making/telling-pieces.ts";
import type { SectionTemplate } from "../../../section-template.ts";
import { BODY, H2, H3, LEAD, ROOMY } from "../../type-scale.ts";
import { en } from "./copy.en.ts";
import { es } from "./copy.es.ts";
import { pt } from "./copy.pt.ts";
import type { HoursCopy } from "./copy.ts";

const COPY = { pt, en, es };

const HILLS: readonly ImageName[] = ["hill-dawn", "hill-noon", "hill-dusk"];

function panel(copy: HoursCopy["panels"][number], index: number): readonly [string, readonly Piece[]] {
  const { tab, title, text: words, points, alt } = copy;
  return [
    tab,
    [
      box(
        {
          direction: "row",
          gap: 56,
          alignItems: "center",
          tablet: { gap: 36 },
          mobile: { direction: "column", alignItems: "stretch", gap: 24 },
        },
        [
          image(HILLS[index] ?? "hill-dawn", alt, {
            width: "48%",
            radius: 18,
            mobile: { width: "100%", aspectRatio: 1.5, objectFit: "cover", radius: 14 },
          }),
          box({ width: "52%", gap: 16, mobile: { width: "100%" } }, [
            heading("h3", title, { ...H3, fontSize: 30, mobile: { fontSize: 25 } }),
            text(words, { ...BODY, fontSize: 18 }),
            list(points, "arrow", { ...BODY, color: "$color-heading", fontWeight: 500 }),
          ]),
        ],
      ),
    ],
  ];
}

/** One landscape at three hours, each for another kind of reader. */
export const hoursSection: SectionTemplate = {
  id: "benefits-hours",
  category: "benefits",
  name: { pt: "Para quem é, em abas", en: "Who it is for, in tabs", es: "Para quién es, en pestañas" },
  build: (language) => {
    const copy = COPY[language];
    return section("section", ROOMY, [
      box({ gap: 10, marginBlockEnd: 12 }, [
        heading("h2", copy.title, { ...H2, fontSize: 54, mobile: { fontSize: 35 } }),
        text(copy.lead, LEAD),
      ]),
      tabs(copy.panels.map(panel), "pills"),
    ]);
  },
};
