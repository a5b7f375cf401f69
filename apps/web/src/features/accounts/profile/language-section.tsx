import { problemOf } from "../../../platform/calls/problem.ts";
import { INTERFACE_LANGUAGES } from "../../../platform/language/i18n.ts";
import { languageName } from "../../../platform/language/language-name.ts";
import { useChooseLanguage } from "../../../platform/language/use-choose-language.ts";
import { useText } from "../../../platform/language/use-text.ts";
import { FormProblem } from "../../../ui/field/form-problem.tsx";
import { SegmentedControl } from "../../../ui/field/segmented-control.tsx";
import { SettingsSection } from "../../../ui/settings-section.tsx";

/** The language of the product and of its letters; a choice takes effect at once. */
export function LanguageSection() {
  const t = useText("accounts");
  const { chosen, choose, error } = useChooseLanguage();
  return (
    <SettingsSection title={t("language.title")} text={t("language.text")}>
      <div className="flex flex-col gap-4">
        <SegmentedControl
          label={t("language.title")}
          value={chosen}
          onValueChange={choose}
          options={INTERFACE_LANGUAGES.map((language) => ({ value: language, label: languageName(language) }))}
        />
        {error ? <FormProblem problem={problemOf(error)} /> : null}
      </div>
    </SettingsSection>
  );
}
