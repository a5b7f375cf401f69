import { clsx } from "clsx";
import { cloneElement, type FocusEvent, type PointerEvent, type ReactElement, useEffect, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";

interface TriggerProps {
  onPointerEnter?: ((event: PointerEvent<HTMLElement>) => void) | undefined;
  onPointerLeave?: ((event: PointerEvent<HTMLElement>) => void) | undefined;
  onPointerDown?: ((event: PointerEvent<HTMLElement>) => void) | undefined;
  onFocus?: ((event: FocusEvent<HTMLElement>) => void) | undefined;
  onBlur?: ((event: FocusEvent<HTMLElement>) => void) | undefined;
}

export type TooltipSide = "top" | "bottom" | "left" | "right";

export interface TooltipProps {
  label: string;
  shortcut?: string | undefined;
  side?: TooltipSide | undefined;
  /** One element that takes the usual pointer and focus handlers, and has a name of its own for who cannot see this. */
  children: ReactElement<TriggerProps>;
}

/** Milliseconds the pointer rests before the words show. */
const DELAY_MS = 400;
/** Pixels to what it names, and to the edge of the window. */
const GAP = 6;
const EDGE = 8;

/** Names what has no words, on hover and on keyboard focus. Never the only place something is said. */
export function Tooltip({ label, shortcut, side = "bottom", children }: TooltipProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hide = (): void => {
    clearTimeout(timer.current);
    setAnchor(null);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!anchor) return;
    const close = (event: KeyboardEvent): void => {
      if (event.key === "Escape") setAnchor(null);
    };
    const leave = (): void => setAnchor(null);
    addEventListener("keydown", close);
    addEventListener("scroll", leave, true);
    return () => {
      removeEventListener("keydown", close);
      removeEventListener("scroll", leave, true);
    };
  }, [anchor]);
  const { props } = children;
  const trigger = cloneElement(children, {
    onPointerEnter(event) {
      props.onPointerEnter?.(event);
      const { currentTarget, pointerType } = event;
      if (pointerType !== "touch") timer.current = setTimeout(() => setAnchor(currentTarget), DELAY_MS);
    },
    onPointerLeave(event) {
      props.onPointerLeave?.(event);
      hide();
    },
    onPointerDown(event) {
      props.onPointerDown?.(event);
      hide();
    },
    onFocus(event) {
      props.onFocus?.(event);
      if (event.currentTarget.matches(":focus-visible")) setAnchor(event.currentTarget);
    },
    onBlur(event) {
      props.onBlur?.(event);
      hide();
    },
  });
  return (
    <>
      {trigger}
      {anchor?.isConnected ? createPortal(<Bubble anchor={anchor} side={side} label={label} shortcut={shortcut} />, document.body) : null}
    </>
  );
}

/** Where a bubble's corner goes: beside its anchor, on the other side where there is no room, never over the edge. */
function placeAt(anchor: DOMRect, bubble: DOMRect, side: TooltipSide): { left: number; top: number } {
  const middle = { left: anchor.left + (anchor.width - bubble.width) / 2, top: anchor.top + (anchor.height - bubble.height) / 2 };
  const above = anchor.top - bubble.height - GAP;
  const below = anchor.bottom + GAP;
  const fitsBelow = below + bubble.height <= innerHeight - EDGE;
  const clamp = (value: number, size: number, room: number) => Math.max(EDGE, Math.min(value, room - size - EDGE));
  if (side === "left" || side === "right") {
    const left = side === "left" ? anchor.left - bubble.width - GAP : anchor.right + GAP;
    return { left: clamp(left, bubble.width, innerWidth), top: clamp(middle.top, bubble.height, innerHeight) };
  }
  const isBelow = side === "bottom" ? fitsBelow : above < EDGE;
  return { left: clamp(middle.left, bubble.width, innerWidth), top: isBelow ? below : above };
}

function Bubble({
  anchor,
  side,
  label,
  shortcut,
}: Required<Pick<TooltipProps, "label">> & { anchor: HTMLElement; side: TooltipSide; shortcut: string | undefined }) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!ref.current) return;
    const { left, top } = placeAt(anchor.getBoundingClientRect(), ref.current.getBoundingClientRect(), side);
    ref.current.style.translate = `${left}px ${top}px`;
  }, [anchor, side]);
  return (
    <div
      ref={ref}
      aria-hidden="true"
      className={clsx(
        "pointer-events-none fixed top-0 left-0 z-70 flex max-w-64 items-center gap-2 rounded-sm bg-ink px-2 py-1 text-caption text-paper shadow-float",
        "transition-opacity duration-120 starting:opacity-0",
      )}
    >
      {label}
      {shortcut ? <kbd className="font-sans opacity-70">{shortcut}</kbd> : null}
    </div>
  );
}
