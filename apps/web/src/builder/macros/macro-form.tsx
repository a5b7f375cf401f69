import { DATE_FORMATS, type Language, type Macro, MOST_DAYS, MOST_MACRO_CHARACTERS, MOST_NUMBER } from "@vitrine/document";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { useText } from "../../platform/language/use-text.ts";
import { Button } from "../../ui/button/button.tsx";
import { NumberField } from "../../ui/field/number-field.tsx";
import { SelectField } from "../../ui/field/select-field.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { MACRO_CHOICES, type MacroField, macroDraft, macroOf } from "./macro-draft.ts";
import { ownValue } from "./own-value.ts";

export interface MacroFormProps {
  /** The macro to be changed; null for a new one. */
  readonly existing: Macro | null;
  /** What a new one takes the place of. */
  readonly words: string;
  /** Of the page. */
  readonly language: Language;
  onPut(macro: Macro): void;
  onRemove(): void;
}

/** Chooses what a text finds out at the visitor's, and what stands there without it. */
export function MacroForm({ existing, words, language, onPut, onRemove }: MacroFormProps) {
  const t = useText("builder");
  const [draft, setDraft] = useState(() => macroDraft(existing, words));
  const [wrong, setWrong] = useState<MacroField | null>(null);
  const change = (part: Partial<typeof draft>): void => {
    setDraft({ ...draft, ...part });
    setWrong(null);
  };
  const said = macroOf(draft);
  const now = "macro" in said ? ownValue(said.macro, language) : "";
  const errorOf = (field: MacroField): string | undefined => (wrong === field ? t(`macro.wrong.${field}`) : undefined);
  const { choice } = draft;
  const explained = choice === "date" || choice === "country" || choice === "query" || choice === "random" ? choice : "utm";
  return (
    <form
      aria-label={t("macro.title")}
      className="flex w-72 max-w-full flex-col gap-3"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // A form in a box of a form: what is sent here is not that one.
        event.stopPropagation();
        if ("macro" in said) onPut(said.macro);
        else setWrong(said.wrong);
      }}
    >
      <SelectField
        label={t("macro.choice")}
        value={choice}
        options={MACRO_CHOICES.map((value) => ({ value, label: t(`macro.choices.${value}`) }))}
        onValueChange={(next) => change({ choice: next })}
      />
      {choice === "date" ? (
        <>
          <SelectField
            label={t("macro.format")}
            value={draft.format}
            options={DATE_FORMATS.map((value) => ({ value, label: t(`macro.formats.${value}`) }))}
            onValueChange={(format) => change({ format })}
          />
          <NumberField
            label={t("macro.days")}
            value={draft.days}
            min={-MOST_DAYS}
            max={MOST_DAYS}
            onValueChange={(days) => change({ days })}
          />
          <Fault text={errorOf("days")} />
        </>
      ) : null}
      {choice === "query" ? (
        <TextField
          label={t("macro.key")}
          size="sm"
          placeholder={t("macro.keyExample")}
          spellCheck={false}
          autoCapitalize="none"
          maxLength={MOST_MACRO_CHARACTERS}
          value={draft.key}
          error={errorOf("key")}
          onChange={(event) => change({ key: event.target.value })}
        />
      ) : null}
      {choice === "random" ? (
        <>
          <div className="grid grid-cols-2 gap-2">
            <NumberField label={t("macro.min")} value={draft.min} min={0} max={MOST_NUMBER} onValueChange={(min) => change({ min })} />
            <NumberField label={t("macro.max")} value={draft.max} min={0} max={MOST_NUMBER} onValueChange={(max) => change({ max })} />
          </div>
          <Fault text={errorOf("max")} />
        </>
      ) : null}
      <p className="text-caption text-ink-soft">{t(`macro.explain.${explained}`)}</p>
      <TextField
        label={t("macro.fallback")}
        hint={t("macro.fallbackHint", { most: MOST_MACRO_CHARACTERS })}
        size="sm"
        maxLength={MOST_MACRO_CHARACTERS}
        value={draft.fallback}
        error={errorOf("fallback")}
        onChange={(event) => change({ fallback: event.target.value })}
      />
      {now ? <p className="text-caption text-ink-soft">{t("macro.now", { value: now })}</p> : null}
      <div className="flex gap-2">
        <Button size="sm" variant="primary" type="submit">
          {t(existing ? "macro.change" : "macro.insert")}
        </Button>
        {existing ? (
          <Button size="sm" variant="quiet" icon={<Trash2 size={16} />} onClick={onRemove}>
            {t("macro.remove")}
          </Button>
        ) : null}
      </div>
    </form>
  );
}

function Fault({ text }: { readonly text: string | undefined }) {
  return text ? (
    <p role="alert" className="text-caption text-danger">
      {text}
    </p>
  ) : null;
}
