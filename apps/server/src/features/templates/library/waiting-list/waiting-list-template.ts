import { lineAbove } from "../../making/look.ts";
import { pageOf } from "../../making/page-of.ts";
import { box, field, form, heading, type Piece, section, text } from "../../making/piece.ts";
import type { PageTemplate } from "../../page-template.ts";
import { en } from "./copy.en.ts";
import { es } from "./copy.es.ts";
import { pt } from "./copy.pt.ts";
import type { WaitingListCopy } from "./copy.ts";

const COPY = { pt, en, es };

/** How heavy each line of the sentence is set, the heading's at the end. */
const WEIGHTS = [100, 250, 400, 600, 900] as const;

const LINE = {
  fontFamily: "$font-heading",
  color: "$color-heading",
  fontSize: 100,
  lineHeight: 0.96,
  letterSpacing: "-0.04em",
  tablet: { fontSize: 84 },
  mobile: { fontSize: 50 },
} as const;

function sentence({ lines, headline }: WaitingListCopy): Piece {
  return box({ gap: 0 }, [
    ...lines.map((words, index) => text(words, { ...LINE, fontWeight: WEIGHTS[index] ?? 400 })),
    heading("h1", headline, {
      ...LINE,
      fontSize: 232,
      fontWeight: WEIGHTS[4],
      lineHeight: 0.78,
      letterSpacing: "-0.055em",
      marginBlockStart: 12,
      tablet: { fontSize: 190 },
      mobile: { fontSize: 118, marginBlockStart: 8 },
    }),
  ]);
}

function ask(copy: WaitingListCopy): Piece {
  return box({ gap: 18, maxWidth: 400, mobile: { maxWidth: "none" } }, [
    text(copy.lead, { fontSize: 20, lineHeight: 1.5, color: "$color-heading", mobile: { fontSize: 19 } }),
    form({ name: copy.form.name, submit: copy.form.submit, thanks: copy.form.thanks }, { maxWidth: "none", gap: 12 }, [
      field("email", "email", copy.form.email),
    ]),
    text(copy.note, { fontSize: 16, lineHeight: 1.45 }),
  ]);
}

function screen(copy: WaitingListCopy): Piece {
  const corner = { fontSize: 18, fontWeight: 500, lineHeight: 1.3, color: "$color-heading" } as const;
  return section("main", { paddingBlockStart: 26, paddingBlockEnd: 44, mobile: { paddingBlockStart: 18, paddingBlockEnd: 44 } }, [
    box({ direction: "row", justifyContent: "space-between", gap: 16, paddingBlockEnd: 14 }, [
      text(copy.brand, corner),
      text(copy.opens, { ...corner, textAlign: "end" }),
    ]),
    box(
      {
        direction: "row",
        justifyContent: "space-between",
        alignItems: "end",
        gap: 40,
        tablet: { direction: "column", alignItems: "stretch", gap: 40 },
        mobile: { gap: 32 },
      },
      [sentence(copy), ask(copy)],
    ),
  ]);
}

function facts({ facts }: WaitingListCopy): Piece {
  return section("section", { paddingBlockStart: 0, paddingBlockEnd: 56, mobile: { paddingBlockStart: 0, paddingBlockEnd: 40 } }, [
    box(
      {
        display: "grid",
        gridColumns: 3,
        gap: 40,
        paddingBlockStart: 24,
        ...lineAbove("$color-heading", 2),
        mobile: { gridColumns: 1, gap: 22 },
      },
      facts.map(([title, words]) =>
        box({ gap: 4 }, [
          heading("h2", title, { fontSize: 23, fontWeight: 700, letterSpacing: "-0.02em" }),
          text(words, { fontSize: 17, lineHeight: 1.5 }),
        ]),
      ),
    ),
  ]);
}

function footer(copy: WaitingListCopy): Piece {
  return section("footer", { paddingBlockStart: 0, paddingBlockEnd: 32, mobile: { paddingBlockStart: 0, paddingBlockEnd: 28 } }, [
    text(copy.footer, { fontSize: 16 }),
  ]);
}

/** One screen and one field: a sentence that grows heavier line by line until its last word is clear. */
export const waitingListTemplate: PageTemplate = {
  id: "waiting-list",
  category: "signup",
  name: { pt: "Lista de espera", en: "Waiting list", es: "Lista previa al lanzamiento" },
  description: {
    pt: "Uma tela e um campo para um curso que ainda vai abrir: uma frase que ganha peso até ficar clara.",
    en: "One screen, one field for a course that is about to open: a sentence that gains weight until it is clear.",
    es: "Una pantalla y un campo para un curso que está por abrir: una frase que gana peso hasta quedar clara.",
  },
  build: (language) => {
    const copy = COPY[language];
    return pageOf({
      language,
      title: copy.title,
      description: copy.description,
      fonts: { heading: "fraunces", text: "instrument-sans", button: "instrument-sans" },
      palette: {
        heading: "#5c0a1f",
        text: "#74152d",
        button: "#5c0a1f",
        onButton: "#ffe3ec",
        background: "#ffb8cd",
        surface: "#ffcbdb",
        line: "#d9748f",
      },
      sections: [screen, facts, footer].map((part) => part(copy)),
    });
  },
};
