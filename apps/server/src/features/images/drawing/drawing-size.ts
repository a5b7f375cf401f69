/** Pixels of a unit, at 96 to the inch. */
const UNITS: Readonly<Record<string, number>> = { "": 1, px: 1, pt: 96 / 72, pc: 16, in: 96, cm: 96 / 2.54, mm: 96 / 25.4 };
/** What browsers take for a drawing that says nothing. */
const USUAL = { width: 300, height: 150 };
/** The longest side that a page document can hold, in pixels. */
const LONGEST = 20_000;

export interface DrawingSize {
  /** In whole pixels. */
  readonly width: number;
  readonly height: number;
  readonly viewBox: string;
}

function lengthOf(text: string | undefined): number | undefined {
  const [, number, unit = ""] = /^\s*(\d*\.?\d+(?:e[+-]?\d+)?)\s*([a-z]*)\s*$/i.exec(text ?? "") ?? [];
  const pixels = Number(number) * (UNITS[unit.toLowerCase()] ?? Number.NaN);
  return Number.isFinite(pixels) && pixels > 0 ? pixels : undefined;
}

function boxOf(text: string | undefined): [number, number, number, number] | undefined {
  const [x = Number.NaN, y = Number.NaN, width = Number.NaN, height = Number.NaN, ...more] = (text ?? "")
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const isBox = [x, y, width, height].every(Number.isFinite) && width > 0 && height > 0 && more.length === 0;
  return isBox ? [x, y, width, height] : undefined;
}

/** How large a drawing is, by what it says of itself; null where that is more than can be shown. */
export function drawingSize(attributes: ReadonlyMap<string, string>): DrawingSize | null {
  const box = boxOf(attributes.get("viewBox"));
  const [asked, askedHeight] = [lengthOf(attributes.get("width")), lengthOf(attributes.get("height"))];
  const ratio = box ? box[2] / box[3] : undefined;
  const width = asked ?? (askedHeight && ratio ? askedHeight * ratio : (box?.[2] ?? USUAL.width));
  const height = askedHeight ?? (ratio ? width / ratio : USUAL.height);
  if (!(Math.max(width, height) <= LONGEST)) return null;
  const [whole, wholeHeight] = [Math.max(1, Math.round(width)), Math.max(1, Math.round(height))];
  return { width: whole, height: wholeHeight, viewBox: box?.join(" ") ?? `0 0 ${whole} ${wholeHeight}` };
}
