import { lineAbove, shadow } from "../../making/look.ts";
import { pageOf } from "../../making/page-of.ts";
import { box, button, divider, heading, image, type Piece, section, text } from "../../making/piece.ts";
import type { PageTemplate } from "../../page-template.ts";
import { nextClass, posterDate } from "../webinar/next-class.ts";
import { calendarLink } from "./calendar-link.ts";
import { en } from "./copy.en.ts";
import { es } from "./copy.es.ts";
import { pt } from "./copy.pt.ts";
import type { ThankyouWebinarCopy } from "./copy.ts";

const COPY = { pt, en, es };

const MINUTES = 75;

const H2 = {
  fontSize: 34,
  fontWeight: 700,
  lineHeight: 1.1,
  letterSpacing: "-0.03em",
  tablet: { fontSize: 29 },
  mobile: { fontSize: 25 },
} as const;
const WIDE_FACE = { fontFamily: "$font-heading", color: "$color-heading" } as const;
const ROOMY = { paddingBlock: 88, gap: 36, mobile: { paddingBlock: 56, gap: 28 } } as const;

/** Where the stub is torn off: two holes with a dashed line between them; on phones it lies across. */
function tear(): Piece {
  const hole = {
    width: 32,
    minWidth: 32,
    height: 32,
    borderWidth: 0,
    radius: 999,
    background: "$color-background",
    marginBlock: 0,
    marginInline: 0,
  } as const;
  return box(
    {
      width: 32,
      minWidth: 32,
      gap: 10,
      alignItems: "center",
      mobile: { direction: "row", width: "100%", gap: 10 },
    },
    [
      divider({ ...hole, marginBlockStart: -16, mobile: { marginBlockStart: 0, marginInlineStart: -16 } }),
      divider({
        grow: 1,
        width: 0,
        height: "auto",
        marginBlock: 0,
        borderWidth: 0,
        borderStyle: "dashed",
        borderColor: "$color-line",
        borderInlineStartWidth: 3,
        mobile: { width: "auto", height: 0, borderInlineStartWidth: 0, borderBlockStartWidth: 3 },
      }),
      divider({ ...hole, marginBlockEnd: -16, mobile: { marginBlockEnd: 0, marginInlineEnd: -16 } }),
    ],
  );
}

function ticket({ ticket, locale }: ThankyouWebinarCopy, moment: Date): Piece {
  const { weekday, day, month } = posterDate(moment, locale);
  const written = new Intl.DateTimeFormat(locale, { day: "numeric", month: "long", year: "numeric", timeZone: "America/Sao_Paulo" });
  const cell = (label: string, value: string) =>
    box({ gap: 2 }, [
      text(label, { fontSize: 14, lineHeight: 1.4 }),
      text(value, { fontSize: 17, fontWeight: 700, lineHeight: 1.35, color: "$color-heading" }),
    ]);
  return box(
    {
      direction: "row",
      gap: 0,
      background: "$color-surface",
      radius: 14,
      overflow: "hidden",
      boxShadow: shadow(0, 26, 50, -30, "#3b0d2499"),
      mobile: { direction: "column" },
    },
    [
      box({ grow: 1, width: "68%", gap: 28, padding: 44, tablet: { padding: 32 }, mobile: { width: "100%", padding: 26, gap: 22 } }, [
        text(ticket.kind, { fontSize: 15, fontWeight: 700, color: "$color-coral" }),
        box({ gap: 12 }, [
          text(ticket.name, {
            ...WIDE_FACE,
            fontSize: 54,
            fontWeight: 800,
            lineHeight: 1.02,
            letterSpacing: "-0.04em",
            tablet: { fontSize: 38 },
            mobile: { fontSize: 31 },
          }),
          text(ticket.subject, { fontSize: 19, lineHeight: 1.45, mobile: { fontSize: 17 } }),
        ]),
        box(
          {
            display: "grid",
            gridColumns: 4,
            gap: 24,
            paddingBlockStart: 24,
            ...lineAbove("$color-line", 2),
            tablet: { gridColumns: 2, gap: 18 },
            mobile: { gridColumns: 2, gap: 16 },
          },
          [
            cell(ticket.labels.date, written.format(moment)),
            cell(ticket.labels.time, ticket.time),
            cell(ticket.labels.length, ticket.length),
            cell(ticket.labels.place, ticket.place),
          ],
        ),
      ]),
      tear(),
      box(
        {
          width: "26%",
          gap: 4,
          padding: 36,
          paddingInlineStart: 12,
          justifyContent: "center",
          tablet: { padding: 20, paddingInlineStart: 4 },
          mobile: { width: "100%", padding: 24, paddingBlockStart: 12 },
        },
        [
          text(weekday, { ...WIDE_FACE, fontSize: 17, fontWeight: 600, textAlign: "center" }),
          text(day, {
            ...WIDE_FACE,
            fontSize: 104,
            fontWeight: 800,
            lineHeight: 1,
            letterSpacing: "-0.06em",
            textAlign: "center",
            color: "$color-coral",
            tablet: { fontSize: 80 },
          }),
          text(month, { ...WIDE_FACE, fontSize: 20, fontWeight: 700, textAlign: "center" }),
          text(ticket.stub, { fontSize: 14, textAlign: "center", marginBlockStart: 12 }),
        ],
      ),
    ],
  );
}

