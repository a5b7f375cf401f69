import { type Macro, macro } from "@vitrine/document";

/** The attribute that says on the page which value belongs there. */
export const MACRO_ATTRIBUTE = "data-m";

/** How a macro stands on the page: its name and its options, none of which has a space in it. */
export function macroMark(of: Macro): string {
  switch (of.macro) {
    case "date":
      return `date ${of.format} ${of.days}`;
    case "country":
      return "country";
    case "query":
      return `query ${of.key}`;
    case "random":
      return `random ${of.min} ${of.max}`;
  }
}

/** The macro of a mark, with the words in its place; null for what is none. */
export function readMacroMark(mark: string, words: string): Macro | null {
  const [name, first = "", second = ""] = mark.split(" ");
  const number = (text: string): number => (text === "" ? Number.NaN : Number(text));
  const options = {
    date: { format: first, days: number(second) },
    query: { key: first },
    random: { min: number(first), max: number(second) },
  };
  const own = Object.hasOwn(options, name ?? "") ? options[name as keyof typeof options] : {};
  const read = macro.safeParse({ macro: name, ...own, fallback: words });
  return read.success && macroMark(read.data) === mark ? read.data : null;
}
