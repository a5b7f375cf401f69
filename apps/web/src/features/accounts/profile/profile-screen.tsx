import { useText } from "../../../platform/language/use-text.ts";
import { useAccount } from "../../../platform/person/account.ts";
import { SettingsSection } from "../../../ui/settings-section.tsx";
import { EmailSection } from "../email/email-section.tsx";
import { LanguageSection } from "./language-section.tsx";
import { PersonSection } from "./person-section.tsx";
import { PictureSection } from "./picture-section.tsx";

/** What somebody says of themselves. */
export function ProfileScreen() {
  const t = useText("accounts");
  const account = useAccount();
  if (!account) return null;
  return (
    <>
      <PictureSection account={account} />
      <PersonSection account={account} />
      <EmailSection account={account} />
      <LanguageSection />
      <SettingsSection title={t("builder.title")} text={t("builder.text")}>
        <p className="flex h-10 items-center gap-2 text-body">
          {t("builder.version")} <span className="tabular font-medium">{account.builderVersion}</span>
        </p>
      </SettingsSection>
    </>
  );
}
