import { writtenDay } from "../../../platform/language/moments.ts";
import { useLanguage } from "../../../platform/language/use-text.ts";
import { TextField } from "../../../ui/field/text-field.tsx";

export interface DayControlProps {
  readonly label: string;
  /** `YYYY-MM-DD`; empty for none. */
  readonly value: string;
  readonly error?: string | undefined;
  onChange(next: string): void;
}

/** A day of the calendar, the same in every time zone. */
export function DayControl({ label, value, error, onChange }: DayControlProps) {
  const language = useLanguage();
  return (
    <TextField
      label={label}
      size="sm"
      type="date"
      max="9999-12-31"
      value={value}
      error={error}
      hint={Number.isNaN(Date.parse(value)) ? undefined : writtenDay(value, language)}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
