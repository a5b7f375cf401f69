import { CODE_PLACES, type CodePlace, PAGE_CODE_LIMITS, type PageCodePart } from "@vitrine/document";
import { ArrowRight } from "lucide-react";
import { useText } from "../../../platform/language/use-text.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Switch } from "../../../ui/field/switch.tsx";
import { CodeSwitch } from "../../own-code/code-notice.tsx";
import { useOwnCode } from "../../own-code/own-code-context.ts";
import { pageCodeHolder } from "../../own-code/page-code-holder.ts";
import { CodeControl } from "../../panels/controls/code-control.tsx";
import { HostsControl } from "../../panels/controls/hosts-control.tsx";
import { SettingMark } from "../controls/setting-mark.tsx";
import { SettingsPart } from "../controls/settings-part.tsx";
import { useSettingsHome } from "../settings-home.ts";

const NOTHING: PageCodePart = { code: "" };

/** Code of the owner's, in three places of the page. */
export function CodeGroup() {
  const t = useText("page-settings");
  return (
    <>
      <p className="text-tool text-pretty text-ink-soft">{t("code.text")}</p>
      <SettingMark name="code">
        {CODE_PLACES.map((place) => (
          <SettingsPart key={place} title={t(`code.places.${place}`)} text={t(`code.placeTexts.${place}`)}>
            <CodePart place={place} />
          </SettingsPart>
        ))}
      </SettingMark>
    </>
  );
}

function CodePart({ place }: { readonly place: CodePlace }) {
  const t = useText("page-settings");
  const ownCode = useOwnCode();
  const { page, problems, canChange, change, goTo } = useSettingsHome();
  const part = page.code?.[place] ?? NOTHING;
  const hosts = part.hosts ?? [];
  const put = (more: Partial<PageCodePart>): void => {
    const { code, hosts: allowed = [], needsConsent } = { ...part, ...more };
    const isNothing = code === "" && allowed.length === 0 && !needsConsent;
    const next: PageCodePart = {
      code,
      ...(allowed.length > 0 ? { hosts: allowed } : {}),
      ...(needsConsent === undefined ? {} : { needsConsent }),
    };
    const { [place]: _, ...others } = page.code ?? {};
    const all = isNothing ? others : { ...others, [place]: next };
    change({ code: Object.keys(all).length === 0 ? undefined : all });
    ownCode.typed(pageCodeHolder(place, part), pageCodeHolder(place, next));
  };
  return (
    <fieldset disabled={!canChange} className="flex min-w-0 flex-col gap-4">
      {canChange ? <CodeSwitch holder={pageCodeHolder(place, part)} code={part.code} hosts={hosts} /> : null}
      <SettingMark name={`code.${place}.code`}>
        <CodeControl
          label={t(`code.labels.${place}`)}
          value={part.code}
          error={problems.get(`code.${place}.code`)}
          maxLength={PAGE_CODE_LIMITS.code}
          onChange={(code) => put({ code })}
        />
      </SettingMark>
      {part.code.trim() === "" ? null : (
        <>
          <HostsControl
            label={t("code.hosts")}
            value={[...hosts]}
            code={part.code}
            max={PAGE_CODE_LIMITS.hosts}
            commit={(next) => {
              put({ hosts: next });
              return null;
            }}
          />
          <Switch
            label={t("code.consent")}
            hint={t("code.consentText")}
            checked={part.needsConsent ?? page.consentBanner === true}
            isDisabled={!canChange}
            onCheckedChange={(needsConsent) => put({ needsConsent })}
          />
          {part.needsConsent && !page.consentBanner ? (
            <div className="flex flex-col items-start gap-1.5">
              <p className="text-caption text-warning">{t("code.noBanner")}</p>
              <Button size="sm" icon={<ArrowRight size={16} />} onClick={() => goTo("consentBanner")}>
                {t("head.goToField", { field: t("names.consentBanner") })}
              </Button>
            </div>
          ) : null}
        </>
      )}
    </fieldset>
  );
}
