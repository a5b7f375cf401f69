import { DOCUMENT_LIMITS } from "../document.ts";
import type { DocumentProblem } from "./problems.ts";

const FORBIDDEN = ["__proto__", "prototype", "constructor"] as const;

/**
 * What no schema sees in a value from outside: a key that would reach into JavaScript's own objects, which
 * schemas pass over silently, and values nested so deep that nothing can walk through them. Null for neither.
 */
export function checkInput(input: unknown): DocumentProblem | null {
  const waiting: { value: unknown; path: readonly (string | number)[] }[] = [{ value: input, path: [] }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, path } = next;
    if (typeof value !== "object" || value === null) continue;
    if (path.length >= DOCUMENT_LIMITS.nesting) {
      return { code: "too_deep", path: path.slice(0, 4), detail: `values nested deeper than ${DOCUMENT_LIMITS.nesting}` };
    }
    for (const key of FORBIDDEN) {
      if (Object.hasOwn(value, key)) return { code: "malformed", path: [...path, key], detail: "this key is not allowed" };
    }
    for (const [key, inner] of Object.entries(value)) {
      if (typeof inner === "object" && inner !== null) waiting.push({ value: inner, path: [...path, key] });
    }
  }
  return null;
}
