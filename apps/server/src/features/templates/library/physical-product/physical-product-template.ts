import type { Language } from "@vitrine/document";
import { lineAbove, lineBelow } from "../../making/look.ts";
import { guarantee } from "../../making/offer-pieces.ts";
import { pageOf } from "../../making/page-of.ts";
import { anchored, box, button, faq, heading, hiddenOnPhones, image, list, type Piece, section, text } from "../../making/piece.ts";
import { galleryRow, orderSummary, paymentMarks, stickyBar, whatsapp } from "../../making/shop-pieces.ts";
import { tabs } from "../../making/telling-pieces.ts";
import type { PageTemplate } from "../../page-template.ts";
import { en } from "./copy.en.ts";
import { es } from "./copy.es.ts";
import { pt } from "./copy.pt.ts";
import type { PhysicalProductCopy } from "./copy.ts";

const COPY = { pt, en, es };

const INK = "$color-heading";

const H2 = {
  fontSize: 46,
  fontWeight: 500,
  lineHeight: 1.04,
  letterSpacing: "-0.035em",
  tablet: { fontSize: 38 },
  mobile: { fontSize: 33 },
} as const;
const ROOMY = { paddingBlock: 104, tablet: { paddingBlock: 80 }, mobile: { paddingBlock: 60 } } as const;

function header({ maker, nav }: PhysicalProductCopy): Piece {
  const link = { fontSize: 17, fontWeight: 500, color: INK, textDecoration: "none" } as const;
  return section("header", { paddingBlock: 12, ...lineBelow("$color-line") }, [
    box({ direction: "row", alignItems: "center", justifyContent: "space-between", gap: 24 }, [
      text(`**${maker}**`, { fontSize: 25, color: INK, letterSpacing: "-0.05em", lineHeight: 1.2 }),
      box({ direction: "row", gap: 28, mobile: { gap: 18 } }, [
        button(nav.details, "#detalhes", link, "link"),
        hiddenOnPhones(button(nav.parts, "#pecas", link, "link")),
        button(nav.questions, "#duvidas", link, "link"),
      ]),
    ]),
  ]);
}

function pictures({ hero: { alts } }: PhysicalProductCopy): Piece {
  return box({ width: "60%", gap: 12, tablet: { width: "100%" } }, [
    image("lamp-night", alts.night, { width: "100%", radius: 8, tablet: { aspectRatio: 1.6, objectFit: "cover" } }),
    galleryRow([
      ["lamp-parts", alts.parts],
      ["lamp-camp", alts.camp],
      ["lamp-size", alts.size],
    ]),
  ]);
}

function purchase({ hero }: PhysicalProductCopy, language: Language): Piece {
  return box(
    {
      width: "40%",
      gap: 20,
      position: "sticky",
      insetBlockStart: 24,
      alignSelf: "start",
      tablet: { width: "100%", position: "static", alignSelf: "stretch" },
    },
    [
      text(hero.sort, { fontSize: 17, color: "$color-button", fontWeight: 500, lineHeight: 1.3 }),
      heading("h1", hero.name, {
        fontSize: 82,
        fontWeight: 500,
        lineHeight: 0.95,
        letterSpacing: "-0.055em",
        tablet: { fontSize: 60 },
        mobile: { fontSize: 58 },
      }),
      text(hero.lead, { fontSize: 20, lineHeight: 1.5, mobile: { fontSize: 19 } }),
      box(
        {
          direction: "row",
          wrap: "wrap",
          gap: 4,
          columnGap: 16,
          alignItems: "baseline",
          paddingBlockStart: 20,
          ...lineAbove("$color-line"),
        },
        [
          text(hero.price, { fontSize: 46, fontWeight: 500, color: INK, letterSpacing: "-0.04em", lineHeight: 1.1 }),
          text(hero.terms, { fontSize: 17 }),
        ],
      ),
      button(hero.buy, "", { width: "100%", minHeight: 62, fontSize: 20, radius: 8 }),
      list(hero.facts, "check", { fontSize: 18, color: INK }),
      text(hero.delivery, { fontSize: 16 }),
      paymentMarks(language),
    ],
  );
}

function main(copy: PhysicalProductCopy, language: Language): Piece {
  return section("main", { paddingBlockStart: 32, paddingBlockEnd: 88, mobile: { paddingBlockStart: 20, paddingBlockEnd: 56 } }, [
    box({ direction: "row", gap: 40, tablet: { direction: "column", gap: 28 } }, [pictures(copy), purchase(copy, language)]),
  ]);
}

function details({ details }: PhysicalProductCopy): Piece {
  const { use, measures, inBox, sending } = details;
  const body = { fontSize: 19, maxWidth: 720, mobile: { fontSize: 18 } } as const;
  const measure = ([what, value]: readonly [string, string]) =>
    box({ display: "grid", gridColumns: 2, gap: 24, paddingBlock: 12, ...lineBelow("$color-line") }, [
      text(what, { fontSize: 18, lineHeight: 1.4 }),
      text(value, { fontSize: 18, lineHeight: 1.4, color: INK, fontWeight: 500 }),
    ]);
  return anchored(
    "detalhes",
    section("section", { ...ROOMY, background: "$color-surface" }, [
      heading("h2", details.title, H2),
      tabs(
        [
          [use.name, [text(use.words, body)]],
          [measures.name, [box({ gap: 0, maxWidth: 720 }, measures.rows.map(measure))]],
          [inBox.name, [list(inBox.items, "check", { ...body, color: INK }), text(inBox.note, body)]],
          [sending.name, [text(sending.words, body)]],
        ],
        "line",
      ),
    ]),
  );
}

