import { useQuery } from "@tanstack/react-query";
import { useText } from "../../../platform/language/use-text.ts";
import { SelectField } from "../../../ui/field/select-field.tsx";
import { SettingsSection } from "../../../ui/settings-section.tsx";
import { publishedPagesQuery } from "../queries.ts";
import { type SectionProps, useChangeSettings } from "./use-change-settings.ts";

const NONE = "none";

/** Which page is shown where nothing is. */
export function NotFoundSection({ siteId, settings: { notFoundPageId }, isReadOnly }: SectionProps) {
  const t = useText("serving");
  const pages = useQuery(publishedPagesQuery(siteId));
  const change = useChangeSettings(siteId);
  const known = pages.data ?? [];
  const isOffline = notFoundPageId !== null && pages.data !== undefined && !known.some(({ id }) => id === notFoundPageId);
  const options = [
    { value: NONE, label: t("settings.notFoundNone") },
    ...known.map(({ id, title, slug }) => ({ value: id, label: title || `/${slug}` })),
    ...(isOffline && notFoundPageId ? [{ value: notFoundPageId, label: t("settings.notFoundOffline") }] : []),
  ];
  return (
    <SettingsSection title={t("settings.notFound")} text={t("settings.notFoundText")}>
      <SelectField
        label={t("settings.notFoundLabel")}
        size="md"
        value={notFoundPageId ?? NONE}
        isDisabled={isReadOnly || change.isPending || !pages.data}
        options={options}
        hint={isOffline ? t("settings.notFoundOfflineHint") : t("settings.notFoundHint")}
        onValueChange={(id) => change.mutate({ notFoundPageId: id === NONE ? null : id })}
      />
    </SettingsSection>
  );
}
