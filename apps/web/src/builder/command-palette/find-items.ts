import { foldText } from "../../platform/language/fold-text.ts";

/** Something that the palette does or goes to. */
export interface PaletteItem {
  readonly id: string;
  readonly group: "commands" | "blocks" | "layers";
  readonly label: string;
  /** Other words that mean it: synonyms, its name in other languages, the words of a block. */
  readonly also: string;
  /** Why it would do nothing just now; null where it does something. */
  readonly refusal: string | null;
}

/** The most layers that are listed: more are told apart by typing on. */
const MOST_LAYERS = 40;

/** Items with their words made comparable, once for all that is typed. */
export function foldItems<Item extends PaletteItem>(items: readonly Item[]): readonly { item: Item; label: string; words: string }[] {
  return items.map((item) => ({ item, label: foldText(item.label), words: foldText(`${item.label} ${item.also}`) }));
}

/**
 * The items that have every word typed, in any language, accents and capitals apart: those first whose name begins with
 * it, then those with a word that does. Among equals those count first that were used last. Nothing typed: what was used
 * last, then everything but layers; what would do nothing just now comes after all that does.
 */
export function findItems<Item extends PaletteItem>(
  folded: readonly { item: Item; label: string; words: string }[],
  typed: string,
  recent: readonly string[],
): Item[] {
  const wanted = foldText(typed).split(/\s+/).filter(Boolean);
  const sinceUsed = (item: Item): number => {
    const place = recent.indexOf(item.id);
    return place < 0 ? recent.length : place;
  };
  const whole = wanted.join(" ");
  const rank = ({ label, item }: { label: string; item: Item }): number => {
    if (whole === "") return item.refusal === null ? 0 : 1;
    if (label.startsWith(whole)) return 0;
    if (label.includes(` ${whole}`)) return 1;
    return label.includes(whole) ? 2 : 3;
  };
  let layers = 0;
  return folded
    .filter(({ item, words }) => (wanted.length > 0 || item.group !== "layers") && wanted.every((word) => words.includes(word)))
    .map((entry, place) => ({ item: entry.item, rank: rank(entry), used: sinceUsed(entry.item), place }))
    .sort((a, b) => a.rank - b.rank || a.used - b.used || a.place - b.place)
    .flatMap(({ item }) => (item.group === "layers" && ++layers > MOST_LAYERS ? [] : item));
}
