import { getRouteApi } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useRef } from "react";
import { groupOf, SETTING_GROUPS, type SettingGroup, settingOf } from "../../../builder/page-settings/model/setting-groups.ts";
import { leadToField } from "../../../builder/panels/lead-to-field.ts";
import { useText } from "../../../platform/language/use-text.ts";
import { BackLink } from "../../../ui/button/back-link.tsx";
import { ListSkeleton } from "../../../ui/feedback/list-skeleton.tsx";
import { ProblemState } from "../../../ui/feedback/problem-state.tsx";
import { toast } from "../../../ui/feedback/toast.ts";
import { Screen } from "../../../ui/screen.tsx";
import { PageSettingsForm } from "./page-settings-form.tsx";
import { usePageSettings } from "./use-page-settings.ts";

const route = getRouteApi("/pages/$pageId/settings");

/** Everything that a page says of itself, apart from what is on it. `?field=author` leads to a field. */
export function PageSettingsScreen() {
  const t = useText("pages");
  const { pageId } = route.useParams();
  const { group: asked, field } = route.useSearch();
  const navigate = route.useNavigate();
  const panel = useRef<HTMLDivElement>(null);
  const show = (group: SettingGroup, path?: string): void =>
    void navigate({ search: path === undefined ? { group } : { group, field: path }, replace: true });
  const lead = (path: string): void => {
    const name = settingOf(path);
    if (name) show(groupOf(name), path);
  };
  const form = usePageSettings(pageId, {
    lead,
    onSaved: ({ status }) =>
      void toast.success({ title: t("settings.saved"), desc: t(status === "published" ? "settings.savedLive" : "settings.savedText") }),
  });
  const { page, shown } = form;
  const wanted = field === undefined ? null : settingOf(field);
  const group = wanted ? groupOf(wanted) : (SETTING_GROUPS.find((each) => each === asked) ?? "search");
  const isThere = page !== undefined && shown !== null;
  const arrived = useEffectEvent(() => show(group));
  useEffect(() => (field !== undefined && isThere ? leadToField(panel.current, field, arrived) : undefined), [field, isThere]);
  const content = () => {
    if (form.loadProblem) return <ProblemState problem={form.loadProblem} onRetry={form.retryLoading} />;
    if (!page || !shown) return <ListSkeleton />;
    return (
      <div ref={panel}>
        <PageSettingsForm page={page} shown={shown} form={form} group={group} onShow={show} onLead={lead} />
      </div>
    );
  };
  return (
    <>
      <BackLink to="/pages" label={t("backToPages")} />
      <Screen title={t("settings.title")} lead={page?.title}>
        {content()}
      </Screen>
    </>
  );
}
