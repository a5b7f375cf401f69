import { useText } from "../../../platform/language/use-text.ts";
import { TextLink } from "../../../ui/button/text-link.tsx";
import { useSettingsHome } from "../settings-home.ts";

/** The way to the page's password, which is no setting of it: whoever copies the page must not get it. */
export function PasswordWay() {
  const t = useText("page-settings");
  const { ways } = useSettingsHome();
  if (!ways) return null;
  return (
    <div className="flex min-w-0 flex-col items-start gap-1">
      <span className="text-tool font-medium">{t("trust.password")}</span>
      <p className="text-caption text-pretty text-ink-faint">{t("trust.passwordText")}</p>
      <span className="mt-1 max-w-full text-tool">
        <TextLink href={ways.password}>{t("trust.passwordWay")}</TextLink>
      </span>
    </div>
  );
}
