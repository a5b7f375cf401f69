import { clsx } from "clsx";

export interface ChoiceChipsProps<Value extends string> {
  label: string;
  isLabelHidden?: boolean | undefined;
  /** Undefined where nothing is chosen. */
  value: Value | undefined;
  onValueChange: (value: Value) => void;
  options: readonly { readonly value: Value; readonly label: string }[];
}

/** One of some, all in sight. */
export function ChoiceChips<Value extends string>({
  label,
  isLabelHidden = false,
  value,
  onValueChange,
  options,
}: ChoiceChipsProps<Value>) {
  return (
    <fieldset className="min-w-0">
      <legend className={isLabelHidden ? "sr-only" : "mb-1 text-caption font-medium text-ink-faint"}>{label}</legend>
      <div className="-mx-1 flex flex-wrap gap-1 px-1">
        {options.map((option) => (
          <button
            key={option.value}
            type="button"
            aria-pressed={option.value === value}
            onClick={() => onValueChange(option.value)}
            className={clsx(
              "h-8 rounded-sm px-3 text-tool transition-colors duration-150 pointer-coarse:h-10",
              option.value === value ? "bg-mar-soft font-semibold text-mar" : "text-ink-soft hover:bg-hover hover:text-ink",
            )}
          >
            {option.label}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
