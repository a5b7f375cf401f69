import type { ChildrenField, KindMessages, PanelField } from "@vitrine/blocks";
import { imageReference, type Json } from "@vitrine/document";
import type { ReactNode } from "react";
import { useText } from "../../../platform/language/use-text.ts";
import { NumberField } from "../../../ui/field/number-field.tsx";
import { SegmentedControl } from "../../../ui/field/segmented-control.tsx";
import { SelectField } from "../../../ui/field/select-field.tsx";
import { Switch } from "../../../ui/field/switch.tsx";
import { TextArea } from "../../../ui/field/text-area.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { useEditor } from "../../editor/use-editor.ts";
import { SoundControl } from "../images/sound-control.tsx";
import { CodeControl } from "./code-control.tsx";
import { DateTimeControl } from "./date-time-control.tsx";
import { DayControl } from "./day-control.tsx";
import { FilmControl } from "./film-control.tsx";
import { HostsControl } from "./hosts-control.tsx";
import { IconControl } from "./icon-control.tsx";
import { ImageControl } from "./image-control.tsx";
import { isShown } from "./is-shown.ts";
import { ItemsControl } from "./items-control.tsx";
import { LinkControl } from "./link-control.tsx";
import { OffersMenu } from "./offers-menu.tsx";
import { RichTextControl } from "./rich-text-control.tsx";
import { TextsControl } from "./texts-control.tsx";
import { useDraft } from "./use-draft.ts";

export interface FieldControlProps {
  readonly field: PanelField;
  /** The props the field's own is one of: a block's, or an item's. */
  readonly values: Readonly<Record<string, Json>>;
  readonly words: KindMessages;
  /** Where its words stand: `items.` for the fields of an item. */
  readonly wordPath?: string;
  /** Sets some of the props; returns why not, or null. */
  commit(values: Readonly<Record<string, Json>>): string | null;
  /** The control of a field that lists what the block holds; items hold nothing. */
  renderChildren?(field: ChildrenField, label: string): ReactNode;
}

interface TextControlProps {
  readonly label: string;
  readonly field: Extract<PanelField, { type: "text" }>;
  readonly value: string;
  readonly error: string | undefined;
  onChange(next: string): void;
}

