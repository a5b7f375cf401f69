import { SegmentedControl, type SegmentOption } from "../../../ui/field/segmented-control.tsx";
import { SelectField } from "../../../ui/field/select-field.tsx";
import { type SettingName, useSettingsHome } from "../settings-home.ts";
import { SettingMark } from "./setting-mark.tsx";

export interface ChoiceSettingProps<Value extends string> {
  readonly name: SettingName;
  readonly label: string;
  readonly hint?: string;
  readonly value: Value;
  readonly options: readonly SegmentOption<Value>[];
  /** Two or three short ones stand beside each other. */
  readonly isSegmented?: boolean;
  onChange(next: Value): void;
}

/** One of a few. */
export function ChoiceSetting<Value extends string>({
  name,
  label,
  hint,
  value,
  options,
  isSegmented = false,
  onChange,
}: ChoiceSettingProps<Value>) {
  const { canChange, isDense, problems } = useSettingsHome();
  if (!isSegmented) {
    return (
      <SettingMark name={name}>
        <SelectField
          label={label}
          hint={hint}
          error={problems.get(name)}
          size={isDense ? "sm" : "md"}
          value={value}
          options={options}
          isDisabled={!canChange}
          onValueChange={onChange}
        />
      </SettingMark>
    );
  }
  return (
    <SettingMark name={name}>
      <fieldset className="flex min-w-0 flex-col gap-1.5 disabled:opacity-50" disabled={!canChange}>
        <span aria-hidden="true" className="text-tool font-medium">
          {label}
        </span>
        <SegmentedControl label={label} value={value} options={options} onValueChange={onChange} />
        {hint ? <p className="text-caption text-ink-faint">{hint}</p> : null}
      </fieldset>
    </SettingMark>
  );
}
