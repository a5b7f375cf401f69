import { lineAbove } from "../../making/look.ts";
import { pageOf } from "../../making/page-of.ts";
import {
  anchored,
  box,
  button,
  countdown,
  field,
  form,
  heading,
  image,
  list,
  type Piece,
  picturePlace,
  section,
  text,
} from "../../making/piece.ts";
import { timeline } from "../../making/telling-pieces.ts";
import type { PageTemplate } from "../../page-template.ts";
import { nextClass, posterDate } from "../webinar/next-class.ts";
import { en } from "./copy.en.ts";
import { es } from "./copy.es.ts";
import { pt } from "./copy.pt.ts";
import type { MasterclassCopy } from "./copy.ts";

const COPY = { pt, en, es };

const NIGHT = "$color-background";

const H2 = {
  fontSize: 60,
  fontWeight: 800,
  lineHeight: 0.98,
  letterSpacing: "-0.035em",
  tablet: { fontSize: 48 },
  mobile: { fontSize: 40 },
} as const;
const ROOMY = { paddingBlock: 104, tablet: { paddingBlock: 80 }, mobile: { paddingBlock: 60 } } as const;

function poster(copy: MasterclassCopy, moment: Date): Piece {
  const { weekday, day, month } = posterDate(moment, copy.when.locale);
  const corner = { fontSize: 18, fontWeight: 600, lineHeight: 1.3, color: "$color-heading", mobile: { fontSize: 16 } } as const;
  return section("main", { paddingBlockStart: 28, paddingBlockEnd: 88, gap: 0, mobile: { paddingBlockStart: 18, paddingBlockEnd: 56 } }, [
    text(copy.kicker, { ...corner, textAlign: "center" }),
    image("night-city", copy.imageAlt, {
      width: "82%",
      alignSelf: "center",
      marginBlockStart: -24,
      mobile: { width: "100%", aspectRatio: 1.12, objectFit: "cover", marginBlockStart: 0 },
    }),
    heading("h1", copy.headline, {
      fontSize: 176,
      fontWeight: 800,
      lineHeight: 0.8,
      letterSpacing: "-0.055em",
      textAlign: "center",
      marginBlockStart: -100,
      tablet: { fontSize: 118, marginBlockStart: -76 },
      mobile: { fontSize: 68, lineHeight: 0.86, marginBlockStart: -28 },
    }),
    box(
      {
        direction: "row",
        gap: 24,
        alignItems: "center",
        justifyContent: "center",
        marginBlockStart: 48,
        tablet: { marginBlockStart: 36 },
        mobile: { gap: 16, marginBlockStart: 28 },
      },
      [
        text(day, {
          fontSize: 116,
          fontWeight: 800,
          lineHeight: 0.8,
          letterSpacing: "-0.06em",
          color: "$color-button",
          mobile: { fontSize: 88 },
        }),
        box({ gap: 0 }, [
          text(month, { fontSize: 32, fontWeight: 700, lineHeight: 1.1, color: "$color-heading", mobile: { fontSize: 26 } }),
          text(weekday, { fontSize: 21, lineHeight: 1.3, color: "$color-heading", mobile: { fontSize: 18 } }),
          text(copy.when.hour, { fontSize: 17, lineHeight: 1.4 }),
        ]),
      ],
    ),
    box({ alignItems: "center", gap: 24, marginBlockStart: 32, mobile: { alignItems: "stretch", gap: 20, marginBlockStart: 24 } }, [
      text(copy.lead, {
        fontSize: 22,
        lineHeight: 1.45,
        color: "$color-heading",
        maxWidth: 620,
        textAlign: "center",
        textWrap: "balance",
        mobile: { fontSize: 19 },
      }),
      button(copy.reserve, "#lugar", {
        radius: 999,
        minHeight: 66,
        paddingInline: 48,
        fontSize: 21,
        fontWeight: 700,
        mobile: { width: "100%" },
      }),
      text(copy.credits, { fontSize: 16, textAlign: "center", marginBlockStart: 8, textWrap: "balance" }),
    ]),
  ]);
}

