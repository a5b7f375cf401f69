import { type ReactNode, useId } from "react";
import { Tooltip } from "../popup/tooltip.tsx";

export interface SegmentOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** Stands for the label, which then shows as a tooltip. */
  readonly icon?: ReactNode;
}

export interface SegmentedControlProps<Value extends string> {
  label: string;
  value: Value;
  onValueChange: (value: Value) => void;
  options: readonly SegmentOption<Value>[];
}

const SEGMENT =
  "relative inline-flex h-7 min-w-8 flex-auto cursor-pointer items-center justify-center gap-1.5 rounded-sm px-2.5 text-tool whitespace-nowrap text-ink-soft transition-colors duration-150 hover:text-ink has-checked:bg-raised has-checked:font-medium has-checked:text-ink has-checked:shadow-[0_0_0_1px_var(--color-line)] has-focus-visible:outline-2 has-focus-visible:outline-mar pointer-coarse:h-10";

/** One of two to five, all in sight; arrow keys choose. */
export function SegmentedControl<Value extends string>({ label, value, onValueChange, options }: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className="flex w-fit max-w-full flex-wrap gap-0.5 rounded-md bg-sunken p-0.5">
      {options.map((option) => {
        const segment = (
          <label key={option.value} className={SEGMENT}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              aria-label={option.label}
              onChange={() => onValueChange(option.value)}
              className="absolute inset-0 cursor-[inherit] appearance-none opacity-0"
            />
            {option.icon ?? option.label}
          </label>
        );
        return option.icon ? (
          <Tooltip key={option.value} label={option.label}>
            {segment}
          </Tooltip>
        ) : (
          segment
        );
      })}
    </div>
  );
}
