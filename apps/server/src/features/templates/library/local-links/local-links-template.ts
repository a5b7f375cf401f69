import { type Look, lineAbove } from "../../making/look.ts";
import { pageOf } from "../../making/page-of.ts";
import { anchored, box, button, divider, heading, image, type Piece, section, text } from "../../making/piece.ts";
import { map } from "../../making/shop-pieces.ts";
import type { PageTemplate } from "../../page-template.ts";
import { en } from "./copy.en.ts";
import { es } from "./copy.es.ts";
import { pt } from "./copy.pt.ts";
import type { LocalLinksCopy } from "./copy.ts";

const COPY = { pt, en, es };

/** Letters as a sign painter sets them: narrow, tall, close. */
const LETTERED = {
  fontFamily: "$font-heading",
  fontWeight: 700,
  lineHeight: 1,
  letterSpacing: 0,
  textTransform: "uppercase",
} as const;
const PANEL = {
  gap: 20,
  padding: 36,
  background: "$color-surface",
  borderStyle: "solid",
  borderColor: "$color-heading",
  borderWidth: 5,
  radius: 18,
  mobile: { padding: 22, borderWidth: 4, radius: 14 },
} as const;
const H2 = { ...LETTERED, fontSize: 42, color: "$color-red", mobile: { fontSize: 36 } } as const;

function sign(copy: LocalLinksCopy): Piece {
  return box(
    {
      gap: 0,
      padding: 10,
      background: "$color-red",
      borderStyle: "solid",
      borderColor: "$color-heading",
      borderWidth: 5,
      radius: 26,
      mobile: { padding: 8, borderWidth: 4, radius: 20 },
    },
    [
      box(
        {
          gap: 14,
          overflow: "hidden",
          alignItems: "center",
          paddingBlockStart: 36,
          borderStyle: "solid",
          borderColor: "$color-cream",
          borderWidth: 4,
          radius: 16,
          mobile: { paddingBlockStart: 24, radius: 12, borderWidth: 3 },
        },
        [
          heading("h1", copy.name, {
            ...LETTERED,
            width: "100%",
            fontSize: 92,
            lineHeight: 0.96,
            textAlign: "center",
            color: "$color-cream",
            paddingInline: 16,
            tablet: { fontSize: 68 },
            mobile: { fontSize: 62 },
          }),
          image("brush-curl", "", { width: 300, mobile: { width: 220 } }),
          text(copy.tagline, {
            width: "100%",
            fontSize: 21,
            fontWeight: 600,
            fontStyle: "italic",
            lineHeight: 1.3,
            textAlign: "center",
            textWrap: "balance",
            color: "$color-sun",
            paddingInline: 20,
            mobile: { fontSize: 18 },
          }),
          image("painted-fruit", copy.imageAlt, { width: "100%", marginBlockStart: 6 }),
        ],
      ),
    ],
  );
}

function doors({ links, open, message }: LocalLinksCopy): Piece {
  const door = (words: string, href: string, isOutside: boolean, look: Look = {}) =>
    button(words, href, { width: "100%", minHeight: 62, radius: 14, fontSize: 19, fontWeight: 700, ...look }, "solid", isOutside);
  return box({ gap: 12 }, [
    text(open, { fontSize: 18, fontWeight: 700, textAlign: "center", color: "$color-heading", paddingBlock: 6 }),
    door(links.order, `https://wa.me/?text=${encodeURIComponent(message)}`, true, { background: "$color-leaf" }),
    door(links.menu, "#cardapio", false),
    door(links.way, "#mapa", false),
    door(links.photos, "https://www.instagram.com/", true),
  ]);
}