function repair({ repair, hero }: PhysicalProductCopy): Piece {
  const part = ([what, cost]: readonly [string, string], index: number) =>
    box({ direction: "row", gap: 16, alignItems: "baseline", paddingBlock: 12, ...lineBelow("#6b4610") }, [
      text(String(index + 1), { fontSize: 18, color: INK, minWidth: 20 }),
      text(what, { fontSize: 20, fontWeight: 500, color: INK, grow: 1, lineHeight: 1.35 }),
      text(cost, { fontSize: 20, color: INK, lineHeight: 1.35 }),
    ]);
  return anchored(
    "pecas",
    section("section", { ...ROOMY, background: "$color-mustard" }, [
      box(
        {
          direction: "row",
          gap: 56,
          alignItems: "center",
          tablet: { gap: 32 },
          mobile: { direction: "column", alignItems: "stretch", gap: 24 },
        },
        [
          box({ width: "46%", mobile: { width: "100%" } }, [image("lamp-parts", hero.alts.parts, { width: "100%" })]),
          box({ width: "54%", gap: 20, mobile: { width: "100%" } }, [
            heading("h2", repair.title, H2),
            text(repair.lead, { fontSize: 19, color: INK, mobile: { fontSize: 18 } }),
            box({ gap: 0 }, repair.parts.map(part)),
            text(repair.note, { fontSize: 17, color: INK }),
          ]),
        ],
      ),
    ]),
  );
}

function order({ order }: PhysicalProductCopy): Piece {
  return anchored(
    "pedido",
    section("section", ROOMY, [
      heading("h2", order.title, H2),
      box(
        {
          direction: "row",
          gap: 40,
          alignItems: "start",
          marginBlockStart: 8,
          mobile: { direction: "column", alignItems: "stretch", gap: 28 },
        },
        [
          box({ width: "44%", gap: 16, mobile: { width: "100%" } }, [
            orderSummary(order.summary, { maxWidth: "none", radius: 8 }),
            button(order.pay, "", { width: "100%", minHeight: 62, fontSize: 20, radius: 8 }),
            text(order.note, { fontSize: 16 }),
          ]),
          box({ width: "56%", mobile: { width: "100%" } }, [
            guarantee(365, order.guarantee.title, order.guarantee.words, { radius: 8, background: "$color-surface", borderWidth: 0 }),
          ]),
        ],
      ),
    ]),
  );
}

function questions({ questions }: PhysicalProductCopy): Piece {
  return anchored(
    "duvidas",
    section("section", { ...ROOMY, paddingBlockStart: 0, mobile: { paddingBlockStart: 0, paddingBlockEnd: 60 } }, [
      heading("h2", questions.title, H2),
      faq(questions.items, { fontSize: 19, mobile: { fontSize: 18 } }),
    ]),
  );
}

function footer({ footer }: PhysicalProductCopy): Piece {
  return section("footer", { background: "$color-surface", paddingBlock: 36 }, [
    box({ direction: "row", justifyContent: "space-between", wrap: "wrap", gap: 12 }, [
      text(footer.maker, { fontSize: 16 }),
      text(footer.contact, { fontSize: 16 }),
    ]),
  ]);
}

/** One thing in a shop: pictures on one side, the purchase following along on the other, the facts in tabs. */
export const physicalProductTemplate: PageTemplate = {
  id: "physical-product",
  category: "sales",
  name: { pt: "Produto físico", en: "Physical product", es: "Producto físico" },
  description: {
    pt: "Uma página de loja para um produto só: fotos, detalhes em abas, resumo do pedido e garantia.",
    en: "A shop page for a single product: pictures, details in tabs, order summary and guarantee.",
    es: "Una página de tienda para un solo producto: fotos, detalles en pestañas, resumen del pedido y garantía.",
  },
  build: (language) => {
    const copy = COPY[language];
    const bar = stickyBar(copy.bar.words, copy.bar.buy, "pedido");
    return pageOf({
      language,
      title: copy.title,
      description: copy.description,
      defaultHref: "#pedido",
      fonts: { heading: "space-grotesk", text: "space-grotesk", button: "space-grotesk" },
      palette: {
        heading: "#17211f",
        text: "#4a5653",
        button: "#bf3d0c",
        onButton: "#ffffff",
        background: "#ffffff",
        surface: "#eef2f1",
        line: "#d3dbd9",
        more: { mustard: "#e9b44c" },
      },
      sections: [
        header(copy),
        main(copy, language),
        details(copy),
        repair(copy),
        order(copy),
        questions(copy),
        footer(copy),
        whatsapp(copy.chat.message, copy.chat.bubble),
        { ...bar, hiddenAt: ["base", "tablet"] },
      ],
    });
  },
};
