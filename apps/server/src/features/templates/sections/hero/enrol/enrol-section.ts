import { shadow } from "../../../making/look.ts";
import { box, field, form, heading, image, list, section, text } from "../../../making/piece.ts";
import type { SectionTemplate } from "../../../section-template.ts";
import { H1, H3, LEAD } from "../../type-scale.ts";
import { en } from "./copy.en.ts";
import { es } from "./copy.es.ts";
import { pt } from "./copy.pt.ts";

const COPY = { pt, en, es };

/** A promise on the left; on the right a card whose upper half is a picture and whose lower half asks for two things. */
export const enrolSection: SectionTemplate = {
  id: "hero-enrol",
  category: "hero",
  name: { pt: "Abertura com formulário", en: "Opening with a form", es: "Apertura con formulario" },
  build: (language) => {
    const copy = COPY[language];
    const card = box(
      {
        width: "42%",
        gap: 0,
        background: "$color-background",
        radius: 22,
        overflow: "hidden",
        boxShadow: shadow(0, 28, 60, -28, "#00000059"),
        tablet: { width: "46%" },
        mobile: { width: "100%" },
      },
      [
        image("phone-lesson", copy.imageAlt, { width: "100%", aspectRatio: 1.7, objectFit: "cover", objectPosition: "top" }),
        box({ gap: 18, padding: 32, mobile: { padding: 24 } }, [
          heading("h2", copy.form.title, H3),
          form({ name: copy.title, submit: copy.form.submit, thanks: copy.form.thanks }, { maxWidth: "none", gap: 14 }, [
            field("text", "name", copy.form.name),
            field("email", "email", copy.form.email),
          ]),
        ]),
      ],
    );
    return section("section", { background: "$color-surface", paddingBlock: 80, mobile: { paddingBlock: 48 } }, [
      box(
        {
          direction: "row",
          gap: 72,
          alignItems: "center",
          tablet: { gap: 40 },
          mobile: { direction: "column", alignItems: "stretch", gap: 32 },
        },
        [
          box({ width: "58%", gap: 26, tablet: { width: "54%" }, mobile: { width: "100%", gap: 20 } }, [
            heading("h1", copy.title, H1),
            text(copy.lead, LEAD),
            list(copy.points, "check", { fontSize: 18, color: "$color-heading", marginBlockStart: 6, mobile: { fontSize: 17 } }),
          ]),
          card,
        ],
      ),
    ]);
  },
};
