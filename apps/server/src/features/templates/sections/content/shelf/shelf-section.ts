import { lineAbove } from "../../../making/look.ts";
import { box, heading, image, section, text } from "../../../making/piece.ts";
import type { SectionTemplate } from "../../../section-template.ts";
import { BODY, H2, ROOMY, SMALL } from "../../type-scale.ts";
import { en } from "./copy.en.ts";
import { es } from "./copy.es.ts";
import { pt } from "./copy.pt.ts";

const COPY = { pt, en, es };

/** A tall picture with two round corners, and beside it a short text that ends in one large sentence. */
export const shelfSection: SectionTemplate = {
  id: "content-shelf",
  category: "content",
  name: { pt: "Por que este curso existe", en: "Why this course exists", es: "Por qué existe este curso" },
  build: (language) => {
    const copy = COPY[language];
    return section("section", ROOMY, [
      box(
        {
          direction: "row",
          gap: 80,
          alignItems: "center",
          tablet: { gap: 44 },
          mobile: { direction: "column", alignItems: "stretch", gap: 32 },
        },
        [
          box({ width: "42%", mobile: { width: "100%" } }, [
            image("quiet-shelf", copy.imageAlt, {
              width: "100%",
              radius: 0,
              radiusStartEnd: 160,
              radiusEndStart: 160,
              mobile: { aspectRatio: 1.1, objectFit: "cover", radiusStartEnd: 90, radiusEndStart: 90 },
            }),
          ]),
          box({ width: "58%", gap: 22, mobile: { width: "100%", gap: 18 } }, [
            text(copy.label, { ...SMALL, fontWeight: 600, color: "$color-button" }),
            heading("h2", copy.title, H2),
            text(copy.words, { ...BODY, fontSize: 18, maxWidth: 540 }),
            box({ gap: 10, paddingBlockStart: 22, marginBlockStart: 10, maxWidth: 540, ...lineAbove("$color-button", 4) }, [
              text(copy.creed, {
                fontFamily: "$font-heading",
                fontSize: 31,
                fontWeight: 500,
                lineHeight: 1.2,
                letterSpacing: "-0.02em",
                color: "$color-heading",
                mobile: { fontSize: 26 },
              }),
              text(copy.signed, SMALL),
            ]),
          ]),
        ],
      ),
    ]);
  },
};
