import { lineBelow, shadow } from "../../../making/look.ts";
import { box, button, heading, image, section, text } from "../../../making/piece.ts";
import type { SectionTemplate } from "../../../section-template.ts";
import { BODY, H2, ROOMY } from "../../type-scale.ts";
import { en } from "./copy.en.ts";
import { es } from "./copy.es.ts";
import { pt } from "./copy.pt.ts";

const COPY = { pt, en, es };

/** A postcard, a little askew: a few words and two answers on the left, stamp and address on the right. */
export const postcardSection: SectionTemplate = {
  id: "call-to-action-postcard",
  category: "callToAction",
  name: { pt: "Chamada em cartão-postal", en: "Call on a postcard", es: "Llamado en una postal" },
  build: (language) => {
    const copy = COPY[language];
    const letter = box({ width: "60%", gap: 18, mobile: { width: "100%" } }, [
      heading("h2", copy.title, H2),
      text(copy.words, { ...BODY, fontSize: 18 }),
      box({ direction: "row", wrap: "wrap", alignItems: "center", gap: 8, columnGap: 26, marginBlockStart: 8 }, [
        button(copy.buy, "", { minHeight: 56, paddingInline: 36 }),
        button(copy.ask, copy.mail, { color: "$color-heading", fontWeight: 500 }, "link"),
      ]),
    ]);
    const address = box(
      {
        width: "40%",
        justifyContent: "space-between",
        gap: 36,
        paddingInlineStart: 48,
        borderStyle: "solid",
        borderColor: "$color-line",
        borderWidth: 0,
        borderInlineStartWidth: 2,
        tablet: { paddingInlineStart: 32 },
        mobile: { width: "100%", paddingInlineStart: 0, borderInlineStartWidth: 0, direction: "row-reverse", gap: 20, alignItems: "end" },
      },
      [
        image("postage-stamp", "", { width: 116, alignSelf: "end", rotate: 4, mobile: { width: 84, minWidth: 84, alignSelf: "start" } }),
        box(
          { gap: 0, mobile: { grow: 1 } },
          copy.address.map((line) =>
            text(line, {
              fontFamily: "$font-heading",
              fontSize: 19,
              fontStyle: "italic",
              lineHeight: 1.3,
              color: "$color-heading",
              paddingBlock: 10,
              ...lineBelow("$color-line"),
              mobile: { fontSize: 16, paddingBlock: 7 },
            }),
          ),
        ),
      ],
    );
    return section("section", { ...ROOMY, background: "$color-surface", overflow: "hidden" }, [
      box(
        {
          direction: "row",
          gap: 48,
          alignItems: "stretch",
          background: "$color-background",
          radius: 6,
          padding: 56,
          rotate: -1.2,
          boxShadow: shadow(0, 26, 60, -26, "#0000005c"),
          tablet: { padding: 40, gap: 32 },
          mobile: { direction: "column", padding: 24, gap: 28, rotate: 0 },
        },
        [letter, address],
      ),
    ]);
  },
};
