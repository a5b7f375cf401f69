import type { Language } from "@vitrine/document";
import { INTERFACE_LANGUAGES, showLanguage } from "../../../platform/language/i18n.ts";
import { useLanguage, useText } from "../../../platform/language/use-text.ts";
import { SegmentedControl } from "../../../ui/field/segmented-control.tsx";

/** The language before there is an account that keeps it. */
export function DoorLanguage() {
  const t = useText("sessions");
  const language = useLanguage();
  return (
    <SegmentedControl<Language>
      label={t("language")}
      value={language}
      onValueChange={(next) => void showLanguage(next)}
      options={INTERFACE_LANGUAGES.map((known) => ({ value: known, label: known.toUpperCase() }))}
    />
  );
}
