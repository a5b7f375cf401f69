import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { REDIRECTS_MOST, type Redirect } from "@vitrine/contract";
import { ListPlus, Plus } from "lucide-react";
import { useMemo, useState } from "react";
import { problemOf } from "../../../platform/calls/problem.ts";
import { useText } from "../../../platform/language/use-text.ts";
import { useAccount } from "../../../platform/person/account.ts";
import { planLackOf } from "../../../platform/person/plan-lack.ts";
import { useHasRole } from "../../../platform/person/use-has-role.ts";
import { spokenAddress } from "../../../platform/site-address.ts";
import { BackLink } from "../../../ui/button/back-link.tsx";
import { Button } from "../../../ui/button/button.tsx";
import { LoadMore } from "../../../ui/button/load-more.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { ListSkeleton } from "../../../ui/feedback/list-skeleton.tsx";
import { ProblemState } from "../../../ui/feedback/problem-state.tsx";
import { toast } from "../../../ui/feedback/toast.ts";
import { SearchField } from "../../../ui/field/search-field.tsx";
import { Screen } from "../../../ui/screen.tsx";
import { PlanNotice } from "../../billing/index.ts";
import { redirectsQuery, siteQuery } from "../queries.ts";
import { ImportDialog } from "./import-dialog.tsx";
import { RedirectDialog } from "./redirect-dialog.tsx";
import { RedirectRow } from "./redirect-row.tsx";
import { SignPostArt } from "./sign-post-art.tsx";
import { useSaveRedirects } from "./use-save-redirects.ts";

/** Rows that are shown at first, and with each step more. */
const STEP = 100;

type Opened = { readonly what: "add" | "import" } | { readonly what: "edit"; readonly redirect: Redirect };

/** The redirects of a site: found, added one by one or many at once, changed, taken away. */
export function RedirectsScreen() {
  const t = useText("serving");
  const { siteId = "" } = useParams({ strict: false });
  const site = useQuery(siteQuery(siteId));
  const list = useQuery(redirectsQuery(siteId));
  const isEditor = useHasRole("editor");
  const lack = planLackOf(useAccount(), "edit");
  const mayEdit = isEditor && lack === null;
  const save = useSaveRedirects(siteId);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [search, setSearch] = useState<string | undefined>();
  const [shown, setShown] = useState(STEP);
  const items = list.data?.items ?? [];
  const found = useMemo(() => {
    const words = search?.toLowerCase();
    return words === undefined ? items : items.filter(({ from, to }) => `${from} ${to}`.toLowerCase().includes(words));
  }, [items, search]);
  const covered = useMemo(() => new Set(list.data?.covered), [list.data]);
  const remove = (redirect: Redirect): void =>
    save.mutate((all) => all.filter(({ from }) => from !== redirect.from), {
      onSuccess: () =>
        toast.success({
          title: t("redirects.removed"),
          desc: redirect.from,
          btnText: t("redirects.undo"),
          onBtn: () => save.mutate((all) => [...all.filter(({ from }) => from !== redirect.from), redirect], { onError: told }),
        }),
      onError: told,
    });
  const told = (error: Error): void => {
    toast.error({ title: t("redirects.notSaved"), desc: problemOf(error).message || undefined });
  };
  const isFull = items.length >= REDIRECTS_MOST;
  const actions =
    mayEdit && list.data ? (
      <div className="flex flex-wrap gap-2">
        <Button icon={<ListPlus size={17} />} onClick={() => setOpened({ what: "import" })}>
          {t("import.action")}
        </Button>
        <Button variant="primary" icon={<Plus size={17} />} disabled={isFull} onClick={() => setOpened({ what: "add" })}>
          {t("redirects.add")}
        </Button>
      </div>
    ) : undefined;
  const isEmpty = list.data?.items.length === 0;
  return (
    <>
      <BackLink to="/sites" label={t("back")} />
      <Screen
        title={t("redirects.title")}
        lead={site.data ? t("redirects.lead", { site: spokenAddress(site.data.url) }) : undefined}
        action={isEmpty ? undefined : actions}
      >
        {isEditor ? <PlanNotice lack={lack} /> : null}
        {list.error && !list.data ? (
          <ProblemState problem={problemOf(list.error)} onRetry={() => void list.refetch()} />
        ) : !list.data ? (
          <ListSkeleton />
        ) : isEmpty ? (
          <EmptyState art={<SignPostArt />} title={t("redirects.emptyTitle")} text={t("redirects.emptyText")} action={actions} />
        ) : (
          <>
            <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
              <div className="w-full max-w-80">
                <SearchField
                  label={t("redirects.search")}
                  value={search}
                  onValueChange={(words) => {
                    setSearch(words);
                    setShown(STEP);
                  }}
                />
              </div>
              <output className="text-caption text-ink-faint tabular-nums">
                {search === undefined
                  ? t("redirects.count", { count: items.length })
                  : t("redirects.found", { found: found.length, count: items.length })}
              </output>
            </div>
            {found.length === 0 ? (
              <p className="py-10 text-center text-tool text-ink-soft">{t("redirects.noneFound")}</p>
            ) : (
              <ul aria-label={t("redirects.title")} className="divide-y divide-line rounded-lg border border-line bg-surface">
                {found.slice(0, shown).map((redirect) => (
                  <RedirectRow
                    key={redirect.from}
                    redirect={redirect}
                    isCovered={covered.has(redirect.from)}
                    actions={
                      mayEdit ? { onEdit: () => setOpened({ what: "edit", redirect }), onRemove: () => remove(redirect) } : undefined
                    }
                  />
                ))}
              </ul>
            )}
            <LoadMore hasMore={shown < found.length} isLoading={false} onLoad={() => setShown((count) => count + STEP)} />
          </>
        )}
      </Screen>
      {opened?.what === "add" || opened?.what === "edit" ? (
        <RedirectDialog
          siteId={siteId}
          items={items}
          redirect={opened.what === "edit" ? opened.redirect : undefined}
          onClose={() => setOpened(null)}
        />
      ) : null}
      {opened?.what === "import" ? <ImportDialog siteId={siteId} items={items} onClose={() => setOpened(null)} /> : null}
    </>
  );
}
