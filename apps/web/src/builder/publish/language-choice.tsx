import { LANGUAGES, PAGE_ID } from "@vitrine/document";
import { useText } from "../../platform/language/use-text.ts";
import { SelectField } from "../../ui/field/select-field.tsx";
import { useRecord } from "../editor/use-editor.ts";
import { usePageLanguage } from "../page-settings/use-page-language.ts";

/** The language that visitors are spoken to in; changed, it is an edit like any other. */
export function LanguageChoice() {
  const t = useText("publish");
  const record = useRecord(PAGE_ID);
  const { speaking, speak } = usePageLanguage();
  if (record?.type !== "page") return null;
  return (
    <SelectField
      label={t("language")}
      value={speaking ?? record.language}
      options={LANGUAGES.map((value) => ({ value, label: t(`languages.${value}`) }))}
      size="md"
      onValueChange={(language) => void speak(language)}
    />
  );
}
