import type { Paint } from "@vitrine/document";
import { clsx } from "clsx";
import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import { useText } from "../../../../platform/language/use-text.ts";
import type { Stops } from "./gradient-stops.ts";

export interface StopBarProps {
  readonly stops: Stops;
  readonly chosen: number;
  /** A colour of the gradient as CSS writes it. */
  shown(paint: Paint): string;
  onChoose(index: number): void;
  /** In percent. */
  onMove(index: number, to: number): void;
  onAdd(at: number): void;
  onRemove(index: number): void;
}

/** How far each key moves a stop, in percent; those not here do nothing. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -10,
  PageUp: 10,
  Home: -100,
  End: 100,
};

/** The way of a gradient with its colours on it: dragged or moved with the arrow keys, added by a press beside them. */
export function StopBar({ stops, chosen, shown, onChoose, onMove, onAdd, onRemove }: StopBarProps) {
  const t = useText("builder");
  const bar = useRef<HTMLDivElement>(null);
  const placeOf = (event: PointerEvent): number => {
    const box = bar.current?.getBoundingClientRect();
    return box ? Math.max(0, Math.min(100, ((event.clientX - box.left) / box.width) * 100)) : 0;
  };
  const press = (event: KeyboardEvent, index: number, at: number): void => {
    const step = STEPS[event.key];
    if (event.key === "Delete" || event.key === "Backspace") onRemove(index);
    else if (step !== undefined) onMove(index, at + step * (event.shiftKey ? 10 : 1));
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const way = stops.map(({ color, at }) => `${shown(color)} ${at}%`).join(",");
  return (
    <fieldset aria-label={t("style.gradients.stops")} className="px-2 pb-1">
      <div
        ref={bar}
        className="relative h-6 cursor-copy rounded-sm border border-line-strong pointer-coarse:h-8"
        style={{ background: `linear-gradient(to right,${way}),repeating-conic-gradient(#c9ced3 0 25%,#fff 0 50%) 0/10px 10px` }}
        onPointerDown={(event) => {
          if (event.target === bar.current && event.button === 0) onAdd(placeOf(event));
        }}
      >
        {stops.map(({ color, at }, index) => {
          const key = index;
          return (
            <button
              key={key}
              type="button"
              role="slider"
              aria-label={t("style.stop", { number: index + 1 })}
              aria-valuemin={0}
              aria-valuemax={100}
              aria-valuenow={at}
              aria-valuetext={`${at}%`}
              onFocus={() => onChoose(index)}
              onKeyDown={(event) => press(event, index, at)}
              onPointerDown={(event) => {
                event.currentTarget.setPointerCapture(event.pointerId);
                onChoose(index);
              }}
              onPointerMove={(event) => {
                if (event.currentTarget.hasPointerCapture(event.pointerId)) onMove(index, placeOf(event));
              }}
              className={clsx(
                "absolute inset-y-0 my-auto size-4 -translate-x-1/2 cursor-ew-resize touch-none rounded-pill border-2 border-white shadow-[0_0_0_1px_#14202b99] pointer-coarse:size-6",
                index === chosen && "z-10 outline-2 outline-offset-2 outline-mar",
              )}
              style={{ left: `${at}%`, background: `linear-gradient(${shown(color)},${shown(color)}),#fff` }}
            />
          );
        })}
      </div>
    </fieldset>
  );
}
