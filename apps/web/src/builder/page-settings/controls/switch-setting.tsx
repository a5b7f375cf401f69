import type { PageRecord } from "@vitrine/document";
import type { ReactNode } from "react";
import { Switch } from "../../../ui/field/switch.tsx";
import { type SettingName, useSetting } from "../settings-home.ts";
import { SettingMark } from "./setting-mark.tsx";

/** The settings that are on or off. */
export type SwitchSettingName = { [Name in SettingName]: PageRecord[Name] extends boolean | undefined ? Name : never }[SettingName];

export interface SwitchSettingProps {
  readonly name: Exclude<SwitchSettingName, undefined>;
  readonly label: string;
  /** What it does, in one line. */
  readonly text: ReactNode;
  /** What to know before it is on: that it is simulated, or what it may cost. */
  readonly note?: ReactNode;
}

/** Something that the page does or does not. */
export function SwitchSetting({ name, label, text, note }: SwitchSettingProps) {
  const { value, error, isDisabled, change } = useSetting<SwitchSettingName>(name);
  return (
    <SettingMark name={name}>
      <Switch
        label={label}
        hint={
          <>
            {text}
            {note ? <span className="mt-0.5 block text-warning">{note}</span> : null}
          </>
        }
        error={error}
        checked={value === true}
        isDisabled={isDisabled}
        onCheckedChange={(isOn) => change((isOn || undefined) as never)}
      />
    </SettingMark>
  );
}
