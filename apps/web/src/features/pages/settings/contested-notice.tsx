import type { SettingName } from "../../../builder/page-settings/settings-home.ts";
import { useText } from "../../../platform/language/use-text.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";

export interface ContestedNoticeProps {
  readonly names: readonly SettingName[];
  /** What each is by now, where that can be told in a line. */
  theirs(name: SettingName): string | null;
  onTake(name: SettingName): void;
  onKeep(name: SettingName): void;
}

/** What somebody else has changed while it was changed here: one of the two is chosen before anything is saved. */
export function ContestedNotice({ names, theirs, onTake, onKeep }: ContestedNoticeProps) {
  const t = useText("pages");
  const tSettings = useText("page-settings");
  if (names.length === 0) return null;
  return (
    <div className="mb-6">
      <Notice tone="warning" title={t("settings.contested.title")}>
        <ul className="mt-1 flex flex-col gap-3">
          {names.map((name) => {
            const theirWords = theirs(name);
            return (
              <li key={name} className="flex flex-col gap-1.5">
                <p className="wrap-anywhere">
                  <span className="font-medium">{tSettings(`names.${name}`)}</span>
                  {theirWords === null ? "" : `: ${t("settings.contested.theirs", { value: theirWords })}`}
                </p>
                <div className="flex flex-wrap gap-2">
                  <Button size="sm" onClick={() => onTake(name)}>
                    {t("settings.contested.take")}
                  </Button>
                  <Button size="sm" onClick={() => onKeep(name)}>
                    {t("settings.contested.keep")}
                  </Button>
                </div>
              </li>
            );
          })}
        </ul>
      </Notice>
    </div>
  );
}
