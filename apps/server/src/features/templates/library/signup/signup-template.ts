import { lineAbove } from "../../making/look.ts";
import { pageOf } from "../../making/page-of.ts";
import { box, field, form, heading, image, type Piece, section, text } from "../../making/piece.ts";
import type { PageTemplate } from "../../page-template.ts";
import { en } from "./copy.en.ts";
import { es } from "./copy.es.ts";
import { pt } from "./copy.pt.ts";
import type { SignupCopy } from "./copy.ts";

const COPY = { pt, en, es };

function decision(copy: SignupCopy): Piece {
  return section("main", { paddingBlockStart: 40, paddingBlockEnd: 0, mobile: { paddingBlockStart: 20, paddingBlockEnd: 56 } }, [
    box({ direction: "row", gap: 88, alignItems: "stretch", tablet: { gap: 48 }, mobile: { direction: "column", gap: 40 } }, [
      box(
        {
          width: "52%",
          gap: 0,
          justifyContent: "space-between",
          paddingBlockEnd: 56,
          mobile: { width: "100%", gap: 36, paddingBlockEnd: 0 },
        },
        [
          text(copy.brand, { fontSize: 24, fontWeight: 500, color: "$color-heading", letterSpacing: "-0.02em", lineHeight: 1.2 }),
          box({ gap: 22, paddingBlock: 48, mobile: { paddingBlock: 0, gap: 18 } }, [
            heading("h1", copy.headline, {
              fontSize: 62,
              fontWeight: 300,
              lineHeight: 1.06,
              letterSpacing: "-0.035em",
              tablet: { fontSize: 46 },
              mobile: { fontSize: 40 },
            }),
            text(copy.lead, { fontSize: 20, fontWeight: 300, lineHeight: 1.55, maxWidth: 460, mobile: { fontSize: 19 } }),
            form(
              { name: copy.form.name, submit: copy.form.submit, thanks: copy.form.thanks },
              { maxWidth: 440, marginBlockStart: 20, gap: 14, mobile: { marginBlockStart: 8 } },
              [field("email", "email", copy.form.email)],
            ),
          ]),
          text(copy.note, { fontSize: 16, fontWeight: 300, maxWidth: 440 }),
        ],
      ),
      box({ width: "48%", alignSelf: "end", mobile: { width: "100%" } }, [
        image("balcony", copy.imageAlt, {
          width: "100%",
          radius: 0,
          radiusStartStart: 400,
          radiusStartEnd: 400,
          mobile: { aspectRatio: 1, objectFit: "cover", objectPosition: "bottom", radius: 20 },
        }),
      ]),
    ]),
  ]);
}

function past({ past }: SignupCopy): Piece {
  return section("section", { background: "$color-surface", paddingBlock: 88, mobile: { paddingBlock: 56 } }, [
    heading("h2", past.title, { fontSize: 26, fontWeight: 400, letterSpacing: "-0.02em", mobile: { fontSize: 24 } }),
    box(
      {
        display: "grid",
        gridColumns: 3,
        gap: 48,
        marginBlockStart: 16,
        tablet: { gap: 32 },
        mobile: { gridColumns: 1, gap: 28, marginBlockStart: 0 },
      },
      past.items.map(([title, words]) =>
        box({ gap: 8, paddingBlockStart: 20, ...lineAbove("$color-heading") }, [
          heading("h3", title, { fontSize: 21, fontWeight: 500, lineHeight: 1.3, letterSpacing: "-0.01em" }),
          text(words, { fontWeight: 300 }),
        ]),
      ),
    ),
  ]);
}

function footer(copy: SignupCopy): Piece {
  return section("footer", { paddingBlock: 36, background: "$color-surface", paddingBlockStart: 0 }, [
    text(copy.footer, { fontSize: 16, fontWeight: 300 }),
  ]);
}

/** One question, asked quietly, beside one image. */
export const signupTemplate: PageTemplate = {
  id: "signup",
  category: "signup",
  name: { pt: "Inscrição em carta semanal", en: "Weekly letter sign-up", es: "Suscripción a una carta" },
  description: {
    pt: "Uma decisão só: deixar o e-mail. Muito respiro e uma ilustração grande.",
    en: "One decision: leave an e-mail address. Plenty of air and one large picture.",
    es: "Una sola decisión: dejar el correo. Mucho aire y una ilustración grande.",
  },
  build: (language) => {
    const copy = COPY[language];
    return pageOf({
      language,
      title: copy.title,
      description: copy.description,
      fonts: { heading: "outfit", text: "outfit", button: "outfit" },
      palette: {
        heading: "#1f3a2c",
        text: "#3f5547",
        button: "#1f3a2c",
        onButton: "#ffffff",
        background: "#f7f8f2",
        surface: "#e6ece0",
        line: "#7d9383",
      },
      sections: [decision, past, footer].map((part) => part(copy)),
    });
  },
};
