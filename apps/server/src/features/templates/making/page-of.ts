import {
  DEFAULT_TOKENS,
  DOCUMENT_SCHEMA,
  type DocumentRecord,
  type FontFamily,
  keysBetween,
  type Language,
  PAGE_ID,
  PAGE_SLOT,
  type PageDocument,
  SCALE_TOKENS,
} from "@vitrine/document";
import { addPieces } from "./add-pieces.ts";
import { COLOR_NAMES, type ColorName } from "./color-names.data.ts";
import { type Look, stylesOf } from "./look.ts";
import type { Piece } from "./piece.ts";

/** The page's colours, each a token that its owner can change in one place. */
interface Palette {
  readonly heading: string;
  readonly text: string;
  readonly button: string;
  readonly onButton: string;
  readonly background: string;
  readonly surface: string;
  readonly line: string;
  /** Further colours of this template alone, by name: `mint` is the token `color-mint`, called as the page's language has it. */
  readonly more?: Readonly<Partial<Record<ColorName, string>>>;
}

interface Fonts {
  readonly heading: FontFamily;
  readonly text: FontFamily;
  readonly button: FontFamily;
}

export interface TemplateParts {
  readonly language: Language;
  readonly title: string;
  readonly description: string;
  readonly palette: Palette;
  readonly fonts: Fonts;
  /** Where buttons without an address of their own lead. */
  readonly defaultHref?: string;
  readonly look?: Look;
  readonly sections: readonly Piece[];
}

function tokenValues({ palette, fonts }: TemplateParts): Readonly<Record<string, string>> {
  return {
    "font-heading": fonts.heading,
    "font-text": fonts.text,
    "font-button": fonts.button,
    "color-heading": palette.heading,
    "color-text": palette.text,
    "color-button": palette.button,
    "color-on-button": palette.onButton,
    "color-background": palette.background,
    "color-surface": palette.surface,
    "color-line": palette.line,
  };
}

/** A whole page document from its pieces: tokens, page record and blocks, the same at every call. */
export function pageOf(parts: TemplateParts): PageDocument {
  const records: Record<string, DocumentRecord> = {
    [PAGE_ID]: {
      type: "page",
      id: PAGE_ID,
      language: parts.language,
      title: parts.title,
      description: parts.description,
      ...(parts.defaultHref ? { defaultHref: parts.defaultHref } : {}),
      styles: stylesOf({ background: "$color-background", ...parts.look }),
    },
  };
  const values = tokenValues(parts);
  for (const token of DEFAULT_TOKENS) records[token.id] = { ...token, value: values[token.id] ?? token.value } as typeof token;
  for (const token of SCALE_TOKENS) records[token.id] = token;
  const more = Object.entries(parts.palette.more ?? {});
  const orders = keysBetween(DEFAULT_TOKENS.at(-1)?.order ?? null, null, more.length);
  for (const [index, [name, value]] of more.entries()) {
    const id = `color-${name}`;
    const called = COLOR_NAMES[name as ColorName][parts.language];
    records[id] = { type: "token", id, kind: "color", name: called, order: orders[index] ?? "", value };
  }
  addPieces(records, parts.sections, PAGE_ID, PAGE_SLOT);
  return { schema: DOCUMENT_SCHEMA, records };
}