function plan({ plan, bring }: MasterclassCopy): Piece {
  return section("section", { ...ROOMY, background: "$color-surface" }, [
    box(
      {
        direction: "row",
        gap: 72,
        alignItems: "start",
        tablet: { gap: 44 },
        mobile: { direction: "column", alignItems: "stretch", gap: 36 },
      },
      [
        box({ width: "62%", gap: 36, mobile: { width: "100%", gap: 28 } }, [
          heading("h2", plan.title, H2),
          timeline(plan.items, "dot", "vertical", { fontSize: 20, mobile: { fontSize: 18 } }),
        ]),
        box(
          {
            width: "38%",
            background: "$color-moon",
            padding: 32,
            gap: 20,
            radius: 24,
            rotate: 2,
            mobile: { width: "100%", padding: 26, rotate: 0 },
          },
          [
            heading("h3", bring.title, { fontSize: 31, fontWeight: 800, letterSpacing: "-0.03em", color: NIGHT }),
            list(bring.items, "disc", { fontSize: 18, color: NIGHT }),
          ],
        ),
      ],
    ),
  ]);
}

function join({ join }: MasterclassCopy, moment: Date): Piece {
  return anchored(
    "lugar",
    section("section", { ...ROOMY, background: "$color-coral" }, [
      box(
        {
          direction: "row",
          gap: 64,
          alignItems: "center",
          tablet: { gap: 40 },
          mobile: { direction: "column", alignItems: "stretch", gap: 28 },
        },
        [
          box({ width: "50%", gap: 20, mobile: { width: "100%" } }, [
            heading("h2", join.title, {
              ...H2,
              fontSize: 84,
              lineHeight: 0.9,
              color: NIGHT,
              tablet: { fontSize: 60 },
              mobile: { fontSize: 52 },
            }),
            text(join.words, { fontSize: 20, color: NIGHT, maxWidth: 400 }),
            text(join.starts, { fontSize: 18, fontWeight: 700, color: NIGHT, marginBlockStart: 12 }),
            countdown(moment.toISOString()),
          ]),
          box({ width: "50%", background: NIGHT, radius: 28, padding: 40, gap: 16, mobile: { width: "100%", padding: 24, radius: 22 } }, [
            form({ name: join.form, submit: join.submit, thanks: join.thanks }, { maxWidth: "none" }, [
              field("text", "name", join.name),
              field("email", "email", join.email),
            ]),
            text(join.note, { fontSize: 16 }),
          ]),
        ],
      ),
    ]),
  );
}

function host({ host }: MasterclassCopy): Piece {
  return section("section", ROOMY, [
    box({ direction: "row", gap: 56, alignItems: "start", mobile: { direction: "column", alignItems: "stretch", gap: 24 } }, [
      picturePlace({ width: 320, maxWidth: "100%", aspectRatio: 0.8, objectFit: "cover", radius: 24 }),
      box({ gap: 18, maxWidth: 680 }, [
        heading("h2", host.title, H2),
        heading("h3", host.name, { fontSize: 28, fontWeight: 700, color: "$color-button", letterSpacing: "-0.02em" }),
        text(host.words, { fontSize: 20, mobile: { fontSize: 18 } }),
      ]),
    ]),
  ]);
}

function footer(copy: MasterclassCopy): Piece {
  return section("footer", { paddingBlock: 32, ...lineAbove("$color-line") }, [text(copy.footer, { fontSize: 16, textAlign: "center" })]);
}

/** One night announced like a film: the picture first, the title across it, the date below. */
export const masterclassTemplate: PageTemplate = {
  id: "masterclass",
  category: "webinar",
  name: { pt: "Aula ao vivo à noite", en: "Evening masterclass", es: "Clase en vivo de noche" },
  description: {
    pt: "Um cartaz para uma aula só: a noite hora por hora, contagem regressiva, inscrição e o seu lugar de professor.",
    en: "A poster for one class: the night hour by hour, a countdown, a form, and a place for whoever teaches.",
    es: "Un cartel para una sola clase: la noche hora por hora, cuenta atrás, inscripción y tu lugar de profesor.",
  },
  build: (language, now) => {
    const copy = COPY[language];
    const moment = nextClass(now);
    return pageOf({
      language,
      title: copy.title,
      description: copy.description,
      defaultHref: "#lugar",
      fonts: { heading: "bricolage-grotesque", text: "bricolage-grotesque", button: "bricolage-grotesque" },
      palette: {
        heading: "#fff1dc",
        text: "#c9c5e6",
        button: "#ff8272",
        onButton: "#15153a",
        background: "#15153a",
        surface: "#232052",
        line: "#423f7c",
        more: { coral: "#ff6f61", moon: "#ffd166" },
      },
      sections: [poster(copy, moment), plan(copy), join(copy, moment), host(copy), footer(copy)],
    });
  },
};
