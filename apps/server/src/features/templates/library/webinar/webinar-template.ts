import { backdrop, lineAbove } from "../../making/look.ts";
import { pageOf } from "../../making/page-of.ts";
import { anchored, box, button, countdown, field, form, heading, image, list, type Piece, section, text } from "../../making/piece.ts";
import type { PageTemplate } from "../../page-template.ts";
import { en } from "./copy.en.ts";
import { es } from "./copy.es.ts";
import { pt } from "./copy.pt.ts";
import type { WebinarCopy } from "./copy.ts";
import { nextClass, posterDate } from "./next-class.ts";

const COPY = { pt, en, es };

const INK = "$color-heading";

const MONO = { fontFamily: "$font-button", fontSize: 17, fontWeight: 500, lineHeight: 1.4, color: INK } as const;
const H2 = { fontSize: 48, fontWeight: 700, lineHeight: 1, letterSpacing: "-0.04em", mobile: { fontSize: 36 } } as const;
const ROOMY = { paddingBlock: 88, mobile: { paddingBlock: 56 } } as const;

function poster(copy: WebinarCopy, moment: Date): Piece {
  const { weekday, day, month } = posterDate(moment, copy.when.locale);
  return section(
    "main",
    {
      paddingBlockStart: 28,
      paddingBlockEnd: 72,
      background: "$color-ledger",
      backgroundImage: backdrop("ledger-grid"),
      backgroundSize: "auto",
      mobile: { paddingBlockStart: 18, paddingBlockEnd: 48 },
    },
    [
      box({ direction: "row", justifyContent: "space-between", gap: 16, mobile: { direction: "column", gap: 0 } }, [
        text(copy.kicker, MONO),
        text(copy.host, MONO),
      ]),
      heading("h1", copy.headline, {
        fontSize: 138,
        fontWeight: 700,
        lineHeight: 0.86,
        letterSpacing: "-0.065em",
        marginBlockStart: 8,
        tablet: { fontSize: 96 },
        mobile: { fontSize: 62, lineHeight: 0.9 },
      }),
      image("uneven-income", copy.imageAlt, {
        width: "100%",
        marginBlockStart: 8,
        mobile: { height: 180, objectFit: "cover", objectPosition: "left" },
      }),
      box(
        {
          direction: "row",
          gap: 56,
          alignItems: "end",
          marginBlockStart: 12,
          tablet: { gap: 36 },
          mobile: { direction: "column", alignItems: "stretch", gap: 24 },
        },
        [
          box({ direction: "row", gap: 20, alignItems: "end", width: "50%", mobile: { width: "100%", gap: 16 } }, [
            text(day, {
              fontSize: 168,
              fontWeight: 700,
              lineHeight: 0.78,
              letterSpacing: "-0.07em",
              color: "$color-button",
              tablet: { fontSize: 128 },
              mobile: { fontSize: 112 },
            }),
            box({ gap: 0 }, [
              text(month, {
                fontSize: 34,
                fontWeight: 700,
                lineHeight: 1.05,
                letterSpacing: "-0.03em",
                color: INK,
                mobile: { fontSize: 27 },
              }),
              text(weekday, { fontSize: 22, fontWeight: 500, lineHeight: 1.3, color: INK, mobile: { fontSize: 19 } }),
              text(copy.when.hour, { ...MONO, fontSize: 16 }),
            ]),
          ]),
          box({ width: "50%", gap: 20, mobile: { width: "100%" } }, [
            text(copy.lead, { fontSize: 20, lineHeight: 1.45, color: INK, mobile: { fontSize: 19 } }),
            button(copy.reserve, "#inscricao", {
              radius: 0,
              minHeight: 64,
              fontSize: 20,
              paddingInline: 36,
              background: INK,
              color: "#ffffff",
              mobile: { width: "100%" },
            }),
          ]),
        ],
      ),
    ],
  );
}

