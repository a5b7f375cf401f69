import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Page } from "@vitrine/contract";
import { PAGE_ID, type PageRecord, type PageSettings, type PageType } from "@vitrine/document";
import { useEffect, useMemo, useRef, useState } from "react";
import { settingOf } from "../../../builder/page-settings/model/setting-groups.ts";
import { settingProblems } from "../../../builder/page-settings/model/setting-problems.ts";
import type { SettingName } from "../../../builder/page-settings/settings-home.ts";
import { api, client } from "../../../platform/calls/client.ts";
import { type Problem, problemOf } from "../../../platform/calls/problem.ts";
import { useText } from "../../../platform/language/use-text.ts";
import { useLive } from "../../../platform/live/use-live.ts";
import { isAwayToLogIn } from "../../../platform/person/log-in-again.ts";
import { keepDrafts, keptDrafts } from "./kept-drafts.ts";
import { changesOf, contested, type Drafts, drafted, draftNames, keptMine, stillOpen, withDraft, withoutDraft } from "./settings-drafts.ts";

/** What the server refused, by the setting's path, and for which value: another one is not refused yet. */
type Refused = ReadonlyMap<string, string>;

export interface PageSettingsOptions {
  /** Takes somebody to a setting, or a part of one, by its path. */
  lead(path: string): void;
  /** All of it is on disk. */
  onSaved(page: Page): void;
}

/** A page's settings as they are saved, what somebody has made of them here, and how that is saved. */
export function usePageSettings(pageId: string, { lead, onSaved }: PageSettingsOptions) {
  const t = useText("page-settings");
  const queryClient = useQueryClient();
  const page = useQuery(api.pages.get.queryOptions({ input: { id: pageId } }));
  const settings = useQuery(api.pages.getSettings.queryOptions({ input: { id: pageId } }));
  const refresh = async (): Promise<void> => {
    await queryClient.invalidateQueries({ queryKey: api.pages.key() });
  };
  useLive("pages", (data) => {
    if (data === null || data.pageId === pageId) void refresh();
  });
  const pageType = page.data?.type;
  const saved = useMemo(
    () => (settings.data && pageType !== undefined ? recordOf(settings.data.settings, pageType) : null),
    [settings.data, pageType],
  );

  const [kept, keep] = useState<Drafts>(() => keptDrafts(pageId));
  const [refused, setRefused] = useState<Refused>(new Map());
  const drafts = useMemo(() => (saved ? stillOpen(kept, saved) : kept), [kept, saved]);
  const latest = useRef(drafts);
  latest.current = drafts;
  const put = (next: Drafts): void => {
    latest.current = next;
    keep(next);
    keepDrafts(pageId, next);
  };
  const isDirty = draftNames(drafts).length > 0;
  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent): void => {
      if (!isAwayToLogIn()) event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isDirty]);

  const shown = useMemo(() => saved && drafted(saved, drafts), [saved, drafts]);
  const problems = useMemo(() => {
    if (!shown) return new Map<string, string>();
    return new Map([...settingProblems(shown, t), ...refused]);
  }, [shown, refused, t]);

  /** What stands against saving: what is wrong with what was changed, and what it makes missing elsewhere. */
  const against = (): string | undefined => {
    const names = draftNames(latest.current);
    return [...problems.keys()].find((path) => {
      const name = settingOf(path);
      return name !== null && !refused.has(path) && (names.includes(name) || names.includes("optimizeFor"));
    });
  };

  const saving = useMutation({
    mutationFn: async (sent: Drafts) => {
      const now = await client.pages.getSettings({ id: pageId });
      queryClient.setQueryData(api.pages.getSettings.queryOptions({ input: { id: pageId } }).queryKey, now);
      const record = recordOf(now.settings, pageType ?? null);
      if (contested(sent, record).length > 0) return null;
      return client.pages.update({ id: pageId, ...changesOf(sent, record) });
    },
    onMutate: () => setRefused(new Map()),
    onSuccess: async (page, sent) => {
      if (!page) return;
      onSaved(page);
      // What was typed meanwhile is another change.
      put(Object.fromEntries(Object.entries(latest.current).filter(([name, draft]) => sent[name as SettingName]?.value !== draft.value)));
      queryClient.setQueryData(api.pages.get.queryOptions({ input: { id: pageId } }).queryKey, page);
      await refresh();
    },
    onError: (error) => {
      const named = problemOf(error).fields.flatMap(({ path, message }) => {
        const own = path === "type" ? "pageType" : path.replace(/^settings\./, "");
        return settingOf(own) ? [[own, message] as const] : [];
      });
      setRefused(new Map(named));
      if (named[0]) lead(named[0][0]);
    },
  });

  const failure = saving.error ? problemOf(saving.error) : null;
  return {
    page: page.data,
    shown,
    problems,
    isDirty,
    /** What is not saved. */
    changed: draftNames(drafts),
    contested: saved ? contested(drafts, saved) : [],
    saved,
    isSaving: saving.isPending,
    isSaved: saving.isSuccess && saving.data !== null && !isDirty,
    /** Why it was not saved, where no field says so. */
    failure: failure && refused.size === 0 ? failure : null,
    loadProblem: loadProblemOf(page.error ?? settings.error, shown !== null),
    retryLoading: () => void Promise.all([page.refetch(), settings.refetch()]),
    change(changes: PageSettings): void {
      if (!saved) return;
      let next = latest.current;
      for (const [name, value] of Object.entries(changes)) next = withDraft(next, saved, name as SettingName, value);
      put(next);
      const changedNames = Object.keys(changes);
      setRefused((before) => new Map([...before].filter(([path]) => !changedNames.includes(settingOf(path) ?? ""))));
    },
    save(): void {
      if (saving.isPending || !saved || !isDirty) return;
      if (contested(latest.current, saved).length > 0) return;
      const path = against();
      if (path) lead(path);
      else saving.mutate(latest.current);
    },
    discard(): void {
      put({});
      setRefused(new Map());
      saving.reset();
    },
    takeTheirs: (name: SettingName) => put(withoutDraft(latest.current, name)),
    keepMine: (name: SettingName) => saved && put(keptMine(latest.current, saved, name)),
  };
}

export type SettingsState = ReturnType<typeof usePageSettings>;

/** Settings as they come, with the page's type that comes beside them, as a page's document has them. */
function recordOf(settings: object, pageType: PageType | null): PageRecord {
  return {
    type: "page",
    id: PAGE_ID,
    styles: {},
    ...(settings as Omit<PageRecord, "type" | "id" | "styles">),
    ...(pageType ? { pageType } : {}),
  };
}

function loadProblemOf(error: unknown, isShown: boolean): Problem | null {
  if (!error) return null;
  const problem = problemOf(error);
  // What is there stays, whoever does not answer for the moment; a page that is gone does not.
  return isShown && problem.code !== "NOT_FOUND" ? null : problem;
}
