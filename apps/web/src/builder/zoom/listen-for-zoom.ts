import type { CanvasHandle } from "../canvas/frame/canvas-handle.ts";
import type { Point } from "../drag/geometry.ts";
import { withinZoom } from "./zoom-steps.ts";

/** How much of a zoom one pixel of a wheel, or of two fingers on a touchpad, is. */
const PER_PIXEL = 0.01;
/** The most that one turn of a wheel counts, in pixels: mice send a hundred at a time. */
const MOST_PIXELS = 25;
/** Two taps are one double tap within this time, in milliseconds, and this distance, in pixels. */
const DOUBLE_TAP = { time: 320, distance: 28 };

/** What the gestures do; the page is shown in its new size when a call returns. */
export interface Zooming {
  /** @param scale screen pixels for one of the page's */
  to(scale: number): void;
  fit(): void;
}

/** Two fingers on the page: how far they were apart when they came, and what of the page was between them. */
interface Pinch {
  readonly distance: number;
  readonly scale: number;
  readonly held: Point;
}

/**
 * Zooms by two fingers on the screen, which move the page as well, by two on a touchpad, and by the wheel with Control
 * held; what is under them stays there. A double tap beside all blocks fits the page to its room. Returns how to stop.
 */
export function listenForZoom(canvas: CanvasHandle, zooming: Zooming): () => void {
  const ending = new AbortController();
  const room = canvas.frame.parentElement;
  for (const place of [canvas.window, room]) {
    if (!place) continue;
    const toScreen = (point: Point): Point => (place === canvas.window ? canvas.toScreen({ ...point, width: 0, height: 0 }) : point);
    listenAt(place, ending.signal, canvas, zooming, toScreen);
  }
  return () => ending.abort();
}

function listenAt(
  place: EventTarget,
  signal: AbortSignal,
  canvas: CanvasHandle,
  zooming: Zooming,
  toScreen: (point: Point) => Point,
): void {
  let pinch: Pinch | null = null;
  let tapped: { readonly point: Point; readonly time: number } | null = null;
  const zoomAround = (scale: number, held: Point, point: Point): void => {
    if (scale !== canvas.scale) zooming.to(scale);
    bring(canvas, held, point);
  };

  const onWheel = (event: WheelEvent): void => {
    if (!event.ctrlKey && !event.metaKey) return;
    // Else the browser would zoom the whole editor.
    event.preventDefault();
    const pixels = Math.max(-MOST_PIXELS, Math.min(event.deltaY, MOST_PIXELS));
    const point = toScreen({ x: event.clientX, y: event.clientY });
    zoomAround(withinZoom(canvas.scale * (1 - pixels * PER_PIXEL)), pageAt(canvas, point), point);
  };
  const onTouch = (event: TouchEvent): void => {
    const [one, two, ...more] = [...event.touches].map(({ clientX: x, clientY: y }) => toScreen({ x, y }));
    // A finger that scrolls goes on with that, whatever comes down beside it.
    if (!one || !two || more.length > 0 || !event.cancelable) {
      pinch = null;
      return;
    }
    event.preventDefault();
    const middle = { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 };
    const distance = Math.max(1, Math.hypot(two.x - one.x, two.y - one.y));
    if (event.type === "touchstart") pinch = { distance, scale: canvas.scale, held: pageAt(canvas, middle) };
    else if (pinch) zoomAround(withinZoom((pinch.scale * distance) / pinch.distance), pinch.held, middle);
  };
  const onTap = (event: PointerEvent): void => {
    if (event.pointerType !== "touch" || canvas.blockAt(event.target) !== null) {
      tapped = null;
      return;
    }
    const tap = { point: toScreen({ x: event.clientX, y: event.clientY }), time: event.timeStamp };
    const isSecond =
      tapped !== null &&
      tap.time - tapped.time <= DOUBLE_TAP.time &&
      Math.hypot(tap.point.x - tapped.point.x, tap.point.y - tapped.point.y) <= DOUBLE_TAP.distance;
    tapped = isSecond ? null : tap;
    if (isSecond) zooming.fit();
  };

  const active = { signal, passive: false } as const;
  place.addEventListener("wheel", (event) => onWheel(event as WheelEvent), active);
  for (const type of ["touchstart", "touchmove", "touchend", "touchcancel"] as const) {
    place.addEventListener(type, (event) => onTouch(event as TouchEvent), active);
  }
  // What is pressed on the canvas is heard of nowhere else.
  place.addEventListener("click", (event) => onTap(event as PointerEvent), { signal, capture: true });
}

/** What of the page is at a point of the builder's viewport, in pixels of the page. */
function pageAt(canvas: CanvasHandle, point: Point): Point {
  const { x, y } = canvas.toCanvas(point);
  return { x: x + canvas.window.scrollX, y: y + canvas.window.scrollY };
}

/** Scrolls until a place of the page is at a point of the builder's viewport, or as near as the page's ends let it. */
function bring(canvas: CanvasHandle, held: Point, point: Point): void {
  const now = pageAt(canvas, point);
  canvas.frame.parentElement?.scrollBy({ left: (held.x - now.x) * canvas.scale, behavior: "instant" });
  canvas.window.scrollBy({ top: held.y - now.y, behavior: "instant" });
}
