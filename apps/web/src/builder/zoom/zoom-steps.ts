/** Screen pixels for one of the page's. */
export const ZOOM_STEPS = [0.25, 0.33, 0.5, 0.67, 0.75, 0.9, 1, 1.25, 1.5, 2, 3] as const;

/** Steps closer than this, in parts of one, are the same to the eye. */
const SAME = 0.02;

/** The next step from where the page is shown now, or the last one. */
export function nextZoom(now: number, by: 1 | -1): number {
  const further = by > 0 ? ZOOM_STEPS.find((step) => step > now + SAME) : ZOOM_STEPS.findLast((step) => step < now - SAME);
  return further ?? (by > 0 ? ZOOM_STEPS[ZOOM_STEPS.length - 1] : ZOOM_STEPS[0]) ?? 1;
}

/** A zoom within the first step and the last, for gestures that know no steps. */
export function withinZoom(zoom: number): number {
  return Math.min(Math.max(zoom, ZOOM_STEPS[0]), ZOOM_STEPS[ZOOM_STEPS.length - 1] ?? 1);
}
