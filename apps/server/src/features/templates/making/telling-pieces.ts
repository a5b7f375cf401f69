import { inline, rich } from "./copy-text.ts";
import { DRAWINGS, type DrawingName } from "./drawings.data.ts";
import type { Look } from "./look.ts";
import { faq, type Piece } from "./piece.ts";

/** A line drawing for decoration, on a round tint of its colour. */
export function icon(name: DrawingName, size: number, look: Look = {}): Piece {
  const { shapes } = DRAWINGS[name];
  const drawing = { name, shapes: shapes.map((shape) => ({ ...shape })) };
  return {
    kind: "icon",
    props: { drawing, size, stroke: 1.75, ground: "round", align: "start", label: "", href: "", newTab: false },
    look,
  };
}

/** What comes after what, along a line; where there is room side by side, or always one below the other. */
export function timeline(
  steps: readonly (readonly [when: string, title: string, words: string])[],
  mark: "number" | "dot",
  direction: "horizontal" | "vertical",
  look: Look = {},
): Piece {
  const items = steps.map(([when, title, words], index) => ({
    ...{ id: `s${index + 1}`, label: inline(when), title: inline(title), content: rich(words) },
  }));
  return { kind: "timeline", props: { items, mark, direction }, look };
}

export interface Voice {
  readonly quote: string;
  readonly name: string;
  readonly role: string;
}

/** What customers say, one below the other in large type. */
export function testimonials(voices: readonly Voice[], look: Look = {}): Piece {
  const items = voices.map(({ quote, name, role }, index) => ({
    id: `v${index + 1}`,
    quote: inline(quote),
    name: inline(name),
    role: inline(role),
    picture: null,
    stars: "none",
  }));
  return { kind: "testimonials", props: { layout: "quotes", columns: "1", hasPictures: true, items }, look };
}

/** Panels of which one is seen at a time, each under its title. */
export function tabs(panels: readonly (readonly [title: string, content: readonly Piece[]])[], titles: "line" | "pills"): Piece {
  const inside = panels.map(([title, content]): Piece => ({ kind: "tab", props: { title: inline(title) }, look: {}, slots: { content } }));
  return { kind: "tabs", props: { look: titles, align: "start" }, look: {}, slots: { tabs: inside } };
}

/** Slides to move sideways by hand; `label` says what they show. */
export function carousel(label: string, slides: readonly (readonly Piece[])[], slideLook: Look, look: Look = {}): Piece {
  const inside = slides.map((content): Piece => ({ kind: "slide", props: {}, look: slideLook, slots: { content } }));
  const moving = { isAutomatic: false, seconds: 6, hasArrows: true, hasDots: true };
  return { kind: "carousel", props: { label, perView: 2, isPeeking: true, ...moving }, look, slots: { slides: inside } };
}

/** What each lesson is about, to be opened; the first is open, so that one sees what the others hold. */
export function curriculum(lessons: readonly (readonly [name: string, ...content: string[]])[], look: Look = {}): Piece {
  const closed = faq(lessons, look);
  return { ...closed, props: { ...closed.props, isFirstOpen: true } };
}
