import { blockDefinition } from "@vitrine/blocks";
import type { InlineText, Json, RichText } from "@vitrine/document";

/** One run of words (a heading, a button), or paragraphs. */
export type TextMode = "inline" | "rich";
export type TextValue = InlineText | RichText;

/** How a prop is typed on the canvas; `items.0.question` is found under `items.*.question`. */
export function textModeOf(kind: string, path: string): TextMode | undefined {
  return blockDefinition(kind)?.inlineText?.[path.replace(/\.\d+(?=\.|$)/g, ".*")];
}

/** The value at a path of a block's props. */
export function valueAt(props: Readonly<Record<string, Json>>, path: string): Json | undefined {
  let value: Json | undefined = props;
  for (const part of path.split(".")) {
    if (typeof value !== "object" || value === null) return undefined;
    value = Array.isArray(value) ? value[Number(part)] : value[part];
  }
  return value;
}

/** The one prop to set so that the value at a path becomes another. */
export function propsWith(props: Readonly<Record<string, Json>>, path: string, next: Json): Record<string, Json> {
  const [first = "", ...rest] = path.split(".");
  return { [first]: replaced(props[first], rest, next) };
}

function replaced(value: Json | undefined, path: readonly string[], next: Json): Json {
  const [first, ...rest] = path;
  if (first === undefined) return next;
  if (Array.isArray(value)) return value.map((each, index) => (index === Number(first) ? replaced(each, rest, next) : each));
  if (typeof value !== "object" || value === null) return next;
  return { ...value, [first]: replaced(value[first], rest, next) };
}
