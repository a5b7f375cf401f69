import { GRADIENT_STOPS, type GradientValue, type Paint } from "@vitrine/document";

export type Stops = GradientValue["stops"];

/** Stops with the place of the one that was added or is left to be chosen. */
export interface ChosenStops {
  readonly stops: Stops;
  readonly chosen: number;
}

function parts(hex: string): number[] {
  return [1, 3, 5, 7].map((start) => (start < hex.length ? Number.parseInt(hex.slice(start, start + 2), 16) : 255));
}

function between(before: string, after: string, share: number): string {
  const end = parts(after);
  const mixed = parts(before).map((part, index) => Math.round(part + ((end[index] ?? part) - part) * share));
  const digits = mixed.map((part) => part.toString(16).padStart(2, "0"));
  return `#${digits.slice(0, digits[3] === "ff" ? 3 : 4).join("")}`;
}

/** Adds a stop on the way, in the colour that is there already; `null` where there are as many as there may be. */
export function addStop(stops: Stops, at: number, shown: (paint: Paint) => string): ChosenStops | null {
  if (stops.length >= GRADIENT_STOPS.most) return null;
  const next = stops.findIndex((stop) => stop.at > at);
  const chosen = next < 0 ? stops.length : next;
  const [before, after] = [stops[chosen - 1] ?? stops[chosen], stops[chosen] ?? stops[chosen - 1]];
  if (!before || !after) return null;
  const way = after.at - before.at;
  const color = between(shown(before.color), shown(after.color), way > 0 ? (at - before.at) / way : 0);
  return { stops: stops.toSpliced(chosen, 0, { color, at: Math.round(at) }), chosen };
}

/** Where there is most room for another stop, in percent. */
export function widestGap(stops: Stops): number {
  let [start, width] = [0, -1];
  for (const [index, { at }] of stops.entries()) {
    const next = stops[index + 1];
    if (next && next.at - at > width) [start, width] = [at, next.at - at];
  }
  return start + width / 2;
}

/** Moves a stop, as far as those beside it let it. */
export function moveStop(stops: Stops, index: number, to: number): Stops {
  const stop = stops[index];
  if (!stop) return stops;
  const at = Math.max(stops[index - 1]?.at ?? 0, Math.min(stops[index + 1]?.at ?? 100, Math.round(to)));
  return stops.with(index, { ...stop, at });
}

/** Takes a stop away; `null` where a gradient would not be left. */
export function removeStop(stops: Stops, index: number): ChosenStops | null {
  if (stops.length <= GRADIENT_STOPS.least) return null;
  return { stops: stops.toSpliced(index, 1), chosen: Math.max(0, index - 1) };
}