function priced([what, price]: readonly [string, string]): Piece {
  return box({ direction: "row", gap: 10, alignItems: "end" }, [
    text(what, { fontSize: 18, lineHeight: 1.35, fontWeight: 500, color: "$color-text" }),
    divider({
      grow: 1,
      width: "auto",
      minWidth: 16,
      borderStyle: "dotted",
      borderColor: "$color-text",
      borderBlockStartWidth: 2,
      marginBlockEnd: 6,
    }),
    text(price, { ...LETTERED, textTransform: "none", fontSize: 21, lineHeight: 1.15, minWidth: "fit-content", color: "$color-heading" }),
  ]);
}

function menu({ menu }: LocalLinksCopy): Piece {
  return anchored(
    "cardapio",
    box(PANEL, [
      heading("h2", menu.title, H2),
      ...menu.groups.map(({ name, items }) =>
        box({ gap: 10, paddingBlockStart: 16, ...lineAbove("$color-heading", 3) }, [
          heading("h3", name, { fontSize: 20, fontWeight: 600, letterSpacing: 0, color: "$color-heading" }),
          ...items.map(priced),
        ]),
      ),
      text(menu.note, { fontSize: 16, fontStyle: "italic", paddingBlockStart: 4 }),
    ]),
  );
}

function hours({ hours }: LocalLinksCopy): Piece {
  return box(PANEL, [
    heading("h2", hours.title, H2),
    box({ gap: 10 }, hours.items.map(priced)),
    text(hours.note, { fontSize: 16, fontStyle: "italic" }),
  ]);
}

function way({ map: where }: LocalLinksCopy): Piece {
  return anchored(
    "mapa",
    box({ gap: 14 }, [
      map(where.title, where.place, {
        radius: 18,
        borderStyle: "solid",
        borderColor: "$color-heading",
        borderWidth: 5,
        background: "$color-surface",
        mobile: { radius: 14, borderWidth: 4 },
      }),
      text(where.note, { fontSize: 17, fontWeight: 500 }),
    ]),
  );
}

function page(copy: LocalLinksCopy): Piece {
  return section("main", { paddingBlockStart: 48, paddingBlockEnd: 40, mobile: { paddingBlockStart: 16, paddingBlockEnd: 28 } }, [
    box(
      {
        direction: "row",
        gap: 48,
        alignItems: "start",
        tablet: { gap: 28 },
        mobile: { direction: "column", alignItems: "stretch", gap: 28 },
      },
      [
        box({ width: "48%", gap: 20, mobile: { width: "100%", gap: 24 } }, [sign(copy), doors(copy), hours(copy)]),
        box({ width: "52%", gap: 28, mobile: { width: "100%", gap: 24 } }, [menu(copy), way(copy)]),
      ],
    ),
  ]);
}

function footer({ footer }: LocalLinksCopy): Piece {
  return section("footer", { paddingBlockStart: 0, paddingBlockEnd: 48 }, [
    text(footer, { fontSize: 16, textAlign: "center", textWrap: "balance" }),
  ]);
}

/** The page of a shop round the corner, painted as its sign is. */
export const localLinksTemplate: PageTemplate = {
  id: "local-links",
  category: "redesSociais",
  name: { pt: "Loja de bairro", en: "Neighbourhood shop", es: "Tienda de barrio" },
  description: {
    pt: "A placa da loja, WhatsApp, cardápio com preços, horário e mapa numa página só.",
    en: "The shop's sign, WhatsApp, a menu with prices, opening hours and a map on one page.",
    es: "El letrero de la tienda, WhatsApp, carta con precios, horario y mapa en una sola página.",
  },
  build: (language) => {
    const copy = COPY[language];
    return pageOf({
      language,
      title: copy.title,
      description: copy.description,
      fonts: { heading: "oswald", text: "montserrat", button: "montserrat" },
      palette: {
        heading: "#14306b",
        text: "#3a2b17",
        button: "#14306b",
        onButton: "#fff4d6",
        background: "#ffc929",
        surface: "#fff4d6",
        line: "#d9a514",
        more: { red: "#b8241a", cream: "#fff4d6", sun: "#ffd95c", leaf: "#17673f" },
      },
      sections: [page(copy), footer(copy)],
    });
  },
};
