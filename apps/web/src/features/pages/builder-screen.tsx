import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import type { PageDocument } from "@vitrine/document";
import { useEffect, useMemo } from "react";
import { Builder } from "../../builder/builder.tsx";
import { api, client } from "../../platform/client.ts";
import { problemOf } from "../../platform/problem.ts";
import { siteAddress, spokenAddress } from "../../platform/site-address.ts";
import { useLanguage, useText } from "../../platform/use-text.ts";
import { buttonClass } from "../../ui/button-class.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ProblemState } from "../../ui/problem-state.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { publishPage, saveChange } from "./builder-calls.ts";
import { imageLibrary } from "./image-library.ts";

const route = getRouteApi("/builder/$pageId");

/** A page in its builder: fetches it once, and carries changes to the server. */
export function BuilderScreen() {
  const t = useText("pages");
  const language = useLanguage();
  const navigate = route.useNavigate();
  const { pageId } = route.useParams();
  const queryClient = useQueryClient();
  const images = useMemo(() => imageLibrary(t("noAnswer")), [t]);
  const opened = useQuery({
    queryKey: ["builder", pageId],
    // Read anew at each opening and never under somebody's hands.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    queryFn: async () => {
      const [page, { version, document }] = await Promise.all([client.pages.get({ id: pageId }), client.pages.getDocument({ id: pageId })]);
      return { page, version, document: document as unknown as PageDocument };
    },
  });
  const publish = useMutation({ mutationFn: (overwrite: boolean) => publishPage(pageId, overwrite, t("noAnswer")) });
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
        address={spokenAddress(`${siteAddress(page.siteName)}/${page.slug}`)}
        save={(request) => saveChange(pageId, request)}
        publish={(overwrite) => publish.mutateAsync(overwrite)}
        onExit={leave}
      />
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
          <p className="text-center">
            <Link to="/pages" className="text-tool font-semibold text-mar underline underline-offset-2">
              {t("backToPages")}
            </Link>
          </p>
        </div>
      )}
    </main>
  );
}
