import type { Point } from "./geometry.ts";

/** What a drag does. Points are in pixels of the builder's viewport, whichever document the pointer went down in. */
export interface DragGesture {
  onStart(point: Point): void;
  onMove(point: Point): void;
  onDrop(point: Point): void;
  /** A finger that rested was lifted where it lay: nothing is dragged. Without it, that is a drop. */
  onRest?(point: Point): void;
  /** Escape, a second finger, or the browser took the pointer away. Called only after `onStart`. */
  onCancel(): void;
}

export interface DragOptions {
  readonly toScreen: (point: Point) => Point;
  /** Whether the thing pressed is there to be dragged by, so that a finger need not rest on it first. */
  readonly isGrip: boolean;
  /** The windows where Escape ends the drag. */
  readonly keyWindows: readonly Window[];
}

/** A mouse has to move this far, in pixels, before a press becomes a drag. */
const SLOP = 4;
/** A finger has to rest this long, in milliseconds, before it drags; moving earlier scrolls. */
const HOLD = 350;
const FINGER_SLOP = 10;

/** How many drags are going on. */
let dragging = 0;

/**
 * A finger that drags does not scroll. Browsers ask for this before the finger goes down, so a document where
 * something can be dragged says so once. Returns how to stop.
 */
export function keepFromScrolling(document: Document): () => void {
  const ending = new AbortController();
  document.addEventListener("touchmove", (moved) => dragging > 0 && moved.cancelable && moved.preventDefault(), {
    signal: ending.signal,
    passive: false,
  });
  return () => ending.abort();
}

/**
 * Watches a pointer that has just gone down and tells the gesture when it has become a drag. Returns a function
 * that ends it early.
 */
export function recogniseDrag(event: PointerEvent, { toScreen, isGrip, keyWindows }: DragOptions, gesture: DragGesture): () => void {
  const target = event.target as Element;
  const view = target.ownerDocument.defaultView ?? window;
  const isFinger = event.pointerType === "touch";
  // A finger that comes down beside another means the page as a whole.
  if (isFinger && !event.isPrimary) return () => undefined;
  const mustRest = isFinger && !isGrip;
  const began: Point = { x: event.clientX, y: event.clientY };
  const ending = new AbortController();
  const { signal } = ending;
  let isDragging = false;
  let hasMoved = false;
  let hold = 0;

  const finish = (isReleased: boolean): void => {
    window.clearTimeout(hold);
    ending.abort();
    if (!isDragging) return;
    dragging--;
    swallowClick(view, isReleased);
  };
  const cancel = (): void => {
    const wasDragging = isDragging;
    finish(false);
    if (wasDragging) gesture.onCancel();
  };
  const start = (point: Point): void => {
    isDragging = true;
    dragging++;
    if (target.isConnected) capture(target, event.pointerId);
    gesture.onStart(toScreen(point));
  };

  view.addEventListener(
    "pointermove",
    (moved) => {
      if (moved.pointerId !== event.pointerId) return;
      const point = { x: moved.clientX, y: moved.clientY };
      const distance = Math.hypot(point.x - began.x, point.y - began.y);
      hasMoved ||= distance > FINGER_SLOP;
      if (!isDragging) {
        if (mustRest ? distance > FINGER_SLOP : !isFinger && moved.buttons === 0) return cancel();
        if (mustRest || distance < SLOP) return;
        start(began);
      }
      moved.preventDefault();
      gesture.onMove(toScreen(point));
    },
    { signal },
  );
  view.addEventListener(
    "pointerup",
    (up) => {
      if (up.pointerId !== event.pointerId) return;
      const wasDragging = isDragging;
      finish(true);
      if (!wasDragging) return;
      const point = toScreen({ x: up.clientX, y: up.clientY });
      if (mustRest && !hasMoved && gesture.onRest) gesture.onRest(point);
      else gesture.onDrop(point);
    },
    { signal },
  );
  view.addEventListener("pointercancel", (lost) => lost.pointerId === event.pointerId && cancel(), { signal });
  view.addEventListener("pointerdown", (second) => second.pointerId !== event.pointerId && cancel(), { signal });
  for (const keys of new Set(keyWindows)) {
    keys.addEventListener(
      "keydown",
      (pressed) => {
        if (!isDragging || pressed.key !== "Escape") return;
        pressed.preventDefault();
        pressed.stopPropagation();
        cancel();
      },
      { signal, capture: true },
    );
  }
  if (isFinger) {
    if (mustRest) hold = window.setTimeout(() => start(began), HOLD);
    // The browser's own long-press menu would end the drag.
    view.addEventListener("contextmenu", (menu) => menu.preventDefault(), { signal });
  }
  return cancel;
}

/** So that the pointer is heard of outside the window it went down in, and over frames. */
function capture(element: Element, pointerId: number): void {
  try {
    element.setPointerCapture(pointerId);
  } catch {
    // The pointer is already up: `pointerup` has been, or is about to be, heard.
  }
}

/** The release of a drag is not a click on what it began on; a drag that was given up is yet to be released. */
function swallowClick(view: Window, isReleased: boolean): void {
  const ending = new AbortController();
  const options = { capture: true, signal: ending.signal } as const;
  const stopSoon = (): void => void view.setTimeout(() => ending.abort(), 0);
  view.addEventListener(
    "click",
    (click) => {
      click.preventDefault();
      click.stopPropagation();
    },
    options,
  );
  if (isReleased) stopSoon();
  else for (const release of ["pointerup", "pointercancel", "pointerdown"] as const) view.addEventListener(release, stopSoon, options);
}
