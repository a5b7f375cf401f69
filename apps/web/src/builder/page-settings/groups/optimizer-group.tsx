import { OPTIMIZED_FOR, type OptimizedFor, type OptimizerField, optimizerLacks } from "@vitrine/document";
import { ArrowRight, CircleAlert, CircleCheck } from "lucide-react";
import { useText } from "../../../platform/language/use-text.ts";
import { Button } from "../../../ui/button/button.tsx";
import { ChoiceSetting } from "../controls/choice-setting.tsx";
import { SettingsPart } from "../controls/settings-part.tsx";
import { SwitchSetting } from "../controls/switch-setting.tsx";
import { useSettingsHome } from "../settings-home.ts";

const NONE = "none";

/** What each platform asks for, in the order of the fields. */
const ASKED: Readonly<Record<OptimizedFor, readonly OptimizerField[]>> = {
  google: ["title", "author", "description", "hiddenFromSearch"],
  meta: ["title", "description"],
};

/** What the page does for the ads that lead to it. */
export function OptimizerGroup() {
  const t = useText("page-settings");
  const { page, change } = useSettingsHome();
  const { optimizeFor } = page;
  return (
    <SettingsPart title={t("optimizer.title")} text={t("optimizer.text")}>
      <SwitchSetting name="adDestination" label={t("optimizer.adDestination")} text={t("optimizer.adDestinationText")} />
      <ChoiceSetting
        isSegmented
        name="optimizeFor"
        label={t("optimizer.optimizeFor")}
        hint={t(`optimizer.hints.${optimizeFor ?? NONE}`)}
        value={optimizeFor ?? NONE}
        options={[
          { value: NONE, label: t("optimizer.platforms.none") },
          ...OPTIMIZED_FOR.map((value) => ({ value, label: t(`optimizer.platforms.${value}`) })),
        ]}
        onChange={(platform) => change({ optimizeFor: platform === NONE ? undefined : platform })}
      />
      {optimizeFor ? <Requirements platform={optimizeFor} /> : null}
      <SwitchSetting
        name="allowEmbedding"
        label={t("optimizer.embedding")}
        text={t("optimizer.embeddingText")}
        {...(page.allowEmbedding ? { note: t("optimizer.embeddingNote") } : {})}
      />
    </SettingsPart>
  );
}

/** What the platform asks of the page: what is there, and the way to what is not. */
function Requirements({ platform }: { readonly platform: OptimizedFor }) {
  const t = useText("page-settings");
  const { page, goTo } = useSettingsHome();
  const lacks = optimizerLacks({ ...page, optimizeFor: platform });
  return (
    <div className="flex flex-col gap-2 rounded-md border border-line bg-sunken p-3">
      <p className="text-tool font-medium">{lacks.length === 0 ? t("optimizer.ready") : t("optimizer.missing", { count: lacks.length })}</p>
      <ul className="flex flex-col gap-1">
        {ASKED[platform].map((field) => {
          const isMissing = lacks.includes(field);
          const Sign = isMissing ? CircleAlert : CircleCheck;
          return (
            <li key={field} className="flex min-h-8 flex-wrap items-center gap-x-2 gap-y-1 text-tool">
              <span className="flex min-w-0 flex-1 basis-40 items-start gap-2">
                <Sign size={16} aria-hidden="true" className={`mt-0.5 shrink-0 ${isMissing ? "text-danger" : "text-success"}`} />
                <span className="min-w-0">
                  {t(`optimizer.asks.${field}`)}
                  <span className="sr-only">: {isMissing ? t("optimizer.isMissing") : t("optimizer.isThere")}</span>
                </span>
              </span>
              {isMissing ? (
                <Button size="sm" icon={<ArrowRight size={16} />} onClick={() => goTo(field)}>
                  {t("optimizer.goTo", { field: t(`names.${field}`) })}
                </Button>
              ) : null}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
