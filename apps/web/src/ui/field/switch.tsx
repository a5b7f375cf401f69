import { type ReactNode, useId } from "react";
import { describedBy, FieldError } from "./field-frame.tsx";

export interface SwitchProps {
  label: string;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  isDisabled?: boolean | undefined;
  /** What it does, under its name. */
  hint?: ReactNode;
  error?: string | undefined;
}

/** A yes or no that takes effect at once. */
export function Switch({ label, checked, onCheckedChange, isDisabled = false, hint, error }: SwitchProps) {
  const id = useId();
  const control = (
    <label className="flex min-h-8 cursor-pointer items-center justify-between gap-3 text-tool text-ink has-disabled:cursor-not-allowed has-disabled:opacity-50">
      {label}
      <span className="relative flex h-5 w-9 shrink-0">
        <input
          type="checkbox"
          role="switch"
          checked={checked}
          aria-checked={checked}
          aria-describedby={describedBy(id, hint, error)}
          disabled={isDisabled}
          onChange={(event) => onCheckedChange(event.target.checked)}
          className="peer size-full cursor-[inherit] appearance-none rounded-pill border border-line-strong bg-sunken transition-colors duration-150 ease-out checked:border-mar checked:bg-mar"
        />
        <span className="pointer-events-none absolute top-0.5 left-0.5 size-4 rounded-pill bg-ink-faint transition-transform duration-150 ease-out peer-checked:translate-x-4 peer-checked:bg-on-mar" />
      </span>
    </label>
  );
  if (!hint && !error) return control;
  return (
    <div className="flex min-w-0 flex-col gap-0.5">
      {control}
      {hint ? (
        <div id={`${id}-hint`} className="max-w-prose pr-12 text-caption text-pretty text-ink-faint">
          {hint}
        </div>
      ) : null}
      <FieldError id={id} error={error} />
    </div>
  );
}
