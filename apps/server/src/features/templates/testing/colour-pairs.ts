import type { Piece } from "../making/piece.ts";

/** What a kind colours by itself: its own ground, if it brings one, and the words on it. */
const COLOURS: Readonly<Record<string, { readonly ground?: string; readonly words: readonly string[] }>> = {
  section: { words: [] },
  container: { words: [] },
  image: { words: [] },
  icon: { words: [] },
  video: { words: [] },
  heading: { words: ["color-heading"] },
  text: { words: ["color-text"] },
  list: { words: ["color-text"] },
  faq: { words: ["color-heading", "color-text"] },
  tabs: { words: ["color-text", "color-heading"] },
  tab: { words: [] },
  timeline: { words: ["color-heading", "color-text", "color-button"] },
  testimonials: { words: ["color-heading", "color-text", "color-button"] },
  carousel: { words: ["color-text"] },
  slide: { ground: "color-background", words: [] },
  price: { ground: "color-background", words: ["color-heading", "color-text"] },
  comparison: { ground: "color-background", words: ["color-heading", "color-text", "color-button"] },
  guarantee: { ground: "color-background", words: ["color-heading", "color-text"] },
  form: { words: ["color-text"] },
  field: { ground: "color-background", words: ["color-text"] },
};

function coloursOf({ kind, props }: Piece): (typeof COLOURS)[string] {
  if (kind === "button") {
    return props.look === "solid" ? { ground: "color-button", words: ["color-on-button"] } : { words: ["color-button"] };
  }
  const known = COLOURS[kind];
  if (!known) throw new Error(`say here what ${kind} colours by itself`);
  return known;
}

const named = (value: unknown): string | undefined => (typeof value === "string" ? value.replace(/^\$/, "") : undefined);

/** Every pair of words and the ground they stand on, by the tokens they wear, as `color-text on color-surface`. */
export function colourPairs(piece: Piece, around = "color-background"): Set<string> {
  const own = coloursOf(piece);
  const ground = named(piece.look.background) ?? own.ground ?? around;
  const color = named(piece.look.color);
  const words = color && own.words.length > 0 ? [color] : own.words;
  const pairs = new Set(words.map((word) => `${word} on ${ground}`));
  if (piece.kind === "form" || piece.kind === "price") pairs.add("color-on-button on color-button");
  for (const inside of Object.values(piece.slots ?? {}).flat()) for (const pair of colourPairs(inside, ground)) pairs.add(pair);
  return pairs;
}
