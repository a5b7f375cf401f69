/** The screen that relative lengths are measured on, in pixels. */
const SCREEN = { width: 1280, height: 800 } as const;
const ROOT = 16;

/** A length in pixels; `em` and percent are of `of`. Null for what is none, or depends on more. */
export function readPixels(value: string, of: number): number | null {
  const text = value.trim().toLowerCase();
  const [, amount, unit] = /^([+-]?(?:\d+\.?\d*|\.\d+))(px|rem|em|pt|vw|vh|%)?$/.exec(text) ?? [];
  if (amount !== undefined) return inPixels(Number(amount), unit ?? "", of);
  const [, name, inside = ""] = /^(calc|clamp|min|max)\((.*)\)$/s.exec(text) ?? [];
  if (name === "calc") return sum(inside, of);
  if (name === undefined) return null;
  const parts = inside.split(",").map((part) => sum(part, of));
  if (parts.length === 0 || parts.some((part) => part === null)) return null;
  const numbers = parts.map((part) => part ?? 0);
  if (name === "clamp") return Math.max(numbers[0] ?? 0, Math.min(numbers[1] ?? 0, numbers[2] ?? 0));
  return name === "min" ? Math.min(...numbers) : Math.max(...numbers);
}

function inPixels(amount: number, unit: string, of: number): number | null {
  if (unit === "") return amount === 0 ? 0 : null;
  if (unit === "px") return amount;
  if (unit === "rem") return amount * ROOT;
  if (unit === "em") return amount * of;
  if (unit === "pt") return (amount * 4) / 3;
  if (unit === "%") return (amount / 100) * of;
  return (amount / 100) * (unit === "vw" ? SCREEN.width : SCREEN.height);
}

function sum(text: string, of: number): number | null {
  const parts = text.trim().split(/\s+/);
  let total = 0;
  let sign = 1;
  for (const [index, part] of parts.entries()) {
    if (index % 2 === 1) {
      if (part !== "+" && part !== "-") return null;
      sign = part === "+" ? 1 : -1;
      continue;
    }
    const pixels = readPixels(part, of);
    if (pixels === null) return null;
    total += sign * pixels;
  }
  return total;
}

/** As documents keep a number: with two digits behind the point, and within what they take. */
export function rounded(value: number): number {
  return Math.max(-10_000, Math.min(10_000, Math.round(value * 100) / 100));
}
