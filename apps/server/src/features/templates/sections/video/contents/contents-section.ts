import { lineAbove } from "../../../making/look.ts";
import { box, button, heading, list, section, text, video } from "../../../making/piece.ts";
import type { SectionTemplate } from "../../../section-template.ts";
import { BODY, H2, LEAD, ROOMY, SMALL } from "../../type-scale.ts";
import { en } from "./copy.en.ts";
import { es } from "./copy.es.ts";
import { pt } from "./copy.pt.ts";

const COPY = { pt, en, es };

/** The video with its contents beside it, as in a book. */
export const contentsSection: SectionTemplate = {
  id: "video-contents",
  category: "video",
  name: { pt: "Vídeo com sumário", en: "Video with contents", es: "Video con índice" },
  build: (language) => {
    const copy = COPY[language];
    return section("section", ROOMY, [
      box({ gap: 12, maxWidth: 720 }, [heading("h2", copy.title, H2), text(copy.lead, LEAD)]),
      box(
        {
          direction: "row",
          gap: 48,
          alignItems: "stretch",
          marginBlockStart: 20,
          tablet: { gap: 32 },
          mobile: { direction: "column", gap: 28, marginBlockStart: 4 },
        },
        [
          box({ width: "66%", mobile: { width: "100%" } }, [video("", "wall-of-cards", copy.videoTitle, { radius: 14 })]),
          box(
            {
              width: "34%",
              gap: 14,
              justifyContent: "space-between",
              paddingBlockStart: 16,
              ...lineAbove("$color-heading", 3),
              mobile: { width: "100%", gap: 20 },
            },
            [
              box({ gap: 12 }, [
                text(copy.label, { ...SMALL, fontWeight: 600, color: "$color-heading" }),
                list(copy.parts, "number", { ...BODY, color: "$color-heading" }),
              ]),
              button(copy.buy, "", { minHeight: 54, width: "100%" }),
            ],
          ),
        ],
      ),
    ]);
  },
};
