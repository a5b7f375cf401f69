import { ROBOTS_MOST, robotsText, type Site, wrongRobotsLine } from "@vitrine/contract";
import { type FormEvent, useState } from "react";
import { useText } from "../../../platform/language/use-text.ts";
import { Button } from "../../../ui/button/button.tsx";
import { TextLink } from "../../../ui/button/text-link.tsx";
import { TextArea } from "../../../ui/field/text-area.tsx";
import { SettingsSection } from "../../../ui/settings-section.tsx";
import { type SectionProps, useChangeSettings } from "./use-change-settings.ts";

/** What robots are told besides that they may look at everything. */
export function RobotsSection({ site, settings: { robots }, isReadOnly }: Omit<SectionProps, "siteId"> & { readonly site: Site }) {
  const t = useText("serving");
  const change = useChangeSettings(site.id);
  const [typed, setTyped] = useState(robots);
  const [line, setLine] = useState<number | null>(null);
  const save = (event: FormEvent): void => {
    event.preventDefault();
    const wrong = wrongRobotsLine(typed.trim());
    setLine(wrong?.line ?? null);
    if (!wrong && !change.isPending) change.mutate({ robots: typed }, { onSuccess: (settings) => setTyped(settings.robots) });
  };
  return (
    <SettingsSection title={t("settings.robots")} text={t("settings.robotsText")}>
      <form noValidate className="flex flex-col gap-4" onSubmit={save}>
        <TextArea
          label={t("settings.robotsLabel")}
          value={typed}
          rows={4}
          readOnly={isReadOnly}
          maxLength={ROBOTS_MOST}
          spellCheck={false}
          autoCapitalize="none"
          className="max-h-80 font-mono"
          placeholder={t("settings.robotsExample")}
          error={line === null ? undefined : t("settings.robotsWrong", { line })}
          onChange={({ target }) => {
            setTyped(target.value);
            setLine(null);
          }}
        />
        {isReadOnly ? null : (
          <div>
            <Button type="submit" disabled={typed.trim() === robots} isBusy={change.isPending}>
              {t("save")}
            </Button>
          </div>
        )}
        <div className="text-tool">
          <p className="mb-1 text-ink-soft">{t("settings.robotsWhole")}</p>
          <pre className="overflow-x-auto rounded-md bg-sunken p-3 font-mono text-caption whitespace-pre-wrap break-all text-ink-soft">
            {robotsText(typed, site.url)}
          </pre>
          <p className="mt-3 text-ink-soft">{t("settings.sitemap")}</p>
          <TextLink href={`${site.url}/sitemap.xml`}>{`${site.url.replace(/^https?:\/\//, "")}/sitemap.xml`}</TextLink>
        </div>
      </form>
    </SettingsSection>
  );
}
