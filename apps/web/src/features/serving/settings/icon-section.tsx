import { useState } from "react";
import { imageAddress } from "../../../platform/image-address.ts";
import { useText } from "../../../platform/language/use-text.ts";
import { Button } from "../../../ui/button/button.tsx";
import { SettingsSection } from "../../../ui/settings-section.tsx";
import { IconDialog } from "./icon-dialog.tsx";
import { type SectionProps, useChangeSettings } from "./use-change-settings.ts";

/** The icon of a site, chosen from the account's images. */
export function IconSection({ siteId, settings: { favicon }, isReadOnly }: SectionProps) {
  const t = useText("serving");
  const change = useChangeSettings(siteId);
  const [isChoosing, setChoosing] = useState(false);
  return (
    <SettingsSection title={t("settings.icon")} text={t("settings.iconText")}>
      <div className="flex flex-wrap items-center gap-4">
        <div className="grid size-16 shrink-0 place-items-center overflow-hidden rounded-md border border-line bg-sunken">
          {favicon ? (
            <img src={imageAddress(favicon.imageId, 160)} alt={t("settings.iconNow")} className="size-full object-contain" />
          ) : (
            <span className="text-caption text-ink-faint">{t("settings.iconNone")}</span>
          )}
        </div>
        {isReadOnly ? null : (
          <div className="flex flex-wrap gap-2">
            <Button isBusy={change.isPending} onClick={() => setChoosing(true)}>
              {favicon ? t("settings.iconChange") : t("settings.iconChoose")}
            </Button>
            {favicon ? (
              <Button variant="quiet" disabled={change.isPending} onClick={() => change.mutate({ faviconId: null })}>
                {t("settings.iconRemove")}
              </Button>
            ) : null}
          </div>
        )}
      </div>
      {isChoosing ? (
        <IconDialog
          onClose={() => setChoosing(false)}
          onPick={(faviconId) => {
            setChoosing(false);
            change.mutate({ faviconId });
          }}
        />
      ) : null}
    </SettingsSection>
  );
}
