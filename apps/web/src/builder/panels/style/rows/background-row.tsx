import type { StyleValue } from "@vitrine/document";
import { ImageIcon, Plus, X } from "lucide-react";
import { useState } from "react";
import { useText } from "../../../../platform/language/use-text.ts";
import { Button } from "../../../../ui/button/button.tsx";
import { IconButton } from "../../../../ui/button/icon-button.tsx";
import { NumberField } from "../../../../ui/field/number-field.tsx";
import { SegmentedControl } from "../../../../ui/field/segmented-control.tsx";
import { useBuilder } from "../../../builder-context.ts";
import { LazyImagePicker } from "../../images/lazy-image-picker.ts";
import { HexPicker } from "../color/hex-picker.tsx";
import { useStyle } from "../style-target.ts";
import { StyleRow } from "./style-row.tsx";

type Gradient = Extract<StyleValue, { type: "gradient" }>;

const FIRST_GRADIENT: Gradient = {
  type: "gradient",
  angle: 160,
  stops: [
    { color: "#0b6e7a", at: 0 },
    { color: "#14202b", at: 100 },
  ],
};

/** What lies over the background colour: nothing, a gradient, or a picture. */
export function BackgroundRow() {
  const t = useText("builder");
  const { images } = useBuilder();
  const style = useStyle("backgroundImage");
  const [isPicking, setPicking] = useState(false);
  const label = t("style.names.backgroundImage");
  const shown = style.value?.type === "gradient" || style.value?.type === "image" ? style.value.type : "none";
  const choose = (next: string): void => {
    if (next === "none") style.set({ type: "keyword", value: "none" });
    if (next === "gradient" && style.value?.type !== "gradient") style.set(FIRST_GRADIENT);
    if (next === "image") setPicking(true);
  };
  return (
    <StyleRow label={label} style={style}>
      <div className="flex flex-col gap-3">
        <SegmentedControl<string>
          label={label}
          value={style.isMixed ? "" : shown}
          onValueChange={choose}
          options={[
            { value: "none", label: t("style.room.none") },
            { value: "gradient", label: t("style.gradient") },
            { value: "image", label: t("style.picture") },
          ]}
        />
        {style.value?.type === "gradient" ? <GradientFields value={style.value} onChange={style.set} /> : null}
        {style.value?.type === "image" ? (
          <div className="flex items-center gap-2">
            <img src={images.address(style.value.imageId, 320)} alt="" className="h-14 w-20 rounded-sm border border-line object-cover" />
            <Button size="sm" icon={<ImageIcon size={16} />} onClick={() => setPicking(true)}>
              {t("images.change")}
            </Button>
          </div>
        ) : null}
      </div>
      {isPicking ? (
        <LazyImagePicker
          asksAlt={false}
          alt=""
          onClose={() => setPicking(false)}
          onPick={(picked) => {
            style.set({ type: "image", imageId: picked.reference.imageId });
            setPicking(false);
          }}
        />
      ) : null}
    </StyleRow>
  );
}

interface GradientFieldsProps {
  readonly value: Gradient;
  onChange(value: Gradient): boolean;
}

function GradientFields({ value, onChange }: GradientFieldsProps) {
  const t = useText("builder");
  return (
    <div className="flex flex-col gap-3">
      <NumberField
        label={t("style.angle")}
        unit="°"
        min={0}
        max={360}
        value={value.angle}
        onValueChange={(angle) => {
          if (angle !== null) onChange({ ...value, angle });
        }}
      />
      {value.stops.map((stop, index) => {
        const key = index;
        return (
          <div key={key} className="flex items-end gap-1">
            <div className="min-w-0 flex-1">
              <HexPicker
                label={t("style.stop", { number: index + 1 })}
                color={stop.color}
                onChange={(color) => onChange({ ...value, stops: value.stops.with(index, { ...stop, color }) })}
              />
            </div>
            {value.stops.length > 2 ? (
              <IconButton
                size="sm"
                label={t("style.removeStop", { number: index + 1 })}
                icon={<X size={16} />}
                onClick={() => onChange({ ...value, stops: value.stops.toSpliced(index, 1) })}
              />
            ) : null}
          </div>
        );
      })}
      {value.stops.length < 6 ? (
        <Button
          size="sm"
          variant="quiet"
          icon={<Plus size={16} />}
          onClick={() =>
            onChange({ ...value, stops: [...value.stops, { color: value.stops.at(-1)?.color ?? "#000000", at: 100 }].map(spread) })
          }
        >
          {t("style.addStop")}
        </Button>
      ) : null}
    </div>
  );
}

/** Puts the stops at equal distances. */
function spread(stop: Gradient["stops"][number], index: number, all: Gradient["stops"]): Gradient["stops"][number] {
  return { ...stop, at: Math.round((index / (all.length - 1)) * 100) };
}
