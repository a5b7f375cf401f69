import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import type { Page } from "@vitrine/contract";
import type { PageDocument } from "@vitrine/document";
import { useEffect, useMemo } from "react";
import { Builder } from "../../builder/builder.tsx";
import type { PublishRequest } from "../../builder/builder-props.ts";
import { useAccount } from "../../platform/account.ts";
import { api, client } from "../../platform/client.ts";
import { planLackOf } from "../../platform/plan-lack.ts";
import { problemOf } from "../../platform/problem.ts";
import { siteAddress, spokenAddress } from "../../platform/site-address.ts";
import { useLanguage, useText } from "../../platform/use-text.ts";
import { buttonClass } from "../../ui/button-class.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ProblemState } from "../../ui/problem-state.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { PlanState } from "../billing/index.ts";
import { publishPage, renamePage, saveChange } from "./builder-calls.ts";
import { imageLibrary } from "./image-library.ts";

const route = getRouteApi("/builder/$pageId");

function BackToPages() {
  const t = useText("pages");
  return (
    <p className="text-center">
      <Link to="/pages" className="text-tool font-semibold text-mar underline underline-offset-2">
        {t("backToPages")}
      </Link>
    </p>
  );
}

/** A page in its builder: fetches it once, and carries changes to the server. */
export function BuilderScreen() {
  const t = useText("pages");
  const language = useLanguage();
  const navigate = route.useNavigate();
  const { pageId } = route.useParams();
  const queryClient = useQueryClient();
  const images = useMemo(() => imageLibrary(t("noAnswer")), [t]);
  const lack = planLackOf(useAccount(), "edit");
  const opened = useQuery({
    queryKey: ["builder", pageId],
    // Read anew at each opening and never under somebody's hands.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    // Asked before the page is opened, and never of a page that is open: what is typed stays.
    enabled: !lack,
    queryFn: async () => {
      const [page, { version, document }] = await Promise.all([client.pages.get({ id: pageId }), client.pages.getDocument({ id: pageId })]);
      return { page, version, document: document as unknown as PageDocument };
    },
  });
  const keep = (page: Page): void => {
    queryClient.setQueryData(["builder", pageId], (data: typeof opened.data) => data && { ...data, page });
  };
  const publish = useMutation({ mutationFn: (request: PublishRequest) => publishPage(pageId, request, t("noAnswer"), keep) });
  useEffect(() => {
    if (opened.data) document.title = `${opened.data.page.title} · Vitrine`;
  }, [opened.data]);
  const leave = (): void => {
    void queryClient.invalidateQueries({ queryKey: api.pages.key() });
    void navigate({ to: "/pages" });
  };
  if (opened.data) {
    const { page, version, document } = opened.data;
    return (
      <Builder
        key={pageId}
        pageId={pageId}
        pageTitle={page.title}
        document={document}
        version={version}
        language={language}
        images={images}
        liveUrl={page.url}
        siteAddress={spokenAddress(siteAddress(page.siteName))}
        slug={page.slug}
        save={(request) => saveChange(pageId, request)}
        publish={(request) => publish.mutateAsync(request)}
        rename={(title) => renamePage(pageId, title, t("noAnswer"), keep)}
        onExit={leave}
      />
    );
  }
  if (lack) {
    return (
      <main className="grid min-h-dvh place-items-center">
        <div>
          <PlanState lack={lack} />
          <BackToPages />
        </div>
      </main>
    );
  }
  if (!opened.error) {
    return (
      <div role="status" className="on-ink grid min-h-dvh place-items-center">
        <span className="flex items-center gap-3 text-tool text-ink-soft">
          <Spinner />
          {t("opening")}
        </span>
      </div>
    );
  }
  const problem = problemOf(opened.error);
  return (
    <main className="grid min-h-dvh place-items-center">
      {problem.code === "NOT_SIGNED_IN" ? (
        <EmptyState
          title={t("signedOut.title")}
          text={t("signedOut.text")}
          action={
            <Link to="/login" className={buttonClass("primary")}>
              {t("signedOut.action")}
            </Link>
          }
        />
      ) : (
        <div>
          <ProblemState problem={problem} onRetry={() => void opened.refetch()} />
          <BackToPages />
        </div>
      )}
    </main>
  );
}
