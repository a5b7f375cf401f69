import { lineAbove } from "../../../making/look.ts";
import { box, heading, section, text, video } from "../../../making/piece.ts";
import type { SectionTemplate } from "../../../section-template.ts";
import { BODY, H2, LEAD, ROOMY } from "../../type-scale.ts";
import { en } from "./copy.en.ts";
import { es } from "./copy.es.ts";
import { pt } from "./copy.pt.ts";

const COPY = { pt, en, es };

const ON = { color: "$color-background" } as const;

/** The video as wide as the page on its darkest ground, with what it shows and when below it. */
export const stageSection: SectionTemplate = {
  id: "video-stage",
  category: "video",
  name: { pt: "Vídeo no palco", en: "Video on stage", es: "Video en el escenario" },
  build: (language) => {
    const copy = COPY[language];
    return section("section", { ...ROOMY, background: "$color-heading" }, [
      box(
        {
          direction: "row",
          gap: 56,
          alignItems: "end",
          justifyContent: "space-between",
          mobile: { direction: "column", alignItems: "start", gap: 14 },
        },
        [
          heading("h2", copy.title, { ...H2, ...ON, fontSize: 54, width: "60%", mobile: { fontSize: 35, width: "100%" } }),
          text(copy.lead, { ...LEAD, ...ON, fontSize: 18, width: "34%", mobile: { width: "100%" } }),
        ],
      ),
      video("", "studio-lamp", copy.videoTitle, { radius: 14, marginBlock: 12 }),
      box(
        { display: "grid", gridColumns: 3, gap: 28, mobile: { gridColumns: 1, gap: 16 } },
        copy.chapters.map(({ time, words }) =>
          box({ direction: "row", gap: 18, paddingBlockStart: 14, ...lineAbove("$color-background") }, [
            text(time, { ...BODY, ...ON, fontFamily: "$font-heading", fontWeight: 600, minWidth: "fit-content" }),
            text(words, { ...BODY, ...ON }),
          ]),
        ),
      ),
    ]);
  },
};
