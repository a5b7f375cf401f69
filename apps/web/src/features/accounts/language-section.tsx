import { useQueryClient } from "@tanstack/react-query";
import type { Account } from "@vitrine/contract";
import type { Language } from "@vitrine/document";
import { useState } from "react";
import { ACCOUNT_KEY } from "../../platform/current-user.ts";
import { INTERFACE_LANGUAGES, showLanguage } from "../../platform/i18n.ts";
import { problemOf } from "../../platform/problem.ts";
import { useText } from "../../platform/use-text.ts";
import { FormProblem } from "../../ui/form-problem.tsx";
import { SegmentedControl } from "../../ui/segmented-control.tsx";
import { SettingsSection } from "../../ui/settings-section.tsx";
import { useSaveProfile } from "./use-save-profile.ts";

/** A language's name in itself: Português, English, Español. */
function ownName(language: Language): string {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** The language of the product and of its letters; a choice takes effect at once. */
export function LanguageSection({ account }: { account: Account }) {
  const t = useText("accounts");
  const queryClient = useQueryClient();
  const save = useSaveProfile();
  // Shown as chosen from the very press on, before anything is under way.
  const [wanted, setWanted] = useState<Language | null>(null);
  const choose = async (language: Language): Promise<void> => {
    setWanted(language);
    try {
      await save.mutateAsync({ language });
      await showLanguage(language);
      // What the server words comes again in the new language.
      await queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== ACCOUNT_KEY[0] });
    } finally {
      setWanted(null);
    }
  };
  return (
    <SettingsSection title={t("language.title")} text={t("language.text")}>
      <div className="flex flex-col gap-4">
        <SegmentedControl
          label={t("language.title")}
          value={wanted ?? account.language}
          onValueChange={(language) => void choose(language).catch(() => undefined)}
          options={INTERFACE_LANGUAGES.map((language) => ({ value: language, label: ownName(language) }))}
        />
        {save.error ? <FormProblem problem={problemOf(save.error)} /> : null}
      </div>
    </SettingsSection>
  );
}
