import { GRADIENT_FORMS, GRADIENT_STOPS, type GradientForm, type GradientValue, type Paint } from "@vitrine/document";
import { Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { useText } from "../../../../platform/language/use-text.ts";
import { Button } from "../../../../ui/button/button.tsx";
import { IconButton } from "../../../../ui/button/icon-button.tsx";
import { NumberField } from "../../../../ui/field/number-field.tsx";
import { SegmentedControl } from "../../../../ui/field/segmented-control.tsx";
import { useTokens } from "../../use-tokens.ts";
import { ColorField } from "../color/color-field.tsx";
import { colorOf, paintOf, shownPaint } from "../color/paint.ts";
import { addStop, type ChosenStops, moveStop, removeStop, widestGap } from "./gradient-stops.ts";
import { StopBar } from "./stop-bar.tsx";

export interface GradientFieldProps {
  readonly value: GradientValue;
  onChange(value: GradientValue): void;
}

/** A gradient: its form, its colours along a bar, and the chosen one of them. */
export function GradientField({ value, onChange }: GradientFieldProps) {
  const t = useText("builder");
  const tokens = useTokens("color");
  const [chosenAtFirst, choose] = useState(0);
  const chosen = Math.min(chosenAtFirst, value.stops.length - 1);
  const stop = value.stops[chosen];
  const form = value.form ?? "linear";
  const shown = (paint: Paint): string => shownPaint(paint, tokens);
  const take = (next: ChosenStops | null): void => {
    if (!next) return;
    onChange({ ...value, stops: next.stops });
    choose(next.chosen);
  };
  const moveTo = (index: number, at: number): void => onChange({ ...value, stops: moveStop(value.stops, index, at) });
  const setForm = (next: GradientForm): void => {
    const { form: _, ...rest } = value;
    onChange(next === "linear" ? rest : { ...rest, form: next });
  };
  return (
    <div className="flex flex-col gap-3">
      <SegmentedControl<GradientForm>
        label={t("style.gradients.form")}
        value={form}
        onValueChange={setForm}
        options={GRADIENT_FORMS.map((each) => ({ value: each, label: t(`style.gradients.${each}`) }))}
      />
      <StopBar
        stops={value.stops}
        chosen={chosen}
        shown={shown}
        onChoose={choose}
        onMove={moveTo}
        onAdd={(at) => take(addStop(value.stops, at, shown))}
        onRemove={(index) => take(removeStop(value.stops, index))}
      />
      {stop ? (
        <div className="grid grid-cols-[1fr_72px_auto] items-end gap-2">
          <ColorField
            label={t("style.stop", { number: chosen + 1 })}
            value={colorOf(stop.color)}
            drawn={shown(stop.color)}
            onChange={(color) => onChange({ ...value, stops: value.stops.with(chosen, { ...stop, color: paintOf(color) }) })}
          />
          <NumberField
            label={t("style.gradients.at", { number: chosen + 1 })}
            isLabelHidden
            unit="%"
            min={0}
            max={100}
            value={stop.at}
            onValueChange={(at) => {
              if (at !== null) moveTo(chosen, at);
            }}
          />
          {value.stops.length > GRADIENT_STOPS.least ? (
            <IconButton
              size="sm"
              label={t("style.removeStop", { number: chosen + 1 })}
              icon={<Trash2 size={16} />}
              onClick={() => take(removeStop(value.stops, chosen))}
            />
          ) : null}
        </div>
      ) : null}
      <div className="flex items-end justify-between gap-3">
        {value.stops.length < GRADIENT_STOPS.most ? (
          <Button
            size="sm"
            variant="quiet"
            icon={<Plus size={16} />}
            onClick={() => take(addStop(value.stops, widestGap(value.stops), shown))}
          >
            {t("style.addStop")}
          </Button>
        ) : null}
        {form === "radial" ? null : (
          <div className="ml-auto w-24">
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
          </div>
        )}
      </div>
    </div>
  );
}
