import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import type { Page } from "@vitrine/contract";
import { PAGE_ID, type PageDocument } from "@vitrine/document";
import { useEffect, useMemo, useState } from "react";
import { Builder } from "../../../builder/builder.tsx";
import type { CopyOutcome, HtmlReader, PublishRequest } from "../../../builder/builder-props.ts";
import { fetchDrawnLater } from "../../../builder/drawn-later/fetch-drawn-later.ts";
import { fetchKindWords } from "../../../builder/kind-words/fetch-kind-words.ts";
import { api, client } from "../../../platform/calls/client.ts";
import { problemOf } from "../../../platform/calls/problem.ts";
import { useLanguage, useText } from "../../../platform/language/use-text.ts";
import { BUILDER_KEY, currentUser } from "../../../platform/person/current-user.ts";
import { openWorkOf } from "../../../platform/person/log-in-again.ts";
import { siteAddress, spokenAddress } from "../../../platform/site-address.ts";
import { lazyPart } from "../../../ui/lazy/lazy-part.tsx";
import { OWN_TEMPLATES_KEY } from "../../templates/index.ts";
import { settingsWays } from "../settings/page-address.ts";
import { blockLibrary } from "./block-library.ts";
import { callsInTurn, makePageOf, renamePage, saveChange } from "./builder-calls.ts";
import { BuilderOpening } from "./builder-opening.tsx";
import { codeApprovals } from "./code-approvals.ts";
import type { downloadPage } from "./download-page.ts";
import { imageLibrary } from "./image-library.ts";
import { siteStyles } from "./site-styles.ts";
import { syncedSections } from "./synced-sections.ts";
import { useEditingRight } from "./use-editing-right.ts";
import { watchPage } from "./watch-page.ts";

const route = getRouteApi("/builder/$pageId");

// Through a file of its own: what it takes is named there, and not in what everybody loads.
const PageLook = lazyPart<{ readonly pageId: string }>(async () => (await import("./open-page-look.ts")).openPageLook());

const laterCalls = () => import("./later-calls.ts");
const readHtml: HtmlReader = async (...given) => (await laterCalls()).readClipboardHtml(...given);
const download: typeof downloadPage = async (page, offlineWords, ...given) => {
  const calls = await laterCalls().catch(() => null);
  return calls ? calls.downloadPage(page, offlineWords, ...given) : { kind: "refused", message: offlineWords };
};

