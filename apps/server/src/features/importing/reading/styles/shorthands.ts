import { readColor } from "./colors.ts";

const SIDES = ["top", "right", "bottom", "left"] as const;
const CORNERS = ["top-left", "top-right", "bottom-right", "bottom-left"] as const;
const BORDER_STYLES = /^(?:none|hidden|solid|dashed|dotted|double|groove|ridge|inset|outset)$/;
const LOGICAL: Readonly<Record<string, readonly string[]>> = {
  "block-start": ["top"],
  "block-end": ["bottom"],
  "inline-start": ["left"],
  "inline-end": ["right"],
  block: ["top", "bottom"],
  inline: ["left", "right"],
};

/** The parts of a value between spaces, or between another mark; what stands in brackets is one part. */
export function partsOf(value: string, mark: " " | "," = " "): string[] {
  const parts: string[] = [];
  let [depth, part] = [0, ""];
  for (const character of value) {
    if (character === "(") depth += 1;
    if (character === ")") depth -= 1;
    const isBetween = depth === 0 && (mark === " " ? /\s/.test(character) : character === mark);
    if (!isBetween) part += character;
    else if (part.trim() !== "") {
      parts.push(part.trim());
      part = "";
    }
  }
  return part.trim() === "" ? parts : [...parts, part.trim()];
}

type Longhand = readonly [name: string, value: string];

function around(names: readonly string[], write: (side: string) => string, value: string): Longhand[] {
  const parts = partsOf(value);
  const [first = "", second = first, third = first, fourth = second] = parts;
  return parts.length === 0 || parts.length > 4
    ? []
    : [first, second, third, fourth].map((part, index) => [write(names[index] ?? ""), part] as const);
}

function border(sides: readonly string[], value: string): Longhand[] {
  const found: Longhand[] = [];
  let width = "3px";
  for (const part of partsOf(value)) {
    if (BORDER_STYLES.test(part)) {
      found.push(["border-style", part]);
      if (part === "none" || part === "hidden") width = "0";
    } else if (readColor(part)) found.push(["border-color", part]);
    else if (/^[\d.]/.test(part)) width = part;
  }
  return [...found, ...sides.map((side): Longhand => [`border-${side}-width`, width])];
}

function background(value: string): Longhand[] {
  const found: Longhand[] = [
    ["background-color", "transparent"],
    ["background-image", "none"],
  ];
  for (const layer of partsOf(value, ",")) {
    for (const part of partsOf(layer)) {
      if (/^(?:url|(?:repeating-)?(?:linear|radial|conic)-gradient)\(/i.test(part)) found.push(["background-image", part]);
      else if (readColor(part)) found.push(["background-color", part]);
      else if (/^(?:cover|contain)$/.test(part)) found.push(["background-size", part]);
    }
  }
  return found;
}

function font(value: string): Longhand[] {
  const match = /^(.*?)\s*([\d.]+(?:px|rem|em|pt|%))(?:\s*\/\s*([\d.]+\w*))?\s+(.+)$/.exec(value);
  if (!match) return [];
  const [, before = "", size = "", line, family = ""] = match;
  const found: Longhand[] = [
    ["font-size", size],
    ["font-family", family],
  ];
  if (line !== undefined) found.push(["line-height", line]);
  for (const word of partsOf(before)) {
    if (/^(?:bold|bolder|lighter|[1-9]00)$/.test(word)) found.push(["font-weight", word]);
    if (word === "italic") found.push(["font-style", word]);
  }
  return found;
}

/** A declaration as one for each of what it sets at once; what sets one thing stays as it is. */
export function longhands(name: string, value: string): readonly Longhand[] {
  if (name === "padding" || name === "margin") return around(SIDES, (side) => `${name}-${side}`, value);
  if (name === "border-width") return around(SIDES, (side) => `border-${side}-width`, value);
  if (name === "border-radius") return around(CORNERS, (corner) => `border-${corner}-radius`, value.split("/", 1)[0] ?? "");
  if (name === "border") return border(SIDES, value);
  const [, side] = /^border-(top|right|bottom|left)$/.exec(name) ?? [];
  if (side !== undefined) return border([side], value);
  const [, box = "", logical = ""] = /^(padding|margin)-((?:block|inline)(?:-(?:start|end))?)$/.exec(name) ?? [];
  const sides = LOGICAL[logical];
  if (sides) {
    const [first = "", second = first] = partsOf(value);
    return sides.map((each, index) => [`${box}-${each}`, index === 0 ? first : second]);
  }
  if (name === "background") return background(value);
  if (name === "font") return font(value);
  if (name === "text-decoration") return [["text-decoration-line", partsOf(value)[0] ?? ""]];
  if (name === "flex-flow") return partsOf(value).map((part) => [/wrap/.test(part) ? "flex-wrap" : "flex-direction", part]);
  return [[name, value]];
}
