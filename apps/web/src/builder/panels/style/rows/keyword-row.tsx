import type { StyleProperty } from "@vitrine/document";
import type { ReactNode } from "react";
import { useText } from "../../../../platform/language/use-text.ts";
import { SegmentedControl } from "../../../../ui/field/segmented-control.tsx";
import { SelectField } from "../../../../ui/field/select-field.tsx";
import { useStyle } from "../style-target.ts";
import type { TextKeyword, TextProperty } from "../style-words.ts";
import { StyleRow } from "./style-row.tsx";

export interface KeywordOption {
  readonly value: TextKeyword;
  readonly icon?: ReactNode;
}

export interface KeywordRowProps {
  readonly property: StyleProperty & TextProperty;
  readonly options: readonly KeywordOption[];
}

/** One of a property's keywords: in sight with their pictures where there are some, in a list otherwise. */
export function KeywordRow({ property, options }: KeywordRowProps) {
  const t = useText("builder");
  const style = useStyle(property);
  const label = t(`style.names.${property}`);
  const value = style.value?.type === "keyword" && !style.isMixed ? style.value.value : "";
  const shown = value === "" && !style.isMixed ? style.drawn : value;
  const choices = options.map((option) => ({ ...option, label: t(`style.words.${option.value}`) }));
  const set = (next: string): void => {
    if (next !== "") style.set({ type: "keyword", value: next });
  };
  return (
    <StyleRow label={label} style={style}>
      {options.some((option) => option.icon) ? (
        <SegmentedControl<string> label={label} value={shown} onValueChange={set} options={choices} />
      ) : (
        <SelectField<string>
          label={label}
          isLabelHidden
          value={choices.some((choice) => choice.value === shown) ? shown : ""}
          onValueChange={set}
          options={[...(choices.some((choice) => choice.value === shown) ? [] : [{ value: "", label: "–" }]), ...choices]}
        />
      )}
    </StyleRow>
  );
}
