import { SITE_LEGAL_PATHS } from "@vitrine/document";
import { useText } from "../../../platform/language/use-text.ts";
import { spokenAddress } from "../../../platform/site-address.ts";
import { TextLink } from "../../../ui/button/text-link.tsx";
import { SwitchSetting } from "../controls/switch-setting.tsx";
import { useSettingsHome } from "../settings-home.ts";

/** Whether the page links to its site's legal texts; where these are then, and where one says whose they are. */
export function LegalSettings() {
  const t = useText("page-settings");
  const { page, ways } = useSettingsHome();
  const isOn = page.legalPages === true;
  return (
    <>
      <SwitchSetting
        name="legalPages"
        label={t("trust.legal")}
        text={t("trust.legalText")}
        note={isOn ? t("trust.legalReview") : undefined}
      />
      {isOn && ways ? (
        <div className="-mt-2 flex min-w-0 flex-col items-start gap-1.5 text-tool">
          <p className="text-caption text-ink-soft">{t("trust.legalAt")}</p>
          {Object.entries(SITE_LEGAL_PATHS).map(([topic, { [page.language]: path }]) => (
            <TextLink key={topic} href={`${ways.siteUrl}${path}`}>
              {spokenAddress(`${ways.siteUrl}${path}`)}
            </TextLink>
          ))}
          <TextLink href={ways.whoAnswers}>{t("trust.legalWho")}</TextLink>
        </div>
      ) : null}
    </>
  );
}
