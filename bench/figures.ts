/** One measured figure, as `npm run bench` prints it: a line of JSON. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** The peer measured in the same run, and how many times its figure ours is. */
  readonly against?: string;
  readonly ratio?: number;
  readonly [detail: string]: unknown;
}

export function print(figure: Figure): void {
  const rounded = Object.fromEntries(
    Object.entries(figure).map(([key, value]) => [key, typeof value === "number" ? Number(value.toPrecision(4)) : value]),
  );
  console.log(JSON.stringify(rounded));
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}
