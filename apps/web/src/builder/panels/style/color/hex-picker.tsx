import { useState } from "react";
import { useText } from "../../../../platform/language/use-text.ts";
import { NumberField } from "../../../../ui/field/number-field.tsx";
import { TextField } from "../../../../ui/field/text-field.tsx";
import { hexColor, opacityOf, withOpacity } from "./hex-color.ts";

export interface HexPickerProps {
  readonly label: string;
  /** Any colour as CSS writes it. */
  readonly color: string;
  onChange(hex: string): void;
}

/** Any colour: by eye, by its digits, and how much shows through. */
export function HexPicker({ label, color, onChange }: HexPickerProps) {
  const t = useText("builder");
  const [typed, setTyped] = useState<string | null>(null);
  const hex = hexColor(color) ?? "#000000";
  const opacity = opacityOf(hex);
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 text-caption text-ink-faint">{label}</legend>
      <div className="grid grid-cols-[40px_1fr_68px] items-end gap-2">
        <input
          type="color"
          aria-label={t("style.pickColor")}
          value={hex.slice(0, 7)}
          onChange={(event) => onChange(withOpacity(event.target.value, opacity === 0 ? 1 : opacity))}
          className="h-8 w-10 cursor-pointer rounded-sm border border-line-strong bg-surface p-0.5 pointer-coarse:h-10"
        />
        <TextField
          label={t("style.hex")}
          isLabelHidden
          size="sm"
          spellCheck={false}
          value={typed ?? hex}
          aria-invalid={typed !== null && hexColor(typed) === undefined ? true : undefined}
          onBlur={() => setTyped(null)}
          onChange={(event) => {
            setTyped(event.target.value);
            const next = hexColor(event.target.value);
            if (next) onChange(next);
          }}
        />
        <NumberField
          label={t("style.colorOpacity")}
          isLabelHidden
          unit="%"
          min={0}
          max={100}
          value={Math.round(opacity * 100)}
          onValueChange={(next) => {
            if (next !== null) onChange(withOpacity(hex, next / 100));
          }}
        />
      </div>
    </fieldset>
  );
}
