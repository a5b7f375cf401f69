import type { PointValue, StyleValue } from "@vitrine/document";
import type { PointerEvent } from "react";
import { useText } from "../../../../platform/language/use-text.ts";
import { NumberField } from "../../../../ui/field/number-field.tsx";
import { StyleRow } from "../rows/style-row.tsx";
import { useStyle } from "../style-target.ts";

/** Where the words for a place are, in percent. */
const NAMED: Readonly<Record<string, readonly [number, number]>> = {
  center: [50, 50],
  top: [50, 0],
  bottom: [50, 100],
  left: [0, 50],
  right: [100, 50],
};

/** The place that a value means; a picture without one begins at its corner. */
export function pointOf(value: StyleValue | undefined): PointValue {
  if (value?.type === "point") return value;
  const [x, y] = (value?.type === "keyword" ? NAMED[value.value] : undefined) ?? [0, 0];
  return { type: "point", x, y };
}

/** What of a picture stays in sight where it is cut: a press on it, or two numbers. */
export function FocusRow({ address }: { readonly address: string }) {
  const t = useText("builder");
  const style = useStyle("backgroundPosition");
  const point = pointOf(style.value);
  const follow = (event: PointerEvent<HTMLElement>): void => {
    const box = event.currentTarget.getBoundingClientRect();
    const share = (place: number, start: number, size: number) => Math.round(Math.max(0, Math.min(1, (place - start) / size)) * 100);
    style.set({ type: "point", x: share(event.clientX, box.left, box.width), y: share(event.clientY, box.top, box.height) });
  };
  return (
    <StyleRow label={t("style.names.backgroundPosition")} style={style}>
      <div className="flex flex-col gap-2">
        <div
          aria-hidden="true"
          className="relative w-fit max-w-full cursor-crosshair touch-none overflow-hidden rounded-md border border-line"
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            follow(event);
          }}
          onPointerMove={(event) => {
            if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event);
          }}
        >
          <img src={address} alt="" draggable={false} className="block max-h-40 max-w-full" />
          <span
            className="pointer-events-none absolute size-5 -translate-1/2 rounded-pill border-2 border-white bg-mar/40 shadow-[0_0_0_1px_#14202b99]"
            style={{ left: `${point.x}%`, top: `${point.y}%` }}
          />
        </div>
        <div className="grid grid-cols-2 gap-3">
          {(["x", "y"] as const).map((axis) => (
            <NumberField
              key={axis}
              label={t(`style.focus.${axis}`)}
              unit="%"
              min={0}
              max={100}
              value={Math.round(point[axis])}
              onValueChange={(next) => {
                if (next !== null) style.set({ ...point, [axis]: next });
              }}
            />
          ))}
        </div>
      </div>
    </StyleRow>
  );
}
