import { clsx } from "clsx";
import { CircleAlert } from "lucide-react";
import { type Ref, useId } from "react";

/** The digits of a code, by their place. */
const PLACES = [0, 1, 2, 3, 4, 5] as const;
const LENGTH = PLACES.length;

export interface CodeFieldProps {
  label: string;
  value: string;
  onValueChange: (digits: string) => void;
  /** Called with all six, as soon as they are there. */
  onComplete: (code: string) => void;
  error?: string | undefined;
  isDisabled?: boolean | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** A code of six digits: one field that looks like six boxes, so that a phone can fill it in and anything can be pasted. */
export function CodeField({ label, value, onValueChange, onComplete, error, isDisabled = false, ref }: CodeFieldProps) {
  const id = useId();
  const change = (typed: string): void => {
    const digits = typed.replace(/\D/g, "").slice(0, LENGTH);
    if (digits === value) return;
    onValueChange(digits);
    if (digits.length === LENGTH) onComplete(digits);
  };
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-tool font-medium text-ink">
        {label}
      </label>
      <div className={clsx("group relative", isDisabled && "opacity-60")}>
        <div aria-hidden="true" className="grid grid-cols-6 gap-2">
          {PLACES.map((place) => {
            const isNext = place === Math.min(value.length, LENGTH - 1);
            return (
              <span
                key={place}
                className={clsx(
                  "tabular flex h-14 items-center justify-center rounded-md border bg-surface font-title text-title font-semibold text-ink transition-colors duration-150",
                  error ? "border-danger" : "border-line-strong group-hover:border-ink-faint",
                  isNext && "group-focus-within:border-mar group-focus-within:outline-2 group-focus-within:outline-mar",
                )}
              >
                {value[place] ?? ""}
              </span>
            );
          })}
        </div>
        <input
          ref={ref}
          id={id}
          value={value}
          onChange={(event) => change(event.target.value)}
          onFocus={({ currentTarget }) => currentTarget.setSelectionRange(LENGTH, LENGTH)}
          onClick={({ currentTarget }) => currentTarget.setSelectionRange(LENGTH, LENGTH)}
          disabled={isDisabled}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          // What is typed shows in the boxes; the field itself lies over them, unseen.
          className="absolute inset-0 size-full cursor-text rounded-md text-body opacity-0"
        />
      </div>
      {error ? (
        <p id={`${id}-error`} role="alert" className="flex items-start gap-1.5 text-tool text-danger">
          <CircleAlert size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
          {error}
        </p>
      ) : null}
    </div>
  );
}
