import type { ImageReference, Json } from "@vitrine/document";
import { inline, rich } from "./copy-text.ts";
import { imageReference } from "./image-reference.ts";
import type { ImageName } from "./image-sizes.data.ts";
import type { Look } from "./look.ts";

/** A block to be: what it is, how it looks, what it holds. `pageOf` gives it its id and its place. */
export interface Piece {
  readonly kind: string;
  readonly props: { readonly [key: string]: Json };
  readonly look: Look;
  readonly slots?: Readonly<Record<string, readonly Piece[]>>;
  readonly anchor?: string;
  readonly hiddenAt?: readonly ("base" | "tablet" | "mobile")[];
}

/** The same piece, to be found under `#anchor`. */
export function anchored(anchor: string, piece: Piece): Piece {
  return { ...piece, anchor };
}

/** The same piece, not shown on phones. */
export function hiddenOnPhones(piece: Piece): Piece {
  return { ...piece, hiddenAt: ["mobile"] };
}

export function section(tag: "section" | "header" | "footer" | "main", look: Look, content: readonly Piece[]): Piece {
  return { kind: "section", props: { tag }, look, slots: { content } };
}

export function box(look: Look, content: readonly Piece[]): Piece {
  return { kind: "container", props: {}, look, slots: { content } };
}

export function heading(level: "h1" | "h2" | "h3" | "h4", copy: string, look: Look = {}): Piece {
  return { kind: "heading", props: { level, content: inline(copy) }, look };
}

export function text(copy: string | readonly string[], look: Look = {}): Piece {
  return { kind: "text", props: { content: rich(...(typeof copy === "string" ? [copy] : copy)) }, look };
}

/** A button; without an address it leads wherever the page says its buttons lead. */
export function button(copy: string, href: string, look: Look = {}, kind: "solid" | "outline" | "link" = "solid", newTab = false): Piece {
  return { kind: "button", props: { content: inline(copy), href, newTab, look: kind, iconPlace: "none", icon: null }, look };
}

/** One of the library's images; without words it is decoration. */
export function image(name: ImageName, alt: string, look: Look = {}): Piece {
  const reference: ImageReference = imageReference(name);
  return { kind: "image", props: { image: { ...reference }, alt, href: "", newTab: false }, look };
}

/** A place for a picture only its owner has: the editor shows it, visitors see nothing until it is filled. */
export function picturePlace(look: Look = {}): Piece {
  return { kind: "image", props: { image: null, alt: "", href: "", newTab: false }, look };
}

export function list(items: readonly string[], marker: "disc" | "number" | "check" | "arrow" | "none", look: Look = {}): Piece {
  const kept = items.map((copy, index) => ({ id: `i${index + 1}`, content: inline(copy), icon: null }));
  return { kind: "list", props: { items: kept, marker, icon: null, markerColor: "button" }, look };
}

export function divider(look: Look = {}): Piece {
  return { kind: "divider", props: {}, look };
}

/** Questions with their answers; an answer is one or more paragraphs. */
export function faq(items: readonly (readonly [question: string, ...answer: string[]])[], look: Look = {}): Piece {
  const kept = items.map(([question, ...answer], index) => ({ id: `q${index + 1}`, question: inline(question), answer: rich(...answer) }));
  return { kind: "faq", props: { items: kept, isFirstOpen: false }, look };
}

export interface FormCopy {
  readonly name: string;
  readonly submit: string;
  readonly thanks: string;
}

export function form(copy: FormCopy, look: Look, fields: readonly Piece[]): Piece {
  const props = { name: copy.name, submitLabel: copy.submit, after: "message", thanks: copy.thanks, redirectTo: "" };
  return { kind: "form", props, look, slots: { fields } };
}

/** A field that has to be filled in. */
export function field(
  input: "text" | "email" | "phone" | "checkbox",
  name: string,
  label: string,
  placeholder = "",
  look: Look = {},
): Piece {
  const shown = { label, placeholder, help: "", isRequired: true, isLabelShown: true, hasCountry: input === "phone" };
  const limits = { min: "", max: "", firstDay: "", lastDay: "" };
  const props = { input, name, ...shown, ...limits, options: [], value: "", prefillKey: "", passKey: "" };
  return { kind: "field", props, look };
}

/** A video from YouTube behind one of the library's images. */
export function video(url: string, poster: ImageName, title: string, look: Look = {}): Piece {
  return { kind: "video", props: { source: "youtube", url, poster: { ...imageReference(poster) }, title, ratio: "16:9" }, look };
}

/** A countdown to one moment, in days, hours and minutes. */
export function countdown(until: string, look: Look = {}): Piece {
  const units = { hasDays: true, hasHours: true, hasMinutes: true, hasSeconds: false };
  const unused = { minutes: 60, restartDays: 0, scope: "page", clock: "23:59", zone: "America/Sao_Paulo" };
  return { kind: "countdown", props: { mode: "date", until, ...unused, ...units, after: "hide", redirectTo: "" }, look };
}