/** A page in its builder: fetches it once, and carries changes to the server. */
export function BuilderScreen() {
  const t = useText("editor");
  const language = useLanguage();
  const navigate = route.useNavigate();
  const { pageId } = route.useParams();
  const queryClient = useQueryClient();
  const images = useMemo(() => imageLibrary(t("noAnswer")), [t]);
  const approvals = useMemo(() => codeApprovals(t("noAnswer")), [t]);
  const library = useMemo(
    () => blockLibrary(t("noAnswer"), () => void queryClient.invalidateQueries({ queryKey: OWN_TEMPLATES_KEY })),
    [t, queryClient],
  );
  const { mayEdit, looksOnly, isBarred, heed } = useEditingRight();
  const synced = useMemo(
    () =>
      syncedSections(
        t("noAnswer"),
        mayEdit,
        (sectionId) => void navigate({ to: "/synced/$sectionId", params: { sectionId }, search: { page: pageId } }),
      ),
    [t, mayEdit, navigate, pageId],
  );
  const opened = useQuery({
    queryKey: [BUILDER_KEY, pageId],
    // Read anew at each opening and never under somebody's hands.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    // Asked before the page is opened, and never of a page that is open: what is typed stays.
    enabled: !looksOnly,
    queryFn: async () => {
      const [page, content] = await Promise.all([
        client.pages.get({ id: pageId }),
        client.pages.getDocument({ id: pageId }),
        fetchKindWords(language),
      ]);
      const document = content.document as unknown as PageDocument;
      const record = document.records[PAGE_ID];
      if (record?.type === "page") await fetchKindWords(record.language);
      await fetchDrawnLater(document);
      // Whose work it becomes: another account may log in while it is open.
      const owner = currentUser(queryClient) ?? null;
      return { page, version: content.version, document, owner };
    },
  });
  const keep = (page: Page): void => {
    queryClient.setQueryData([BUILDER_KEY, pageId], (data: typeof opened.data) => data && { ...data, page });
  };
  const [inTurn] = useState(callsInTurn);
  const publish = useMutation({
    mutationFn: (request: PublishRequest) => inTurn(async () => (await laterCalls()).publishPage(pageId, request, t("noAnswer"), keep)),
  });
  useEffect(() => {
    if (opened.data) document.title = `${opened.data.page.title} · Vitrine`;
  }, [opened.data]);
  const siteId = opened.data?.page.siteId;
  const styles = useMemo(() => (siteId === undefined ? null : siteStyles(siteId, t("noAnswer"))), [siteId, t]);
  const owner = opened.data?.owner;
  const openedVersion = opened.data?.version;
  const watched = useMemo(() => {
    const keepPage = (page: Page): void => {
      queryClient.setQueryData([BUILDER_KEY, pageId], (data: { page: Page } | undefined) => data && { ...data, page });
    };
    return openedVersion === undefined ? null : watchPage(pageId, owner?.id ?? null, openedVersion, keepPage);
  }, [queryClient, pageId, owner, openedVersion]);
  useEffect(() => (owner ? openWorkOf(owner) : undefined), [owner]);
  const leave = (): void => {
    void queryClient.invalidateQueries({ queryKey: api.pages.key() });
    void navigate({ to: "/pages" });
  };
  const keepCopy = async (page: Page, document: PageDocument): Promise<CopyOutcome> => {
    try {
      const made = await makePageOf(document, page);
      return { kind: "kept", open: () => void navigate({ to: "/builder/$pageId", params: { pageId: made.id } }) };
    } catch (error) {
      const { code, message } = problemOf(error);
      return { kind: "refused", message: code === "NOT_FOUND" ? t("siteGone") : message || t("noAnswer") };
    }
  };
  if (opened.data && watched && styles) {
    const { page, version, document } = opened.data;
    return (
      <Builder
        key={pageId}
        pageId={pageId}
        pageTitle={page.title}
        ownerId={owner?.id ?? null}
        document={document}
        version={version}
        language={language}
        isBarred={isBarred(owner)}
        images={images}
        codeApprovals={approvals}
        siteStyles={styles}
        library={library}
        synced={synced}
        liveUrl={page.url}
        publication={
          page.publishedAt === null ? null : { at: page.publishedAt, seenVersion: page.version, hasChanges: page.hasUnpublishedChanges }
        }
        previewPath={`/preview/${pageId}`}
        historyPath={`/revision?page=${pageId}`}
        publishingPath={`/pages/${pageId}/publishing`}
        siteAddress={spokenAddress(siteAddress(page.siteName))}
        slug={page.slug}
        settingsWays={settingsWays(page)}
        save={(request, signal) =>
          heed(watched.save(request, () => saveChange({ id: pageId, accountId: owner?.id ?? null }, request, signal)))
        }
        watch={watched.watch}
        readHtml={readHtml}
        keepCopy={(copy) => keepCopy(page, copy)}
        publish={(request) => publish.mutateAsync(request)}
        findPublishChoices={async () => (await laterCalls()).publishChoices(page, queryClient)}
        findFacts={async () => (await laterCalls()).siteFacts(pageId)}
        download={(signal, kind) => inTurn(() => download({ id: pageId, slug: page.slug }, t("noAnswer"), signal, kind))}
        rename={(title) => inTurn(() => renamePage(pageId, title, t("noAnswer"), keep))}
        onExit={leave}
      />
    );
  }
  if (looksOnly) return <PageLook pageId={pageId} />;
  return (
    <BuilderOpening
      problem={opened.error ? problemOf(opened.error) : null}
      isWaiting={opened.fetchStatus === "paused"}
      onRetry={() => void opened.refetch()}
    />
  );
}
