import { useQuery } from "@tanstack/react-query";
import type { Page } from "@vitrine/contract";
import type { PageRecord } from "@vitrine/document";
import { type FormEvent, type KeyboardEvent, useMemo, useState } from "react";
import { OwnCode } from "../../../builder/own-code/own-code.ts";
import { OwnCodeContext } from "../../../builder/own-code/own-code-context.ts";
import { groupOf, type SettingGroup, settingOf } from "../../../builder/page-settings/model/setting-groups.ts";
import { SettingsGroup } from "../../../builder/page-settings/settings-group.tsx";
import { type SettingsHome, SettingsHomeContext } from "../../../builder/page-settings/settings-home.ts";
import { ImagesContext } from "../../../builder/panels/images/use-images.ts";
import { api } from "../../../platform/calls/client.ts";
import { useText } from "../../../platform/language/use-text.ts";
import { useAccount } from "../../../platform/person/account.ts";
import { planLackOf } from "../../../platform/person/plan-lack.ts";
import { useHasRole } from "../../../platform/person/use-has-role.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { toast } from "../../../ui/feedback/toast.ts";
import { PlanNotice } from "../../billing/index.ts";
import { codeApprovals } from "../editor/code-approvals.ts";
import { imageLibrary } from "../editor/image-library.ts";
import { ChangeAddressDialog } from "../list/change-address-dialog.tsx";
import { anchorsOf } from "./anchors-of.ts";
import { ContestedNotice } from "./contested-notice.tsx";
import { GroupNav } from "./group-nav.tsx";
import { pageAddress, settingsWays } from "./page-address.ts";
import { SaveBar } from "./save-bar.tsx";
import { ScreenImagePicker } from "./screen-image-picker.tsx";
import type { SettingsState } from "./use-page-settings.ts";

export interface PageSettingsFormProps {
  readonly page: Page;
  /** With what is not saved yet. */
  readonly shown: PageRecord;
  readonly form: SettingsState;
  readonly group: SettingGroup;
  onShow(group: SettingGroup): void;
  onLead(path: string): void;
}

/** The groups of a page's settings, one at a time, and how what was changed in any of them is saved. */
export function PageSettingsForm({ page, shown, form, group, onShow, onLead }: PageSettingsFormProps) {
  const t = useText("pages");
  const account = useAccount();
  const lack = planLackOf(account, "edit");
  const isEditor = useHasRole("editor");
  const isSupport = Boolean(account?.support);
  const canChange = isEditor && !isSupport && lack === null;
  const [isMoving, setMoving] = useState(false);
  const images = useMemo(() => imageLibrary(t("noAnswer")), [t]);
  const [ownCode] = useState(() => new OwnCode(codeApprovals(t("noAnswer"))));
  // Blocks are read for their anchors alone, where one is chosen.
  const content = useQuery({ ...api.pages.getDocument.queryOptions({ input: { id: page.id } }), enabled: group === "features" });
  const anchors = useMemo(() => (content.data ? anchorsOf(content.data.document) : null), [content.data]);
  const save = async (): Promise<void> => {
    if (!canChange || form.isSaving) return;
    if (await ownCode.settled()) form.save();
    else toast.error({ title: t("settings.codeFailed"), desc: t("settings.codeFailedText") });
  };
  const home: SettingsHome = {
    page: shown,
    pageName: page.title,
    address: pageAddress(page),
    images,
    ImagePicker: ScreenImagePicker,
    listAnchors: () => anchors,
    canChange,
    isDense: false,
    problems: form.problems,
    change: form.change,
    goTo: onLead,
    ways: settingsWays(page),
    addressAction: (
      <Button size="sm" disabled={!canChange} onClick={() => setMoving(true)}>
        {t("address.menu")}
      </Button>
    ),
  };
  return (
    <ImagesContext value={images}>
      <OwnCodeContext value={ownCode}>
        <SettingsHomeContext value={home}>
          {isEditor && !isSupport ? <PlanNotice lack={lack} /> : <OnlyLooks isSupport={isSupport} />}
          <form
            noValidate
            className="grid gap-6 wide:grid-cols-[13rem_minmax(0,1fr)] wide:gap-12"
            onSubmit={(event: FormEvent) => {
              event.preventDefault();
              void save();
            }}
            onKeyDown={(event: KeyboardEvent) => {
              if (event.key !== "s" || !(event.ctrlKey || event.metaKey)) return;
              event.preventDefault();
              void save();
            }}
          >
            <GroupNav shown={group} changed={groupsOf(form.changed)} wrong={groupsOf(form.problems.keys())} onChoose={onShow} />
            <div className="min-w-0 max-w-160">
              <ContestedNotice
                names={form.contested}
                theirs={(name) => spoken(form.saved?.[name])}
                onTake={form.takeTheirs}
                onKeep={form.keepMine}
              />
              <div className="pt-2 wide:pt-0">
                <SettingsGroup key={group} group={group} />
              </div>
              {form.isDirty && canChange ? (
                <SaveBar isSaving={form.isSaving} failure={form.failure} onRetry={() => void save()} onDiscard={form.discard} />
              ) : null}
            </div>
          </form>
          {isMoving ? <ChangeAddressDialog page={page} onClose={() => setMoving(false)} /> : null}
        </SettingsHomeContext>
      </OwnCodeContext>
    </ImagesContext>
  );
}

/** Why nothing can be changed, for whoever may only look. */
function OnlyLooks({ isSupport }: { readonly isSupport: boolean }) {
  const t = useText("pages");
  return (
    <div className="mb-6">
      <Notice tone="info">{t(isSupport ? "settings.supportLooks" : "settings.onlyLooks")}</Notice>
    </div>
  );
}

function groupsOf(paths: Iterable<string>): ReadonlySet<SettingGroup> {
  return new Set([...paths].flatMap((path) => settingOf(path) ?? []).map(groupOf));
}

/** A value as it can be told in a line; null for one that cannot. */
function spoken(value: unknown): string | null {
  return typeof value === "string" && value !== "" ? value : null;
}
