import { lineAbove, shadow } from "../../../making/look.ts";
import { box, button, heading, image, section, text } from "../../../making/piece.ts";
import type { SectionTemplate } from "../../../section-template.ts";
import { H1, LEAD, SMALL } from "../../type-scale.ts";
import { en } from "./copy.en.ts";
import { es } from "./copy.es.ts";
import { pt } from "./copy.pt.ts";
import type { NotebookCopy } from "./copy.ts";

const COPY = { pt, en, es };

const fact = ({ figure, meaning }: NotebookCopy["facts"][number]) =>
  box({ gap: 2, paddingBlockStart: 14, ...lineAbove("$color-button", 3) }, [
    text(figure, { fontFamily: "$font-heading", fontSize: 22, fontWeight: 600, color: "$color-heading", lineHeight: 1.25 }),
    text(meaning, SMALL),
  ]);

/** A headline as wide as the page; below it a picture that a card of facts lies on. */
export const notebookSection: SectionTemplate = {
  id: "hero-notebook",
  category: "hero",
  name: { pt: "Abertura com caderno e fatos", en: "Opening with notebook and facts", es: "Apertura con cuaderno y datos" },
  build: (language) => {
    const copy = COPY[language];
    return section("section", { paddingBlockStart: 72, paddingBlockEnd: 96, mobile: { paddingBlockStart: 40, paddingBlockEnd: 56 } }, [
      box(
        {
          direction: "row",
          gap: 56,
          alignItems: "end",
          tablet: { gap: 36 },
          mobile: { direction: "column", alignItems: "start", gap: 22 },
        },
        [
          heading("h1", copy.title, { ...H1, width: "60%", mobile: { ...H1.mobile, width: "100%" } }),
          box({ width: "40%", gap: 20, mobile: { width: "100%" } }, [
            text(copy.lead, { ...LEAD, fontSize: 18 }),
            button(copy.buy, "", { minHeight: 54, paddingInline: 32 }),
          ]),
        ],
      ),
      box({ gap: 0, marginBlockStart: 24, mobile: { marginBlockStart: 8 } }, [
        image("notebook-light", copy.imageAlt, {
          width: "100%",
          aspectRatio: 2,
          objectFit: "cover",
          radius: 20,
          mobile: { aspectRatio: 1.1, radius: 14 },
        }),
        box(
          {
            display: "grid",
            gridColumns: 3,
            gap: 28,
            width: "74%",
            background: "$color-background",
            radius: 16,
            padding: 28,
            marginBlockStart: -76,
            marginInlineStart: 40,
            boxShadow: shadow(0, 18, 48, -18, "#00000052"),
            tablet: { width: "88%" },
            mobile: { gridColumns: 1, width: "86%", padding: 22, gap: 18, marginBlockStart: -64, marginInlineStart: 18 },
          },
          copy.facts.map(fact),
        ),
      ]),
    ]);
  },
};
