import { PAGE_ID, type PageRecord } from "@vitrine/document";
import { useEffect, useRef, useState } from "react";
import { useText } from "../../platform/language/use-text.ts";
import { Tabs } from "../../ui/tabs.tsx";
import { useFrameView } from "../frame/frame-view.ts";
import { Fold } from "../panels/fold.tsx";
import { PageLook } from "../panels/page-look.tsx";
import { useWantedField } from "../panels/use-wanted-field.ts";
import { groupOf, type SettingGroup, settingOf } from "./model/setting-groups.ts";
import { SettingsGroup } from "./settings-group.tsx";
import { SettingsHomeContext } from "./settings-home.ts";
import { useEditorSettings } from "./use-editor-settings.tsx";

type PagePart = "seo" | "optimizer" | "more" | "look";

/** What the tabs have that are not one group alone. */
const SEO: readonly SettingGroup[] = ["search", "address"];
const MORE: readonly SettingGroup[] = ["code", "speed", "features", "backRedirect"];

function partOf(group: SettingGroup): PagePart {
  if (group === "optimizer") return "optimizer";
  return SEO.includes(group) ? "seo" : "more";
}

/** The settings of the page that is being edited, in the drawer; with its look, where that has no panel of its own. */
export function PageTabs({ look }: { readonly look?: PageRecord | undefined }) {
  const t = useText("page-settings");
  const home = useEditorSettings();
  const wanted = useFrameView((view) => view.wanted);
  const [part, setPart] = useState<PagePart>("seo");
  const [open, setOpen] = useState<SettingGroup | null>("code");
  const wantedSetting = wanted?.ownerId === PAGE_ID ? settingOf(wanted.field) : null;
  useEffect(() => {
    if (wantedSetting === null) return;
    const group = groupOf(wantedSetting);
    setPart(partOf(group));
    if (MORE.includes(group)) setOpen(group);
  }, [wantedSetting]);
  if (!home) return null;
  const more = MORE.map((group) => (
    <div key={group} className="border-b border-line">
      <Fold title={t(`groups.${group}`)} isOpen={open === group} onOpenChange={(isOpen) => setOpen(isOpen ? group : null)}>
        <LedTo groups={[group]} />
      </Fold>
    </div>
  ));
  return (
    <SettingsHomeContext value={home}>
      <Tabs<PagePart>
        value={part}
        onValueChange={setPart}
        tabs={[
          { value: "seo", label: t("tabs.seo"), panel: <LedTo groups={SEO} /> },
          { value: "optimizer", label: t("tabs.optimizer"), panel: <LedTo groups={["optimizer"]} /> },
          { value: "more", label: t("tabs.more"), panel: more },
          ...(look ? [{ value: "look" as const, label: t("tabs.look"), panel: <PageLook page={look} /> }] : []),
        ]}
      />
    </SettingsHomeContext>
  );
}

/** Groups of settings, to whose fields one is led. */
function LedTo({ groups }: { readonly groups: readonly SettingGroup[] }) {
  const panel = useRef<HTMLDivElement>(null);
  useWantedField(PAGE_ID, panel);
  return (
    <div ref={panel} className="flex flex-col gap-6 p-4">
      {groups.map((group) => (
        <div key={group} className="border-t border-line pt-6 first:border-t-0 first:pt-0">
          <SettingsGroup group={group} />
        </div>
      ))}
    </div>
  );
}
