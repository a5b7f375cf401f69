import { WEIGHT_BUDGET_DEFAULT } from "@vitrine/checks";
import { EARLY_SECTIONS } from "@vitrine/document";
import { useLanguage, useText } from "../../../platform/language/use-text.ts";
import { spokenBudget, WEIGHT_BUDGETS } from "../../header/weight/weight-budgets.ts";
import { ChoiceSetting } from "../controls/choice-setting.tsx";
import { SettingsPart } from "../controls/settings-part.tsx";
import { SwitchSetting } from "../controls/switch-setting.tsx";
import { useSettingsHome } from "../settings-home.ts";

const SECTION_COUNTS = Array.from({ length: EARLY_SECTIONS.most }, (_, index) => index + 1);

/** What of the page loads, and when. */
export function SpeedGroup() {
  const t = useText("page-settings");
  const language = useLanguage();
  const { page, change } = useSettingsHome();
  const early = page.earlySections ?? EARLY_SECTIONS.usual;
  const budget = page.weightBudget ?? WEIGHT_BUDGET_DEFAULT;
  const budgets = [...new Set<number>([...WEIGHT_BUDGETS, budget])].sort((a, b) => a - b);
  return (
    <SettingsPart title={t("speed.title")} text={t("speed.text")}>
      <SwitchSetting name="embedsOnClick" label={t("speed.embeds")} text={t("speed.embedsText")} />
      <SwitchSetting name="systemFonts" label={t("speed.fonts")} text={t("speed.fontsText")} />
      <ChoiceSetting
        name="earlySections"
        label={t("speed.early")}
        hint={t("speed.earlyHint")}
        value={String(early)}
        options={SECTION_COUNTS.map((count) => ({ value: String(count), label: t("speed.sections", { count }) }))}
        onChange={(count) => change({ earlySections: Number(count) === EARLY_SECTIONS.usual ? undefined : Number(count) })}
      />
      <ChoiceSetting
        name="weightBudget"
        label={t("speed.budget")}
        hint={t("speed.budgetHint")}
        value={String(budget)}
        options={budgets.map((each) => ({ value: String(each), label: spokenBudget(each, language) }))}
        onChange={(next) => change({ weightBudget: Number(next) })}
      />
    </SettingsPart>
  );
}
