import type { Look } from "../../../making/look.ts";
import { box, heading, image, list, type Piece, section, text } from "../../../making/piece.ts";
import type { SectionTemplate } from "../../../section-template.ts";
import { BODY, H2, H3, ROOMY } from "../../type-scale.ts";
import { en } from "./copy.en.ts";
import { es } from "./copy.es.ts";
import { pt } from "./copy.pt.ts";
import type { BentoCopy } from "./copy.ts";

const COPY = { pt, en, es };

/** Two tiles a row, a wide one and a narrow one, and the other way round in the next. */
const ROW = { direction: "row", gap: 20, alignItems: "stretch", mobile: { direction: "column", gap: 14 } } as const;
const WIDE = { width: "61%", mobile: { width: "100%" } } as const;
const NARROW = { width: "39%", mobile: { width: "100%" } } as const;

function tile(look: Look, content: readonly Piece[]): Piece {
  const { mobile, ...base } = look;
  return box({ radius: 24, padding: 36, gap: 12, ...base, mobile: { padding: 26, radius: 18, ...mobile } }, content);
}

function firstRow({ plan, phone }: BentoCopy): Piece {
  return box(ROW, [
    tile(
      {
        ...WIDE,
        background: "$color-button",
        overflow: "hidden",
        justifyContent: "space-between",
        gap: 32,
        paddingBlockEnd: 0,
        mobile: { ...WIDE.mobile, paddingBlockEnd: 0 },
      },
      [
        box({ gap: 10 }, [
          heading("h3", plan.title, { ...H3, fontSize: 32, color: "$color-on-button", mobile: { fontSize: 26 } }),
          text(plan.text, { ...BODY, fontSize: 18, color: "$color-on-button", maxWidth: 440 }),
        ]),
        image("planner-weeks", plan.alt, {
          width: "100%",
          aspectRatio: 2,
          objectFit: "cover",
          objectPosition: "top",
          radius: 0,
          radiusStartStart: 16,
          radiusStartEnd: 16,
        }),
      ],
    ),
    tile({ ...NARROW, background: "$color-surface", overflow: "hidden", padding: 0, gap: 0, mobile: { ...NARROW.mobile, padding: 0 } }, [
      image("phone-lesson", "", { width: "100%", aspectRatio: 1.05, objectFit: "cover", objectPosition: "top" }),
      box({ padding: 30, gap: 8, mobile: { padding: 24 } }, [heading("h3", phone.title, H3), text(phone.text, BODY)]),
    ]),
  ]);
}

function secondRow({ time, keep }: BentoCopy): Piece {
  return box(ROW, [
    tile({ ...NARROW, background: "$color-heading", justifyContent: "end", gap: 14 }, [
      text(time.figure, {
        fontFamily: "$font-heading",
        fontSize: 84,
        fontWeight: 600,
        lineHeight: 0.95,
        letterSpacing: "-0.05em",
        color: "$color-background",
        tablet: { fontSize: 62 },
        mobile: { fontSize: 72 },
      }),
      text(time.text, { ...BODY, color: "$color-background" }),
    ]),
    tile({ ...WIDE, background: "$color-surface", gap: 20 }, [
      heading("h3", keep.title, { ...H3, fontSize: 28, mobile: { fontSize: 24 } }),
      list(keep.points, "check", { fontSize: 18, mobile: { fontSize: 17 } }),
    ]),
  ]);
}

/** Tiles of different sizes and grounds: a calendar, a phone, a length of time and a list. */
export const bentoSection: SectionTemplate = {
  id: "benefits-bento",
  category: "benefits",
  name: { pt: "Benefícios em mosaico", en: "Benefits in a mosaic", es: "Beneficios en mosaico" },
  build: (language) => {
    const copy = COPY[language];
    return section("section", ROOMY, [
      heading("h2", copy.title, { ...H2, maxWidth: 620, marginBlockEnd: 20, mobile: { fontSize: 33, marginBlockEnd: 4 } }),
      box({ gap: 20, mobile: { gap: 14 } }, [firstRow(copy), secondRow(copy)]),
    ]);
  },
};
