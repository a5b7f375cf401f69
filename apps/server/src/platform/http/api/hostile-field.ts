import type { RefusedField } from "../../refusal.ts";
import { MOST_NESTED } from "./json-bounds.ts";

/** Keys that stand for something else than a field in JavaScript. */
const UNSAFE_KEYS = new Set(["__proto__", "constructor", "prototype"]);

/** A container on the way down, linked upwards, so that a path is only spelled out where something is wrong. */
interface Level {
  readonly value: object;
  readonly key: string;
  readonly above: Level | null;
  readonly depth: number;
}

function pathOf(level: Level | null, key: string): string {
  const parts = [key];
  for (let each = level; each?.above; each = each.above) parts.unshift(each.key);
  return parts.join(".");
}

/**
 * Looks through everything a caller sent, whatever it is for, before any schema does: for text no database can
 * keep (NUL, half a surrogate pair), keys that mean something to JavaScript, and bottomless nesting.
 */
export function hostileField(input: unknown): RefusedField | null {
  if (typeof input === "string") return isStorable(input) ? null : { path: "body", code: "bad_character" };
  if (!isContainer(input)) return null;
  const waiting: Level[] = [{ value: input, key: "", above: null, depth: 1 }];
  for (let level = waiting.pop(); level; level = waiting.pop()) {
    const found = checkLevel(level, waiting);
    if (found) return found;
  }
  return null;
}

function checkLevel(level: Level, waiting: Level[]): RefusedField | null {
  if (level.depth > MOST_NESTED) return { path: pathOf(level.above, level.key), code: "too_deep" };
  const isList = Array.isArray(level.value);
  for (const [key, value] of Object.entries(level.value)) {
    if (!isList && (UNSAFE_KEYS.has(key) || !isStorable(key))) return { path: pathOf(level, key), code: "unknown_field" };
    if (typeof value === "string") {
      if (!isStorable(value)) return { path: pathOf(level, key), code: "bad_character" };
    } else if (isContainer(value)) waiting.push({ value, key, above: level, depth: level.depth + 1 });
  }
  return null;
}

function isStorable(text: string): boolean {
  return !text.includes("\0") && text.isWellFormed();
}

/** Objects and lists; a file among the fields of a form is looked at by whoever takes it. */
function isContainer(value: unknown): value is object {
  return typeof value === "object" && value !== null && !(value instanceof Blob);
}
