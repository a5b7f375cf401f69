import { BREAKPOINT_MAX_WIDTH, BREAKPOINT_PREVIEW_WIDTH, type Breakpoint } from "@vitrine/document";

/** The narrowest viewport, in CSS pixels, in which a page still counts as shown on a desktop; with room to spare. */
const NARROWEST_DESKTOP = BREAKPOINT_MAX_WIDTH.tablet + 96;

export interface FrameSize {
  /** Of the page's viewport, in its own pixels. */
  readonly width: number;
  readonly height: number;
  /** Screen pixels for one of the page's. */
  readonly scale: number;
}

/**
 * How large the page's viewport is in a room given in screen pixels. Desktop takes the room there is; what is
 * wider than the room is scaled down until it fits, as long as nobody has chosen a `zoom`. Zooming changes no layout:
 * the page is as wide as it was, and more or less of its height is seen.
 */
export function frameSize(
  breakpoint: Breakpoint,
  room: { readonly width: number; readonly height: number },
  zoom: number | null = null,
): FrameSize {
  const width = breakpoint === "base" ? Math.max(room.width, NARROWEST_DESKTOP) : BREAKPOINT_PREVIEW_WIDTH[breakpoint];
  const scale = zoom ?? Math.min(1, room.width / width);
  return { width, height: Math.max(1, Math.round(room.height / scale)), scale };
}
