import { type FormEvent, useState } from "react";
import { EMAIL_PATTERN } from "../../../platform/forms/email-pattern.ts";
import { useText } from "../../../platform/language/use-text.ts";
import { useAccount } from "../../../platform/person/account.ts";
import { Button } from "../../../ui/button/button.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { SettingsSection } from "../../../ui/settings-section.tsx";
import { type SectionProps, useChangeSettings } from "./use-change-settings.ts";

/** Whose the legal texts are that pages of the site link to. */
export function LegalSection({ siteId, settings: { legalName, legalEmail }, isReadOnly }: SectionProps) {
  const t = useText("serving");
  const account = useAccount();
  const change = useChangeSettings(siteId);
  const [name, setName] = useState(legalName);
  const [email, setEmail] = useState(legalEmail);
  const [isWrong, setWrong] = useState(false);
  const isSame = name.trim() === legalName && email.trim() === legalEmail;
  const save = (event: FormEvent): void => {
    event.preventDefault();
    const isAddress = email.trim() === "" || EMAIL_PATTERN.test(email);
    setWrong(!isAddress);
    if (!isAddress || change.isPending) return;
    change.mutate(
      { legalName: name, legalEmail: email.trim() },
      {
        onSuccess: (settings) => {
          setName(settings.legalName);
          setEmail(settings.legalEmail);
        },
      },
    );
  };
  return (
    <SettingsSection title={t("settings.legal")} text={t("settings.legalText")}>
      <form noValidate className="flex flex-col gap-4" onSubmit={save}>
        <TextField
          label={t("settings.legalName")}
          hint={t("settings.legalNameHint")}
          value={name}
          maxLength={120}
          autoComplete="off"
          readOnly={isReadOnly}
          onChange={({ target }) => setName(target.value)}
        />
        <TextField
          label={t("settings.legalEmail")}
          hint={t("settings.legalEmailHint")}
          error={isWrong ? t("problem.bad_email") : undefined}
          type="email"
          value={email}
          maxLength={254}
          autoComplete="off"
          readOnly={isReadOnly}
          onChange={({ target }) => {
            setEmail(target.value);
            setWrong(false);
          }}
        />
        {isReadOnly ? null : (
          <div className="flex flex-wrap gap-2">
            <Button type="submit" disabled={isSame} isBusy={change.isPending}>
              {t("save")}
            </Button>
            {account && name === "" && email === "" ? (
              <Button
                variant="quiet"
                onClick={() => {
                  setName(account.name);
                  setEmail(account.email);
                }}
              >
                {t("settings.legalUse")}
              </Button>
            ) : null}
          </div>
        )}
        <p className="text-tool text-pretty text-ink-soft">{t("settings.legalReview")}</p>
      </form>
    </SettingsSection>
  );
}
