import { z } from "zod";

/** How a block comes in: out of nothing, from below or above, from where a line starts or ends, from afar. */
export const ENTRANCE_EFFECTS = ["fade", "rise", "fall", "fromStart", "fromEnd", "zoom"] as const;
export type EntranceEffect = (typeof ENTRANCE_EFFECTS)[number];

/** Bounds of an entrance's times, in ms. */
export const ENTRANCE_LIMITS = {
  duration: { least: 150, most: 1_200 },
  delay: { least: 0, most: 2_000 },
  stagger: { least: 20, most: 500 },
} as const;

const time = ({ least, most }: { readonly least: number; readonly most: number }) => z.number().int().min(least).max(most);

/** How a block comes into sight, once. Times in ms. */
export const entrance = z.strictObject({
  effect: z.enum(ENTRANCE_EFFECTS),
  duration: time(ENTRANCE_LIMITS.duration),
  delay: time(ENTRANCE_LIMITS.delay),
  /** Between one and the next of the blocks it holds, which then come in instead of it. */
  stagger: time(ENTRANCE_LIMITS.stagger).optional(),
});
export type Entrance = z.infer<typeof entrance>;
