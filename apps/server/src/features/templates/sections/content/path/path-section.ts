import { lineAbove } from "../../../making/look.ts";
import { box, heading, section, text } from "../../../making/piece.ts";
import { timeline } from "../../../making/telling-pieces.ts";
import type { SectionTemplate } from "../../../section-template.ts";
import { H2, LEAD, ROOMY } from "../../type-scale.ts";
import { en } from "./copy.en.ts";
import { es } from "./copy.es.ts";
import { pt } from "./copy.pt.ts";

const COPY = { pt, en, es };

/** A heading over a heavy line, and the steps of the way below it, from side to side. */
export const pathSection: SectionTemplate = {
  id: "content-path",
  category: "content",
  name: { pt: "O caminho em quatro passos", en: "The way in four steps", es: "El camino en cuatro pasos" },
  build: (language) => {
    const copy = COPY[language];
    return section("section", ROOMY, [
      box(
        {
          direction: "row",
          gap: 64,
          alignItems: "end",
          justifyContent: "space-between",
          mobile: { direction: "column", alignItems: "start", gap: 16 },
        },
        [
          heading("h2", copy.title, { ...H2, fontSize: 54, width: "58%", mobile: { fontSize: 35, width: "100%" } }),
          text(copy.lead, { ...LEAD, fontSize: 18, width: "36%", mobile: { width: "100%" } }),
        ],
      ),
      box(
        {
          paddingBlockStart: 40,
          marginBlockStart: 16,
          ...lineAbove("$color-heading", 4),
          mobile: { paddingBlockStart: 28, marginBlockStart: 4 },
        },
        [timeline(copy.steps, "number", "horizontal", { fontSize: 17, lineHeight: 1.55, mobile: { gap: 32 } })],
      ),
    ]);
  },
};
