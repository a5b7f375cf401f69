import type { ShadowLayer } from "@vitrine/document";
import { Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { useText } from "../../../../platform/language/use-text.ts";
import { IconButton } from "../../../../ui/button/icon-button.tsx";
import { NumberField } from "../../../../ui/field/number-field.tsx";
import { SegmentedControl } from "../../../../ui/field/segmented-control.tsx";
import { HexPicker } from "../color/hex-picker.tsx";

const NUMBERS = [
  { name: "x", min: -100, max: 100 },
  { name: "y", min: -100, max: 100 },
  { name: "blur", min: 0, max: 200 },
  { name: "spread", min: -100, max: 100 },
] as const;

/** As many as a document takes. */
const MOST_LAYERS = 4;

export interface ShadowEditorProps {
  /** At least one. */
  readonly layers: readonly ShadowLayer[];
  onChange(layers: ShadowLayer[]): void;
}

/** A shadow by its numbers, a layer at a time. */
export function ShadowEditor({ layers, onChange }: ShadowEditorProps) {
  const t = useText("builder");
  const [wanted, setWanted] = useState(0);
  const index = Math.min(wanted, layers.length - 1);
  const layer = layers[index];
  if (!layer) return null;
  const change = (part: Partial<ShadowLayer>): void => onChange(layers.with(index, { ...layer, ...part }));
  return (
    <div className="flex flex-col gap-3 pb-2">
      <div className="flex items-center gap-1">
        <SegmentedControl<string>
          label={t("style.shadow.layers")}
          value={String(index)}
          options={layers.map((_layer, each) => ({ value: String(each), label: String(each + 1) }))}
          onValueChange={(next) => setWanted(Number(next))}
        />
        {layers.length < MOST_LAYERS ? (
          <IconButton
            size="sm"
            label={t("style.shadow.addLayer")}
            icon={<Plus size={16} />}
            onClick={() => {
              onChange([...layers, layer]);
              setWanted(layers.length);
            }}
          />
        ) : null}
        {layers.length > 1 ? (
          <IconButton
            size="sm"
            className="ml-auto"
            label={t("style.shadow.removeLayer", { number: index + 1 })}
            icon={<Trash2 size={15} />}
            onClick={() => onChange(layers.toSpliced(index, 1))}
          />
        ) : null}
      </div>
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
  );
}
