import { Check } from "lucide-react";
import type { Ref } from "react";

export interface CheckboxProps {
  label: string;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  isDisabled?: boolean | undefined;
  /** For a form that moves to what is missing. */
  ref?: Ref<HTMLInputElement>;
}

/** A yes or no that takes effect with the form it is in. */
export function Checkbox({ label, checked, onCheckedChange, isDisabled = false, ref }: CheckboxProps) {
  return (
    <label className="flex min-h-8 w-fit cursor-pointer items-center gap-2.5 text-tool text-ink has-disabled:cursor-not-allowed has-disabled:opacity-50 pointer-coarse:min-h-11">
      <span className="relative flex size-[18px] shrink-0">
        <input
          ref={ref}
          type="checkbox"
          checked={checked}
          disabled={isDisabled}
          onChange={(event) => onCheckedChange(event.target.checked)}
          className="peer size-full cursor-[inherit] appearance-none rounded-[5px] border border-line-strong bg-surface transition-colors duration-150 checked:border-mar checked:bg-mar"
        />
        <Check
          size={13}
          strokeWidth={3}
          aria-hidden="true"
          className="pointer-events-none absolute inset-0 m-auto text-on-mar opacity-0 peer-checked:opacity-100"
        />
      </span>
      {label}
    </label>
  );
}
