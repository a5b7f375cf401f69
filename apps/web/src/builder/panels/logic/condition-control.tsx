import { DISPLAY_LIMITS, type DisplayCondition, VISITOR_BROWSERS, VISITOR_DEVICES, VISITOR_SYSTEMS } from "@vitrine/document";
import { Trash2 } from "lucide-react";
import { useText } from "../../../platform/language/use-text.ts";
import { IconButton } from "../../../ui/button/icon-button.tsx";
import { Checkbox } from "../../../ui/field/checkbox.tsx";
import { SelectField } from "../../../ui/field/select-field.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { DateTimeControl } from "../controls/date-time-control.tsx";
import { useDraft } from "../controls/use-draft.ts";
import { useClockZone } from "./use-clock-zone.ts";

export interface ConditionControlProps {
  readonly condition: DisplayCondition;
  /** From 1, for those who hear the list. */
  readonly number: number;
  /** Returns the field that is not as it has to be, or null. */
  commit(next: DisplayCondition): string | null;
  onRemove(): void;
}

const IDENTITY = ["is", "isNot"] as const;
const VERBS = {
  device: IDENTITY,
  system: IDENTITY,
  browser: IDENTITY,
  query: ["is", "isNot", "contains", "isThere", "isNotThere"],
  time: ["between", "notBetween"],
  visit: ["returning", "first"],
} as const;
const NAMES = { device: VISITOR_DEVICES, system: VISITOR_SYSTEMS, browser: VISITOR_BROWSERS } as const;
type Field = "values" | "key" | "from" | "to";

/** One condition of a rule. What is not complete stays in its fields, and says what is missing, while the rule stays as it was. */
export function ConditionControl({ condition, number, commit, onRemove }: ConditionControlProps) {
  const t = useText("builder");
  const draft = useDraft<DisplayCondition>(condition, commit);
  const shown = draft.shown;
  const type = t(`logic.types.${shown.type}`);
  const errorAt = (field: Field): string | undefined => (draft.error === field ? t(`logic.problems.${field}`) : undefined);
  return (
    <fieldset className="flex min-w-0 flex-col gap-3 rounded-md border border-line p-3" aria-label={t("logic.condition", { number, type })}>
      <div className="flex items-center justify-between">
        <span className="text-tool font-medium">{type}</span>
        <IconButton size="sm" label={t("logic.removeCondition", { number, type })} icon={<Trash2 size={15} />} onClick={onRemove} />
      </div>
      {shown.type === "query" ? <KeyField condition={shown} errorAt={errorAt} change={draft.change} /> : null}
      <SelectField<string>
        label={t("logic.verb")}
        isLabelHidden
        value={shown.verb}
        options={VERBS[shown.type].map((value) => ({ value, label: t(`logic.verbs.${value}`) }))}
        onValueChange={(verb) => draft.change({ ...shown, verb } as DisplayCondition)}
      />
      {shown.type === "query" ? <ValueField condition={shown} errorAt={errorAt} change={draft.change} /> : null}
      {shown.type === "time" ? <TimeFields condition={shown} errorAt={errorAt} change={draft.change} /> : null}
      {"values" in shown ? <NameFields condition={shown} errorAt={errorAt} change={draft.change} /> : null}
      {shown.type === "visit" ? <p className="text-caption text-ink-faint">{t("logic.visitHint")}</p> : null}
    </fieldset>
  );
}

interface FieldsProps<Condition extends DisplayCondition> {
  readonly condition: Condition;
  errorAt(field: Field): string | undefined;
  change(next: DisplayCondition): void;
}

type QueryCondition = Extract<DisplayCondition, { type: "query" }>;

function KeyField({ condition, errorAt, change }: FieldsProps<QueryCondition>) {
  const t = useText("builder");
  return (
    <TextField
      label={t("logic.key")}
      size="sm"
      spellCheck={false}
      autoCapitalize="off"
      maxLength={DISPLAY_LIMITS.key}
      value={condition.key}
      error={errorAt("key")}
      onChange={(event) => change({ ...condition, key: event.target.value })}
    />
  );
}

function ValueField({ condition, change }: FieldsProps<QueryCondition>) {
  const t = useText("builder");
  if (condition.verb === "isThere" || condition.verb === "isNotThere") return null;
  return (
    <TextField
      label={t("logic.value")}
      size="sm"
      spellCheck={false}
      autoCapitalize="off"
      maxLength={DISPLAY_LIMITS.value}
      hint={t("logic.valueHint")}
      value={condition.value}
      onChange={(event) => change({ ...condition, value: event.target.value })}
    />
  );
}

function TimeFields({ condition, errorAt, change }: FieldsProps<Extract<DisplayCondition, { type: "time" }>>) {
  const t = useText("builder");
  const zone = useClockZone();
  return (
    <>
      <DateTimeControl
        label={t("logic.from")}
        value={condition.from}
        error={errorAt("from")}
        onChange={(from) => change({ ...condition, from })}
      />
      <DateTimeControl label={t("logic.to")} value={condition.to} error={errorAt("to")} onChange={(to) => change({ ...condition, to })} />
      <p className="text-caption text-ink-faint">{t("logic.timeHint", { zone })}</p>
    </>
  );
}

type NameCondition = Extract<DisplayCondition, { values: unknown }>;

function NameFields({ condition, errorAt, change }: FieldsProps<NameCondition>) {
  const t = useText("builder");
  const chosen: readonly string[] = condition.values;
  const error = errorAt("values");
  return (
    <div className="grid grid-cols-2 gap-x-2">
      {NAMES[condition.type].map((name) => (
        <Checkbox
          key={name}
          label={t(`logic.names.${name}`)}
          checked={chosen.includes(name)}
          onCheckedChange={(isChosen) => {
            const values = NAMES[condition.type].filter((each) => (each === name ? isChosen : chosen.includes(each)));
            change({ ...condition, values } as NameCondition);
          }}
        />
      ))}
      {error ? (
        <p role="alert" className="col-span-2 text-tool text-danger">
          {error}
        </p>
      ) : null}
      {condition.type === "browser" ? <p className="col-span-2 pt-1 text-caption text-ink-faint">{t("logic.browserHint")}</p> : null}
    </div>
  );
}
