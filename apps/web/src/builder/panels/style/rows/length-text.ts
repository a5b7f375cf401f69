import {
  LENGTH_UNITS,
  type LengthUnit,
  STYLE_PROPERTIES,
  type StyleProperty,
  type StylePropertyRule,
  type StyleValue,
} from "@vitrine/document";

const LENGTH = /^([+-]?(?:\d+(?:[.,]\d*)?|[.,]\d+))\s*([a-z%]*)$/i;

function isUnit(text: string): text is LengthUnit {
  return (LENGTH_UNITS as readonly string[]).includes(text);
}

/** A length or number as it is typed and shown: `24px`, `1.5`, `auto`. */
export function lengthText(value: StyleValue | undefined): string {
  switch (value?.type) {
    case "length":
      return `${value.value}${value.unit}`;
    case "number":
      return String(value.value);
    case "keyword":
      return value.value;
    default:
      return "";
  }
}

/**
 * Reads what was typed for a property; a bare number takes `unit` where the property needs one. `undefined` for
 * what the property does not take.
 */
export function readLength(property: StyleProperty, typed: string, unit: LengthUnit): StyleValue | undefined {
  const rule: StylePropertyRule = STYLE_PROPERTIES[property];
  const text = typed.trim().toLowerCase();
  if (rule.accepts.includes("keyword") && rule.keywords?.includes(text)) return { type: "keyword", value: text };
  const [, digits, suffix = ""] = LENGTH.exec(text) ?? [];
  if (digits === undefined) return undefined;
  const value = Number(digits.replace(",", "."));
  if (!Number.isFinite(value) || Math.abs(value) > 10_000) return undefined;
  if (suffix === "" && rule.accepts.includes("number")) return { type: "number", value };
  if (!rule.accepts.includes("length")) return undefined;
  const named = suffix === "" ? unit : suffix;
  return isUnit(named) ? { type: "length", value, unit: named } : undefined;
}

/** A step up or down from what is typed, in its own unit: whole for pixels, tenths for `em` and `rem`. */
export function steppedLength(property: StyleProperty, typed: string, steps: number, least: number): StyleValue | undefined {
  const value = readLength(property, typed === "" ? "0" : typed, "px");
  if (value?.type !== "length" && value?.type !== "number") return undefined;
  const isFine = value.type === "number" || value.unit === "em" || value.unit === "rem";
  const next = Math.max(least, Math.round((value.value + steps * (isFine ? 0.1 : 1)) * 100) / 100);
  return { ...value, value: next };
}
