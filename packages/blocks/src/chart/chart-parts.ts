import type { z } from "zod";
import type { chartProps } from "./block.ts";

export type ChartProps = z.infer<typeof chartProps>;
export type ChartItem = ChartProps["items"][number];

/** What each form of a chart is drawn from; there is at least one item. */
export interface ChartParts {
  readonly items: readonly ChartItem[];
  /** The amount that fills a gauge. */
  readonly full: number;
  /** Whether the amounts are parts of a hundred as they are, so that a share beside them says nothing. */
  readonly isPercent: boolean;
  readonly words: Readonly<Record<string, string>>;
  /** An amount with its unit, short. */
  write(value: number): string;
  /** A part of one, in percent. */
  writeShare(share: number): string;
}

/** A part of one for an attribute of a drawing: at most two places. */
export function percent(share: number): string {
  return `${round(share * 100)}%`;
}

/** At most two places, and never a negative nothing. */
export function round(value: number): number {
  return Math.round(value * 100) / 100 + 0;
}