function confirmation(copy: ThankyouWebinarCopy, moment: Date): Piece {
  const entry = { title: `${copy.ticket.name}: ${copy.ticket.kind}`, details: copy.calendar.details, start: moment, minutes: MINUTES };
  const pressed = { radius: 999, minHeight: 58, fontSize: 17, paddingInline: 32, mobile: { width: "100%" } } as const;
  return section("main", { paddingBlockStart: 64, paddingBlockEnd: 80, gap: 28, mobile: { paddingBlockStart: 36, paddingBlockEnd: 52 } }, [
    box({ gap: 14, marginBlockEnd: 12 }, [
      heading("h1", copy.headline, {
        fontSize: 68,
        fontWeight: 800,
        lineHeight: 1,
        letterSpacing: "-0.05em",
        textAlign: "center",
        tablet: { fontSize: 52 },
        mobile: { fontSize: 38 },
      }),
      text(copy.lead, {
        fontSize: 20,
        lineHeight: 1.45,
        textAlign: "center",
        maxWidth: 520,
        width: "100%",
        alignSelf: "center",
        textWrap: "balance",
        mobile: { fontSize: 18 },
      }),
    ]),
    ticket(copy, moment),
    box({ direction: "row", wrap: "wrap", gap: 14, justifyContent: "center", marginBlockStart: 12 }, [
      button(copy.calendar.label, calendarLink(entry), pressed, "solid", true),
      button(copy.group.label, "https://chat.whatsapp.com/", pressed, "outline", true),
    ]),
    text(copy.group.words, { fontSize: 16, textAlign: "center", textWrap: "balance" }),
  ]);
}

function prepare({ prepare }: ThankyouWebinarCopy): Piece {
  return section("section", { ...ROOMY, background: "$color-surface" }, [
    box(
      {
        direction: "row",
        gap: 64,
        alignItems: "center",
        tablet: { gap: 36 },
        mobile: { direction: "column", alignItems: "stretch", gap: 24 },
      },
      [
        box({ width: "54%", mobile: { width: "100%" } }, [image("window-light", prepare.imageAlt, { width: "100%", radius: 14 })]),
        box({ width: "46%", gap: 14, mobile: { width: "100%" } }, [heading("h2", prepare.title, H2), text(prepare.lead, { fontSize: 18 })]),
      ],
    ),
    box(
      { display: "grid", gridColumns: 4, gap: 32, tablet: { gridColumns: 2 }, mobile: { gridColumns: 1, gap: 24 } },
      prepare.items.map(([thing, words]) =>
        box({ gap: 8, paddingBlockStart: 18, ...lineAbove("$color-heading", 3) }, [
          heading("h3", thing, { fontSize: 18, fontWeight: 700, letterSpacing: "-0.02em", lineHeight: 1.25 }),
          text(words, { fontSize: 16, lineHeight: 1.55 }),
        ]),
      ),
    ),
  ]);
}

function course({ course, help, footer }: ThankyouWebinarCopy): Piece {
  return section("footer", { ...ROOMY, paddingBlockEnd: 44 }, [
    box({ display: "grid", gridColumns: 2, gap: 72, tablet: { gap: 40 }, mobile: { gridColumns: 1, gap: 44 } }, [
      box({ gap: 20 }, [
        heading("h2", course.title, H2),
        box(
          { gap: 0 },
          course.items.map(([when, words]) =>
            box({ gap: 2, paddingBlock: 14, ...lineAbove("$color-line", 2) }, [
              text(when, { fontSize: 17, fontWeight: 700, color: "$color-heading" }),
              text(words, { fontSize: 17 }),
            ]),
          ),
        ),
      ]),
      box({ gap: 20 }, [heading("h2", help.title, H2), text(help.words, { fontSize: 18 })]),
    ]),
    text(footer, { fontSize: 15, marginBlockStart: 12 }),
  ]);
}

/** A seat in a class as the ticket one would keep on the fridge. */
export const thankyouWebinarTemplate: PageTemplate = {
  id: "thankyou-webinar",
  category: "thankyou",
  name: { pt: "Inscrição confirmada", en: "Signed up for a class", es: "Inscripción confirmada" },
  description: {
    pt: "Um ingresso com data e hora, a agenda a um toque, o grupo e o que deixar pronto.",
    en: "A ticket with date and time, the calendar one tap away, the group and what to have ready.",
    es: "Un boleto con fecha y hora, el calendario a un toque, el grupo y lo que hay que tener listo.",
  },
  build: (language, now) => {
    const copy = COPY[language];
    return pageOf({
      language,
      title: copy.title,
      description: copy.description,
      fonts: { heading: "unbounded", text: "manrope", button: "manrope" },
      palette: {
        heading: "#3b0d24",
        text: "#5d2c42",
        button: "#3b0d24",
        onButton: "#fff6ec",
        background: "#f7b7c0",
        surface: "#fff6ec",
        line: "#e39aa8",
        more: { coral: "#c2361f" },
      },
      sections: [confirmation(copy, nextClass(now)), prepare(copy), course(copy)],
    });
  },
};
