import { BLOCK_DEFINITIONS } from "@vitrine/blocks";
import type { Piece } from "../piece.ts";
import type { Place, Reader } from "../reader.ts";
import { allWhere, attributeOf, firstWhere, isTag, wordsOf } from "../tree/elements.ts";
import { type HtmlElement, type HtmlNode, isElement } from "../tree/parse-html.ts";
import { inside } from "./box.ts";
import { type FormFields, openFormFields } from "./form-fields.ts";

/** The forms that are being read, by their element, so that a control finds its own. */
const open = new WeakMap<HtmlElement, FormFields>();

function formAround(element: HtmlElement): HtmlElement | undefined {
  for (let at: HtmlNode | HtmlElement["parentNode"] = element; at; at = "parentNode" in at ? (at.parentNode as HtmlElement) : null) {
    if ("tagName" in at && isElement(at as HtmlNode) && at.tagName === "form") return at as HtmlElement;
  }
  return undefined;
}

function isSubmit(element: HtmlElement): boolean {
  const type = attributeOf(element, "type").toLowerCase();
  if (element.tagName === "button") return type !== "button" && type !== "reset";
  return element.tagName === "input" && (type === "submit" || type === "image");
}

/** A form with its fields and what else stands in it. Where its answers went is not kept; of one without fields, what it holds. */
export function formPieces(form: HtmlElement, place: Place, reader: Reader): Piece[] {
  const inner = inside(form, place, reader);
  if (place.isInForm) return reader.flow(form.childNodes, inner, form);
  open.set(form, openFormFields(form, reader));
  const fields = reader.flow(form.childNodes, { ...inner, isInForm: true, depth: inner.depth + 1 }, form);
  const target = attributeOf(form, "action");
  if (target !== "" && target !== "#") reader.notes.add("form_target", target);
  if (!hasField(fields)) return fields;
  const button = firstWhere(form, isSubmit);
  const label = button ? wordsOf(button) || attributeOf(button, "value") || attributeOf(button, "aria-label") : "";
  const seed = BLOCK_DEFINITIONS.form.seed(reader.language).props;
  const name = attributeOf(form, "aria-label") || attributeOf(form, "name") || attributeOf(form, "id");
  const props = {
    ...seed,
    name: name.slice(0, 80) || (seed.name ?? ""),
    submitLabel: label.slice(0, 120).trim() || (seed.submitLabel ?? ""),
  };
  return [{ kind: "form", props, slots: { fields } }];
}

function hasField(pieces: readonly Piece[]): boolean {
  return pieces.some(({ kind, slots }) => kind === "field" || Object.values(slots ?? {}).some(hasField));
}

/** A field of the form it stands in; the report tells of one that stands in none. */
export function controlPieces(control: HtmlElement, place: Place, reader: Reader): Piece[] {
  const form = formAround(control);
  const fields = form && place.isInForm ? open.get(form) : undefined;
  if (!fields) {
    if (attributeOf(control, "type").toLowerCase() !== "hidden") reader.notes.add("field", attributeOf(control, "name") || control.tagName);
    return [];
  }
  const piece = fields.read(control);
  return piece ? [piece] : [];
}

/** A label whose words its field says: of it only the fields that it holds. Null for any other. */
export function labelPieces(label: HtmlElement, place: Place, reader: Reader): Piece[] | null {
  const form = formAround(label);
  if (!form || !place.isInForm || !open.get(form)?.isLabel(label)) return null;
  return allWhere(label, isTag("input", "select", "textarea")).flatMap((control) => controlPieces(control, place, reader));
}

/** Whether a button is the one that sends a form, which forms have by themselves. */
export function sendsForm(element: HtmlElement, place: Place): boolean {
  if (!place.isInForm) return false;
  return /^(?:button|input)$/.test(element.tagName) && (isSubmit(element) || attributeOf(element, "type").toLowerCase() === "reset");
}
