import type { ImageName } from "../../making/image-sizes.data.ts";
import { lineAbove, lineBelow } from "../../making/look.ts";
import { pageOf } from "../../making/page-of.ts";
import { anchored, box, button, heading, image, type Piece, section, text } from "../../making/piece.ts";
import type { PageTemplate } from "../../page-template.ts";
import { en } from "./copy.en.ts";
import { es } from "./copy.es.ts";
import { pt } from "./copy.pt.ts";
import type { LinkInBioCopy } from "./copy.ts";

const COPY = { pt, en, es };

const IMAGES: readonly ImageName[] = ["jar-ash", "vase-cobalt", "bowl-salt", "cups-moss"];

/** Names and prices as a museum sets its labels: small, close, plain. */
const LABEL = { fontSize: 15, lineHeight: 1.4 } as const;
const NAME = { fontSize: 16, fontWeight: 650, lineHeight: 1.3, letterSpacing: "-0.005em" } as const;

function doors({ links, mail }: LinkInBioCopy): Piece {
  const door = (words: string, href: string) =>
    button(
      words,
      href,
      {
        width: "100%",
        justifyContent: "space-between",
        minHeight: 64,
        paddingInline: 0,
        radius: 0,
        fontSize: 20,
        fontWeight: 500,
        letterSpacing: "-0.01em",
        color: "$color-heading",
        textDecoration: "none",
        textAlign: "start",
        ...lineBelow("$color-heading"),
        hover: { color: "$color-button", borderColor: "$color-button" },
      },
      "link",
    );
  return box({ gap: 0, ...lineAbove("$color-heading") }, [
    door(`${links.pieces} **↓**`, "#pecas"),
    door(`${links.classes} **↓**`, "#oficina"),
    door(`${links.visit} **↓**`, "#visita"),
    door(`${links.order} **@**`, `mailto:${mail}`),
  ]);
}

function gallery({ pieces }: LinkInBioCopy): Piece {
  return anchored(
    "pecas",
    box({ gap: 24, marginBlockStart: 40, mobile: { marginBlockStart: 28, gap: 18 } }, [
      heading("h2", pieces.title, { fontSize: 20, fontWeight: 650, letterSpacing: "-0.01em" }),
      box(
        { display: "grid", gridColumns: 2, gap: 48, columnGap: 32, mobile: { gap: 28, columnGap: 14 } },
        pieces.items.map((piece, index) =>
          box({ gap: 12, ...(index % 2 === 1 ? { marginBlockStart: 72, mobile: { marginBlockStart: 36 } } : {}) }, [
            image(IMAGES[index] ?? "jar-ash", piece.alt, { width: "100%" }),
            box({ gap: 0 }, [
              heading("h3", piece.name, NAME),
              text(piece.made, LABEL),
              text(piece.price, { ...LABEL, color: "$color-heading" }),
            ]),
          ]),
        ),
      ),
      text(pieces.note, { ...LABEL, maxWidth: 420, marginBlockStart: 12 }),
    ]),
  );
}

function studio({ classes, visit }: LinkInBioCopy): Piece {
  const part = (anchor: string, { title, words }: LinkInBioCopy["visit"]) =>
    anchored(
      anchor,
      box({ gap: 10, paddingBlockStart: 16, ...lineAbove("$color-heading") }, [
        heading("h2", title, { fontSize: 20, fontWeight: 650, letterSpacing: "-0.01em" }),
        text(words, { fontSize: 17, lineHeight: 1.55 }),
      ]),
    );
  return box(
    { display: "grid", gridColumns: 2, gap: 32, marginBlockStart: 56, mobile: { gridColumns: 1, marginBlockStart: 36, gap: 36 } },
    [part("oficina", classes), part("visita", visit)],
  );
}

function page(copy: LinkInBioCopy): Piece {
  return section("main", { paddingBlockStart: 72, paddingBlockEnd: 72, mobile: { paddingBlockStart: 36, paddingBlockEnd: 48 } }, [
    box({ maxWidth: 720, width: "100%", alignSelf: "center", gap: 0 }, [
      heading("h1", copy.name, { fontSize: 92, fontWeight: 300, lineHeight: 0.92, letterSpacing: "-0.06em", mobile: { fontSize: 60 } }),
      text(copy.about, {
        fontSize: 20,
        lineHeight: 1.45,
        maxWidth: 440,
        marginBlockStart: 24,
        marginBlockEnd: 36,
        mobile: { fontSize: 18, marginBlockStart: 18, marginBlockEnd: 28 },
      }),
      doors(copy),
      gallery(copy),
      studio(copy),
    ]),
  ]);
}

function footer(copy: LinkInBioCopy): Piece {
  return section("footer", { paddingBlockStart: 0, paddingBlockEnd: 56 }, [
    box({ maxWidth: 720, width: "100%", alignSelf: "center" }, [text(copy.follow, LABEL)]),
  ]);
}

/** A link page hung like a small gallery: few doors, four pieces, plain labels. */
export const linkInBioTemplate: PageTemplate = {
  id: "link-in-bio",
  category: "redesSociais",
  name: { pt: "Link da bio", en: "Link in bio", es: "Enlace de la bio" },
  description: {
    pt: "Poucos links, bem espaçados, e uma pequena galeria com o que você faz.",
    en: "A few links with room around them, and a small gallery of what you make.",
    es: "Pocos enlaces, con aire, y una pequeña galería de lo que haces.",
  },
  build: (language) => {
    const copy = COPY[language];
    return pageOf({
      language,
      title: copy.title,
      description: copy.description,
      fonts: { heading: "archivo", text: "archivo", button: "archivo" },
      palette: {
        heading: "#1a1a18",
        text: "#565650",
        button: "#1e3f8f",
        onButton: "#ffffff",
        background: "#f5f3ee",
        surface: "#ebe8e0",
        line: "#cfcabd",
      },
      sections: [page(copy), footer(copy)],
    });
  },
};
