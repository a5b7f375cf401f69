import type { LengthUnit, StyleProperty } from "@vitrine/document";
import { clsx } from "clsx";
import { useState } from "react";
import { useText } from "../../../../platform/language/use-text.ts";
import { controlClass } from "../../../../ui/field/control-class.ts";
import type { StyleHandle } from "../style-target.ts";
import { lengthText, readLength, steppedLength } from "./length-text.ts";

export interface LengthInputProps {
  readonly label: string;
  readonly property: StyleProperty;
  readonly style: StyleHandle;
  readonly unit?: LengthUnit | undefined;
  readonly least?: number | undefined;
  /** Small and without a border, for the sides of a box. */
  readonly isBare?: boolean | undefined;
  /** Called when it gets and loses the focus. */
  onFocusChange?: ((isFocused: boolean) => void) | undefined;
}

/** A length, typed with or without its unit; the arrow keys step it, an emptied box resets it. */
export function LengthInput({ label, property, style, unit = "px", least = 0, isBare = false, onFocusChange }: LengthInputProps) {
  const t = useText("builder");
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? (style.isMixed ? "" : lengthText(style.value));
  const isWrong = typed !== null && typed.trim() !== "" && readLength(property, typed, unit) === undefined;
  return (
    <input
      type="text"
      inputMode="text"
      autoComplete="off"
      spellCheck={false}
      aria-label={label}
      aria-invalid={isWrong || undefined}
      title={isWrong ? t("style.badLength") : undefined}
      placeholder={style.isMixed ? "…" : roundedPixels(style.drawn)}
      value={shown}
      onFocus={(event) => {
        event.target.select();
        onFocusChange?.(true);
      }}
      onBlur={() => {
        setTyped(null);
        onFocusChange?.(false);
      }}
      onChange={(event) => {
        const next = event.target.value;
        setTyped(next);
        if (next.trim() === "") return style.reset();
        const value = readLength(property, next, unit);
        if (value && !("value" in value && typeof value.value === "number" && value.value < least)) style.set(value);
      }}
      onKeyDown={(event) => {
        if (event.key === "Enter" || event.key === "Escape") event.currentTarget.blur();
        if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
        event.preventDefault();
        const steps = (event.key === "ArrowUp" ? 1 : -1) * (event.shiftKey ? 10 : 1);
        const value = steppedLength(property, shown === "" ? roundedPixels(style.drawn) : shown, steps, least);
        if (!value) return;
        style.set(value);
        setTyped(lengthText(value));
      }}
      className={clsx(
        "tabular text-caption",
        isBare
          ? "h-6 w-11 rounded-sm bg-transparent text-center text-ink placeholder:text-ink-faint hover:bg-hover focus-visible:bg-surface focus-visible:outline-2 focus-visible:-outline-offset-1 pointer-coarse:h-9"
          : clsx(controlClass(isWrong), "h-8 px-2.5 text-tool pointer-coarse:h-10 pointer-coarse:text-body"),
        isBare && style.origin === "own" && "font-semibold text-mar",
      )}
    />
  );
}

/** A drawn length in whole pixels, for a placeholder; other words stay as they are. */
function roundedPixels(drawn: string): string {
  return /^-?[\d.]+px$/.test(drawn) ? `${Math.round(Number.parseFloat(drawn) * 10) / 10}px` : drawn.length > 12 ? "" : drawn;
}
