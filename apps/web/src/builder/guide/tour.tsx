import { type KeyboardEvent, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useText } from "../../platform/language/use-text.ts";
import { Button } from "../../ui/button/button.tsx";
import { popupClass } from "../../ui/popup/popup-class.ts";
import { useCanvasHandle } from "../canvas/canvas-provider.tsx";
import { type PlacedBubble, placeBubble } from "./place-bubble.ts";

/** The stops, by the mark of what each talks about. */
const STOPS = ["blocks", "page", "drawer", "widths", "help", "publish"] as const;
type Stop = (typeof STOPS)[number];

/** What asks something over the editor. */
const QUESTIONS = "[role=dialog], [role=alertdialog]";

/** Of several with one mark, the one in sight: a telephone has other buttons. */
function targetOf(stop: Stop): Element | null {
  return [...document.querySelectorAll(`[data-tour="${stop}"]`)].find((element) => element.getClientRects().length > 0) ?? null;
}

/** Leads through the editor in a few stops, each beside what it talks about. Escape ends it at any of them. */
export function Tour({ onEnd }: { onEnd(): void }) {
  const t = useText("guide");
  const ids = useId();
  const canvas = useCanvasHandle();
  const bubble = useRef<HTMLDivElement>(null);
  const before = useRef<Element | null>(null);
  const [stops] = useState(() => STOPS.filter((stop) => targetOf(stop) !== null));
  const [index, setIndex] = useState(0);
  const [placed, setPlaced] = useState<PlacedBubble | null>(null);
  const stop = stops[index];
  // What is not placed yet is hidden, and takes no focus.
  const isPlaced = placed !== null;

  useLayoutEffect(() => {
    const place = (): void => {
      const target = stop && targetOf(stop)?.getBoundingClientRect();
      if (!bubble.current || !target) return;
      const { offsetWidth: width, offsetHeight: height } = bubble.current;
      const { x, y } = target;
      setPlaced(
        placeBubble({ x, y, width: target.width, height: target.height }, { width, height }, { width: innerWidth, height: innerHeight }),
      );
    };
    place();
    addEventListener("resize", place);
    return () => removeEventListener("resize", place);
  }, [stop]);
  // Whoever goes on to work ends it by that, and keeps the keyboard.
  const isLeft = useRef(false);
  const leave = useEffectEvent(() => {
    isLeft.current = true;
    onEnd();
  });
  useEffect(() => {
    before.current = document.activeElement;
    return () => {
      const { current } = before;
      if (current instanceof HTMLElement && !isLeft.current) current.focus();
    };
  }, []);
  useEffect(() => {
    const stop = new AbortController();
    const pressed = ({ target }: PointerEvent): void => {
      if (!bubble.current?.contains(target as Node)) leave();
    };
    addEventListener("pointerdown", pressed, { capture: true, signal: stop.signal });
    canvas?.document.addEventListener("pointerdown", () => leave(), { capture: true, signal: stop.signal });
    // By the time it has come, somebody may be at work on the page.
    if (document.activeElement instanceof HTMLIFrameElement) leave();
    return () => stop.abort();
  }, [canvas]);
  // Each stop is read out as it comes; what lies beneath is only shown, and gets no keyboard.
  useEffect(() => {
    if (stop && isPlaced) bubble.current?.focus();
    const keep = ({ target }: globalThis.FocusEvent): void => {
      if (isLeft.current || bubble.current?.contains(target as Node)) return;
      // A question that came by itself, such as about a conflict, is more pressing, and must not be covered.
      if ((target as Element).closest(QUESTIONS)) leave();
      else bubble.current?.focus();
    };
    document.addEventListener("focusin", keep);
    return () => document.removeEventListener("focusin", keep);
  }, [stop, isPlaced]);

  if (!stop) return null;
  const isLast = index === stops.length - 1;
  const go = (by: number): void => setIndex(Math.min(Math.max(index + by, 0), stops.length - 1));
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key === "Tab") {
      keepTabWithin(event);
      return;
    }
    if (event.key === "Escape") onEnd();
    else if (event.key === "ArrowRight") go(1);
    else if (event.key === "ArrowLeft") go(-1);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return createPortal(
    <div className="pointer-events-none fixed inset-0 z-60" data-tour-open="">
      {placed ? (
        <div
          aria-hidden="true"
          className="pointer-events-none absolute top-0 left-0 rounded-md shadow-[0_0_0_200vmax_var(--color-scrim)] outline-2 outline-mar transition-all duration-180 ease-out motion-reduce:transition-none"
          style={{
            width: placed.shown.width,
            height: placed.shown.height,
            transform: `translate(${placed.shown.x}px, ${placed.shown.y}px)`,
          }}
        />
      ) : null}
      <div
        ref={bubble}
        role="dialog"
        aria-labelledby={`${ids}-title`}
        aria-describedby={`${ids}-text`}
        tabIndex={-1}
        onKeyDown={onKeyDown}
        className={`${popupClass} pointer-events-auto absolute top-0 left-0 w-72 max-w-[calc(100vw-1rem)] p-4`}
        style={placed ? { transform: `translate(${placed.x}px, ${placed.y}px)` } : { visibility: "hidden" }}
      >
        <p className="tabular text-caption text-ink-faint">{t("tour.position", { number: index + 1, count: stops.length })}</p>
        <h2 id={`${ids}-title`} className="mt-1 text-body font-semibold">
          {t(`tour.stops.${stop}.title`)}
        </h2>
        <p id={`${ids}-text`} className="mt-1 text-tool text-pretty text-ink-soft">
          {t(`tour.stops.${stop}.text`)}
        </p>
        <div className="mt-4 flex items-center gap-2">
          {isLast ? null : (
            <Button size="sm" variant="quiet" onClick={onEnd}>
              {t("tour.skip")}
            </Button>
          )}
          <span className="ml-auto flex gap-2">
            {index > 0 ? (
              <Button size="sm" onClick={() => go(-1)}>
                {t("tour.back")}
              </Button>
            ) : null}
            <Button size="sm" variant="primary" onClick={() => (isLast ? onEnd() : go(1))}>
              {isLast ? t("tour.end") : t("tour.next")}
            </Button>
          </span>
        </div>
      </div>
    </div>,
    document.body,
  );
}

/** The keyboard stays in the bubble: what lies beneath is only shown. */
function keepTabWithin(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll("button")];
  const end = event.shiftKey ? buttons[0] : buttons.at(-1);
  if (document.activeElement !== end && document.activeElement !== event.currentTarget) return;
  event.preventDefault();
  (event.shiftKey ? buttons.at(-1) : buttons[0])?.focus();
}