/** A line of text, with what is often meant, or what the block's items are called, to choose from. */
function TextControl({ label, field, value, error, onChange }: TextControlProps) {
  const t = useText("builder");
  const names = useItemNames(field.names);
  const offers = field.offers ?? names;
  const isLost = names !== undefined && value !== "" && !names.includes(value);
  return (
    <TextField
      label={label}
      size="sm"
      value={value}
      error={error ?? (isLost ? t("content.unknownName") : undefined)}
      maxLength={field.maxLength}
      {...(offers && offers.length > 0
        ? { suffix: <OffersMenu label={t(names ? "content.names" : "content.offers")} offers={offers} onChoose={onChange} /> }
        : {})}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** What items of the block that is selected are called, each once, in their order. */
function useItemNames(names: TextControlProps["field"]["names"]): string[] | undefined {
  const editor = useEditor();
  if (!names) return undefined;
  const items = editor.store.block(editor.view.selection[0] ?? "")?.props[names.items];
  const called = (Array.isArray(items) ? items : []).map((item) => (item as Readonly<Record<string, Json>>)[names.by]);
  return [...new Set(called.filter((name) => typeof name === "string" && name !== ""))] as string[];
}

/** The control of one panel field. */
export function FieldControl({ field, values, words, wordPath = "", commit, renderChildren }: FieldControlProps) {
  const t = useText("builder");
  const value = values[field.prop];
  const label = words.fields[`${wordPath}${field.prop}`] ?? field.prop;
  const draft = useDraft<Json | undefined>(value, (next) => commit({ [field.prop]: next ?? null }));
  const text = typeof draft.shown === "string" ? draft.shown : "";
  switch (field.type) {
    case "children":
      return renderChildren?.(field, label) ?? null;
    case "text":
      return <TextControl label={label} field={field} value={text} error={draft.error} onChange={draft.change} />;
    case "longText":
      return (
        <TextArea
          className="text-tool!"
          label={label}
          value={text}
          error={draft.error}
          maxLength={field.maxLength}
          onChange={(event) => draft.change(event.target.value)}
        />
      );
    case "code":
      return <CodeControl label={label} value={text} error={draft.error} maxLength={field.maxLength} onChange={draft.change} />;
    case "hosts": {
      const code = values[field.of];
      return (
        <HostsControl
          label={label}
          value={value}
          code={typeof code === "string" ? code : ""}
          max={field.max}
          commit={(next) => commit({ [field.prop]: next })}
        />
      );
    }
    case "inlineText":
    case "richText":
      return <RichTextControl label={label} mode={field.type === "richText" ? "rich" : "inline"} value={value} onChange={draft.change} />;
    case "number":
      return (
        <NumberField
          label={label}
          value={typeof draft.shown === "number" ? draft.shown : null}
          min={field.min}
          max={field.max}
          step={field.step}
          unit={field.unit}
          error={draft.error}
          onValueChange={(next) => {
            if (next !== null) draft.change(next);
          }}
        />
      );
    case "toggle":
      return <Switch label={label} checked={value === true} onCheckedChange={draft.change} />;
    case "choice": {
      const options = field.options.map((option) => ({
        value: option,
        label: words.choices?.[`${wordPath}${field.prop}.${option}`] ?? option,
      }));
      const isShort = options.length <= 3 && options.every((option) => option.label.length <= 12);
      if (!isShort) return <SelectField label={label} value={String(value)} options={options} onValueChange={draft.change} />;
      return (
        <div className="flex flex-col gap-1.5">
          <span className="text-tool font-medium">{label}</span>
          <SegmentedControl label={label} value={String(value)} options={options} onValueChange={draft.change} />
        </div>
      );
    }
    case "link":
      return (
        <LinkControl label={label} value={text} error={draft.error} takesAnswers={field.takesAnswers === true} onChange={draft.change} />
      );
    case "sound":
      return <SoundControl label={label} value={text} error={draft.error} onChange={draft.change} />;
    case "icon":
      return <IconControl label={label} value={value} onChange={(next) => commit({ [field.prop]: next })} />;
    case "image":
      return (
        <ImageControl
          label={label}
          value={imageReference.safeParse(value).data ?? null}
          alt={typeof values.alt === "string" ? values.alt : null}
          onChange={(reference, alt) =>
            commit(alt !== null && typeof values.alt === "string" ? { [field.prop]: reference, alt } : { [field.prop]: reference })
          }
        />
      );
    case "film":
      return <FilmControl label={label} value={value} commit={(next) => commit({ [field.prop]: next })} />;
    case "dateTime":
      return <DateTimeControl label={label} value={text} error={draft.error} onChange={draft.change} />;
    case "day":
      return <DayControl label={label} value={text} error={draft.error} onChange={draft.change} />;
    case "texts":
      return (
        <TextsControl
          label={label}
          value={value}
          max={field.max}
          addLabel={t("content.addOption")}
          commit={(next) => commit({ [field.prop]: next })}
        />
      );
    case "items":
      return (
        <ItemsControl
          field={field}
          label={label}
          value={value}
          choiceName={(prop, choice) => words.choices?.[`${field.prop}.${prop}.${choice}`]}
          commit={(next) => commit({ [field.prop]: next })}
          renderFields={(item, commitItem) =>
            field.item
              .filter((each) => isShown(each, item))
              .map((each) => (
                <FieldControl
                  key={each.prop}
                  field={each}
                  values={item}
                  words={words}
                  wordPath={`${wordPath}${field.prop}.`}
                  commit={commitItem}
                />
              ))
          }
        />
      );
  }
}
