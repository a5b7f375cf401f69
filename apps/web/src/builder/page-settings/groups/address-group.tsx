import { LANGUAGES, PAGE_TYPES, SWITCHER_PLACES } from "@vitrine/document";
import { useText } from "../../../platform/language/use-text.ts";
import { ChoiceSetting } from "../controls/choice-setting.tsx";
import { SettingsPart } from "../controls/settings-part.tsx";
import { useSettingsHome } from "../settings-home.ts";

const LANGUAGE_NAMES = { pt: "Português", en: "English", es: "Español" } as const;
const NONE = "none";

/** Where the page is found, what it is, and which language it speaks. */
export function AddressGroup() {
  const t = useText("page-settings");
  const { page, address, addressAction, change } = useSettingsHome();
  return (
    <>
      <SettingsPart title={t("address.title")}>
        <div className="flex min-w-0 flex-col gap-1.5">
          <span className="text-tool font-medium">{t("address.address")}</span>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <output className="min-w-0 font-mono text-tool wrap-anywhere">{address}</output>
            {addressAction}
          </div>
          {addressAction ? null : <p className="text-caption text-ink-faint">{t("address.whilePublishing")}</p>}
        </div>
        <ChoiceSetting
          name="pageType"
          label={t("address.type")}
          hint={t("address.typeHint")}
          value={page.pageType ?? NONE}
          options={[
            { value: NONE, label: t("address.noType") },
            ...PAGE_TYPES.map((value) => ({ value, label: t(`address.types.${value}`) })),
          ]}
          onChange={(pageType) => change({ pageType: pageType === NONE ? undefined : pageType })}
        />
      </SettingsPart>
      <SettingsPart title={t("address.languageTitle")}>
        <ChoiceSetting
          isSegmented
          name="language"
          label={t("address.language")}
          hint={t("address.languageHint")}
          value={page.language}
          options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          onChange={(language) => change({ language })}
        />
        <ChoiceSetting
          isSegmented
          name="languageSwitcher"
          label={t("address.switcher")}
          hint={t("address.switcherHint")}
          value={page.languageSwitcher ?? NONE}
          options={[
            { value: NONE, label: t("address.switchers.none") },
            ...SWITCHER_PLACES.map((value) => ({ value, label: t(`address.switchers.${value}`) })),
          ]}
          onChange={(place) => change({ languageSwitcher: place === NONE ? undefined : place })}
        />
      </SettingsPart>
    </>
  );
}
