import { NumberField as Base } from "@base-ui/react/number-field";
import { clsx } from "clsx";
import { useId } from "react";
import { controlClass } from "./control-class.ts";
import { describedBy, FieldError } from "./field-frame.tsx";

export interface NumberFieldProps {
  label: string;
  value: number | null;
  /** With every change that is a number, and null when the box is emptied. */
  onValueChange: (value: number | null) => void;
  min?: number | undefined;
  max?: number | undefined;
  step?: number | undefined;
  /** Shown after the number; not part of it. */
  unit?: string | undefined;
  isLabelHidden?: boolean | undefined;
  placeholder?: string | undefined;
  isDisabled?: boolean | undefined;
  /** Why the number is not taken. */
  error?: string | undefined;
}

/** A number: typed, stepped with the arrow keys, or dragged by its label. */
export function NumberField({
  label,
  value,
  onValueChange,
  min,
  max,
  step = 1,
  unit,
  isLabelHidden = false,
  placeholder,
  isDisabled = false,
  error,
}: NumberFieldProps) {
  const id = useId();
  return (
    <Base.Root
      id={id}
      value={value}
      onValueChange={(next) => onValueChange(next)}
      min={min}
      max={max}
      step={step}
      disabled={isDisabled}
      format={{ useGrouping: false, maximumFractionDigits: 4 }}
      className="flex min-w-0 flex-col gap-1.5"
    >
      <Base.ScrubArea className={isLabelHidden ? "sr-only" : "w-fit cursor-ew-resize"}>
        <label htmlFor={id} className="cursor-ew-resize text-tool font-medium text-ink">
          {label}
        </label>
      </Base.ScrubArea>
      <Base.Group className="relative">
        <Base.Input
          placeholder={placeholder}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, undefined, error)}
          className={clsx(
            controlClass(Boolean(error)),
            "tabular h-8 px-2.5 text-tool pointer-coarse:h-10 pointer-coarse:text-body",
            unit && "pr-8",
          )}
        />
        {unit ? (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 right-2.5 flex items-center text-caption text-ink-faint"
          >
            {unit}
          </span>
        ) : null}
      </Base.Group>
      <FieldError id={id} error={error} />
    </Base.Root>
  );
}
