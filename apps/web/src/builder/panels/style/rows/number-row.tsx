import type { StyleProperty } from "@vitrine/document";
import { useText } from "../../../../platform/language/use-text.ts";
import { NumberField } from "../../../../ui/field/number-field.tsx";
import { useStyle } from "../style-target.ts";
import type { TextProperty } from "../style-words.ts";
import { StyleRow } from "./style-row.tsx";

export interface NumberRowProps {
  readonly property: StyleProperty & TextProperty;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly unit?: string;
  /** What one in the box is in the style: 0.01 for a percentage. */
  readonly scale?: number;
}

export function NumberRow({ property, min, max, step, unit, scale = 1 }: NumberRowProps) {
  const t = useText("builder");
  const style = useStyle(property);
  const label = t(`style.names.${property}`);
  const drawn = Number.parseFloat(style.drawn);
  const shown = (value: number): number => Math.round((value / scale) * 100) / 100;
  return (
    <StyleRow label={label} style={style}>
      <NumberField
        label={label}
        isLabelHidden
        value={style.value?.type === "number" && !style.isMixed ? shown(style.value.value) : null}
        min={min}
        max={max}
        step={step}
        unit={unit}
        placeholder={Number.isFinite(drawn) && !style.isMixed ? String(shown(drawn)) : ""}
        onValueChange={(next) =>
          next === null ? style.reset() : style.set({ type: "number", value: Math.round(next * scale * 10_000) / 10_000 })
        }
      />
    </StyleRow>
  );
}
