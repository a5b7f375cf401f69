import { type ShadowLayer, type StyleValue, sameJson } from "@vitrine/document";
import { useText } from "../../../../platform/language/use-text.ts";
import { NumberField } from "../../../../ui/field/number-field.tsx";
import { SegmentedControl } from "../../../../ui/field/segmented-control.tsx";
import { Fold } from "../../fold.tsx";
import { HexPicker } from "../color/hex-picker.tsx";
import { useStyle } from "../style-target.ts";
import { StyleRow } from "./style-row.tsx";

const PRESETS = {
  none: { type: "keyword", value: "none" },
  small: { type: "shadow", layers: [{ x: 0, y: 1, blur: 3, spread: 0, color: "#14202b29" }] },
  medium: { type: "shadow", layers: [{ x: 0, y: 6, blur: 20, spread: -2, color: "#14202b2e" }] },
  large: { type: "shadow", layers: [{ x: 0, y: 18, blur: 48, spread: -6, color: "#14202b3d" }] },
} as const satisfies Record<string, StyleValue>;

const NAMES = ["none", "small", "medium", "large"] as const;
const NUMBERS = [
  { name: "x", min: -100, max: 100 },
  { name: "y", min: -100, max: 100 },
  { name: "blur", min: 0, max: 200 },
  { name: "spread", min: -100, max: 100 },
] as const;

/** The shadow: four by feel, then exactly. */
export function ShadowRow() {
  const t = useText("builder");
  const style = useStyle("boxShadow");
  const label = t("style.names.boxShadow");
  const preset = NAMES.find((name) => sameJson(PRESETS[name], style.value)) ?? (style.value ? "custom" : "none");
  const layer: ShadowLayer = (style.value?.type === "shadow" ? style.value.layers[0] : undefined) ?? PRESETS.medium.layers[0];
  const rest = style.value?.type === "shadow" ? style.value.layers.slice(1) : [];
  const change = (part: Partial<ShadowLayer>): boolean => style.set({ type: "shadow", layers: [{ ...layer, ...part }, ...rest] });
  return (
    <StyleRow label={label} style={style}>
      <SegmentedControl<string>
        label={label}
        value={style.isMixed ? "" : preset}
        options={NAMES.map((name) => ({ value: name, label: t(`style.room.${name}`) }))}
        onValueChange={(next) => {
          const name = NAMES.find((each) => each === next);
          if (name) style.set(PRESETS[name]);
        }}
      />
      <Fold title={t("style.exactly")} isCompact>
        <div className="flex flex-col gap-3 pb-2">
          <div className="grid grid-cols-2 gap-2">
            {NUMBERS.map(({ name, min, max }) => (
              <NumberField
                key={name}
                label={t(`style.shadow.${name}`)}
                value={layer[name]}
                min={min}
                max={max}
                unit="px"
                onValueChange={(next) => {
                  if (next !== null) change({ [name]: next });
                }}
              />
            ))}
          </div>
          <HexPicker label={t("style.shadow.color")} color={layer.color} onChange={(color) => change({ color })} />
        </div>
      </Fold>
    </StyleRow>
  );
}
