import { writtenMoment } from "../../../platform/language/moments.ts";
import { useLanguage } from "../../../platform/language/use-text.ts";
import { TextField } from "../../../ui/field/text-field.tsx";

export interface DateTimeControlProps {
  readonly label: string;
  /** ISO 8601 in UTC; empty for none. */
  readonly value: string;
  readonly error?: string | undefined;
  onChange(next: string): void;
}

/** A moment, shown and typed in the time of the person's own clock. */
export function DateTimeControl({ label, value, error, onChange }: DateTimeControlProps) {
  const language = useLanguage();
  const shown = localOf(value);
  return (
    <TextField
      label={label}
      size="sm"
      type="datetime-local"
      max="9999-12-31T23:59"
      value={shown}
      error={error}
      hint={shown === "" ? undefined : writtenMoment(value, language)}
      onChange={(event) => {
        const moment = new Date(event.target.value);
        onChange(Number.isNaN(moment.getTime()) ? "" : moment.toISOString());
      }}
    />
  );
}

/** `YYYY-MM-DDTHH:mm` on the local clock. */
function localOf(value: string): string {
  const moment = new Date(value);
  if (value === "" || Number.isNaN(moment.getTime())) return "";
  const two = (number: number): string => String(number).padStart(2, "0");
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}T${two(moment.getHours())}:${two(moment.getMinutes())}`;
}
