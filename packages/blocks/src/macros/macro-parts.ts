/** The scripts that fill in macros, by what they are built as: most pages need none of them, few need both. */
const MACRO_PARTS = ["country", "macros"] as const;
export type MacroPart = (typeof MACRO_PARTS)[number];

const PLACES: Readonly<Record<MacroPart, RegExp>> = { country: /<bdi data-m="country">/, macros: /<bdi data-m="(?!country")/ };

/** Those that a piece of a page needs, as HTML that was rendered here: words of a page cannot pass for a macro's place. */
export function macroParts(html: string): MacroPart[] {
  return MACRO_PARTS.filter((part) => PLACES[part].test(html));
}
