/** Reads a colour somebody typed or the browser drew, as the document keeps it: `#rrggbb` or `#rrggbbaa`. */
export function hexColor(text: string): string | undefined {
  const value = text.trim().toLowerCase();
  const drawn = /^rgba?\(([^)]+)\)$/.exec(value)?.[1];
  if (drawn !== undefined) {
    const [red = 0, green = 0, blue = 0, alpha = 1] = drawn.split(/[\s,/]+/).map(Number);
    if ([red, green, blue, alpha].some((part) => !Number.isFinite(part))) return undefined;
    return `#${[red, green, blue].map(twoDigits).join("")}${alpha < 1 ? twoDigits(alpha * 255) : ""}`;
  }
  const digits = value.replace(/^#/, "");
  if (/^[0-9a-f]{3,4}$/.test(digits)) return `#${[...digits].map((digit) => digit + digit).join("")}`;
  return /^(?:[0-9a-f]{6}|[0-9a-f]{8})$/.test(digits) ? `#${digits}` : undefined;
}

/** The same colour, as opaque as given: 0 to 1. */
export function withOpacity(hex: string, opacity: number): string {
  const solid = hex.slice(0, 7);
  return opacity >= 1 ? solid : solid + twoDigits(opacity * 255);
}

/** How opaque a colour is, 0 to 1. */
export function opacityOf(hex: string): number {
  return hex.length === 9 ? Number.parseInt(hex.slice(7), 16) / 255 : 1;
}

function twoDigits(part: number): string {
  return Math.min(255, Math.max(0, Math.round(part)))
    .toString(16)
    .padStart(2, "0");
}