function plan({ plan }: WebinarCopy): Piece {
  return section("section", { ...ROOMY, background: "$color-background" }, [
    heading("h2", plan.title, H2),
    box(
      { gap: 0, marginBlockStart: 16 },
      plan.items.map(([minute, title, words]) =>
        box(
          {
            direction: "row",
            gap: 32,
            paddingBlock: 24,
            alignItems: "baseline",
            ...lineAbove(INK, 2),
            mobile: { gap: 16, paddingBlock: 20 },
          },
          [
            text(minute, {
              ...MONO,
              fontSize: 26,
              fontWeight: 700,
              minWidth: 96,
              color: "$color-button",
              mobile: { minWidth: 52, fontSize: 21 },
            }),
            box({ direction: "row", gap: 32, grow: 1, alignItems: "baseline", mobile: { direction: "column", gap: 6 } }, [
              heading("h3", title, { fontSize: 27, letterSpacing: "-0.03em", width: "38%", mobile: { width: "100%", fontSize: 23 } }),
              text(words, { fontSize: 18, width: "62%", mobile: { width: "100%" } }),
            ]),
          ],
        ),
      ),
    ),
  ]);
}

function people({ speaker, fit }: WebinarCopy): Piece {
  const column = (title: string, items: readonly string[], marker: "check" | "disc") =>
    box({ gap: 12 }, [heading("h3", title, { fontSize: 21, letterSpacing: "-0.02em" }), list(items, marker, { fontSize: 17 })]);
  return section("section", { ...ROOMY, background: "$color-surface" }, [
    box({ direction: "row", gap: 72, mobile: { direction: "column", gap: 40 } }, [
      box({ width: "46%", gap: 20, mobile: { width: "100%" } }, [heading("h2", speaker.title, H2), text(speaker.words, { fontSize: 19 })]),
      box({ width: "54%", display: "grid", gridColumns: 2, gap: 32, mobile: { width: "100%", gridColumns: 1, gap: 28 } }, [
        column(fit.yes, fit.yesItems, "check"),
        column(fit.no, fit.noItems, "disc"),
      ]),
    ]),
  ]);
}

function seats({ form: words, starts }: WebinarCopy, moment: Date): Piece {
  return anchored(
    "inscricao",
    section("section", { ...ROOMY, background: "$color-button" }, [
      box(
        {
          direction: "row",
          background: "$color-background",
          gap: 64,
          padding: 56,
          tablet: { padding: 36, gap: 36 },
          mobile: { direction: "column", padding: 24, gap: 32 },
        },
        [
          box({ width: "50%", gap: 18, mobile: { width: "100%" } }, [
            heading("h2", words.title, H2),
            text(words.words, { fontSize: 19 }),
            text(starts, { ...MONO, marginBlockStart: 12 }),
            countdown(moment.toISOString(), { gap: 10 }),
          ]),
          box({ width: "50%", gap: 16, mobile: { width: "100%" } }, [
            form({ name: words.title, submit: words.submit, thanks: words.thanks }, { maxWidth: "none" }, [
              field("text", "name", words.name),
              field("email", "email", words.email),
            ]),
            text(words.note, { fontSize: 15 }),
          ]),
        ],
      ),
    ]),
  );
}

function footer(copy: WebinarCopy): Piece {
  return section("footer", { paddingBlock: 32, background: "$color-background" }, [text(copy.footer, { fontSize: 16 })]);
}

/** A poster for a live class: one huge title, one drawing, one date. */
export const webinarTemplate: PageTemplate = {
  id: "webinar",
  category: "webinar",
  name: { pt: "Aula ao vivo", en: "Live class", es: "Clase en vivo" },
  description: {
    pt: "Um cartaz de evento com data grande, programa da aula, contagem e inscrição.",
    en: "An event poster with a big date, the running order, a countdown and sign-up.",
    es: "Un afiche de evento con la fecha en grande, el programa, la cuenta regresiva y la inscripción.",
  },
  build: (language, now) => {
    const copy = COPY[language];
    const moment = nextClass(now);
    return pageOf({
      language,
      title: copy.title,
      description: copy.description,
      fonts: { heading: "space-grotesk", text: "space-grotesk", button: "space-grotesk" },
      palette: {
        heading: "#0c1510",
        text: "#3b4a41",
        button: "#c92f10",
        onButton: "#ffffff",
        background: "#f4fbf6",
        surface: "#dcf1e4",
        line: "#8fa899",
        more: { ledger: "#b9e6cb" },
      },
      sections: [poster(copy, moment), plan(copy), people(copy), seats(copy, moment), footer(copy)],
    });
  },
};
