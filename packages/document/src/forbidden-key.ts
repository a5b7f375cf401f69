const FORBIDDEN = ["__proto__", "prototype", "constructor"] as const;

/**
 * Where a value from outside has a key that would reach into JavaScript's own objects; null when nowhere.
 * Schemas pass over such keys silently, which would store something other than what was sent.
 */
export function forbiddenKey(input: unknown): (string | number)[] | null {
  const waiting: { value: unknown; path: readonly (string | number)[] }[] = [{ value: input, path: [] }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, path } = next;
    if (typeof value !== "object" || value === null) continue;
    for (const key of FORBIDDEN) if (Object.hasOwn(value, key)) return [...path, key];
    for (const [key, inner] of Object.entries(value)) {
      if (typeof inner === "object" && inner !== null) waiting.push({ value: inner, path: [...path, key] });
    }
  }
  return null;
}
