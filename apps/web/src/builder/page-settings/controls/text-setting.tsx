import type { PageRecord } from "@vitrine/document";
import type { HTMLAttributes } from "react";
import { TextArea } from "../../../ui/field/text-area.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { type SettingName, useSetting, useSettingsHome } from "../settings-home.ts";
import { CharacterCount } from "./character-count.tsx";
import { SettingMark } from "./setting-mark.tsx";

/** The settings that are words or addresses. */
export type TextSettingName = { [Name in SettingName]: PageRecord[Name] extends string | undefined ? Name : never }[SettingName];

export interface TextSettingProps {
  readonly name: Exclude<TextSettingName, undefined>;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly placeholder?: string | undefined;
  readonly maxLength: number;
  /** Says how many of them are taken. */
  readonly isCounted?: boolean;
  readonly isLong?: boolean;
  /** Stands before what is typed. */
  readonly prefix?: string;
  readonly inputMode?: HTMLAttributes<HTMLInputElement>["inputMode"];
  /** Taken away when it is emptied, rather than kept as empty words. */
  readonly isOptional?: boolean;
  /** What was meant by what stands there once somebody goes on. */
  repair?(typed: string): string;
}

/** Words of the page, or an address. */
export function TextSetting({
  name,
  label,
  hint,
  placeholder,
  maxLength,
  isCounted = false,
  isLong = false,
  prefix,
  inputMode,
  isOptional = true,
  repair,
}: TextSettingProps) {
  const { isDense } = useSettingsHome();
  const { value, error, isDisabled, change } = useSetting<TextSettingName>(name);
  const text = value ?? "";
  const set = (typed: string): void => change((typed === "" && isOptional ? undefined : typed) as never);
  const count = isCounted && text !== "" ? <CharacterCount used={text.length} most={maxLength} /> : null;
  const shared = { label, value: text, error, placeholder, maxLength, disabled: isDisabled, hint: count ?? hint };
  return (
    <SettingMark name={name}>
      {isLong ? (
        <TextArea {...shared} className={isDense ? "text-tool!" : ""} onChange={(event) => set(event.target.value)} />
      ) : (
        <TextField
          {...shared}
          size={isDense ? "sm" : "md"}
          prefix={prefix}
          inputMode={inputMode}
          {...(inputMode ? { autoComplete: "off", autoCapitalize: "none", spellCheck: false } : {})}
          onChange={(event) => set(event.target.value)}
          onBlur={() => {
            const meant = repair?.(text) ?? text;
            if (meant !== text && !isDisabled) set(meant);
          }}
        />
      )}
    </SettingMark>
  );
}
