import { useQuery, useQueryClient } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import type { PageDocument } from "@vitrine/document";
import { useEffect, useMemo } from "react";
import { Builder } from "../../builder/builder.tsx";
import type { CopyOutcome, RenameOutcome } from "../../builder/builder-props.ts";
import { fetchKindWords } from "../../builder/kind-words/fetch-kind-words.ts";
import { api, client } from "../../platform/calls/client.ts";
import { problemOf } from "../../platform/calls/problem.ts";
import { loadMessages, loadWholeMessages } from "../../platform/language/i18n.ts";
import { useLanguage, useText } from "../../platform/language/use-text.ts";
import { BUILDER_KEY, currentUser } from "../../platform/person/current-user.ts";
import { openWorkOf } from "../../platform/person/log-in-again.ts";
import { lazyPart } from "../../ui/lazy/lazy-part.tsx";
import { blockLibrary, codeApprovals, imageLibrary, NO_SITE_STYLES, syncedSections, useEditingRight } from "../pages/index.ts";
import { openSection } from "./edited-section.ts";
import { sectionOfDocument } from "./section-document.ts";
import type { SectionLookProps } from "./section-look.tsx";
import { SectionOpening } from "./section-opening.tsx";

const route = getRouteApi("/synced/$sectionId");

const SectionLook = lazyPart<SectionLookProps>(async () => {
  const [look] = await Promise.all([import("./section-look.tsx"), loadMessages("billing", "sections"), loadWholeMessages("builder")]);
  return look.SectionLook;
});

/** A synced section by itself in the editor: it is fetched once, and each change is saved to it. */
export function SectionScreen() {
  const t = useText("editor");
  const language = useLanguage();
  const navigate = route.useNavigate();
  const { sectionId } = route.useParams();
  const { page } = route.useSearch();
  const queryClient = useQueryClient();
  const images = useMemo(() => imageLibrary(t("noAnswer")), [t]);
  const approvals = useMemo(() => codeApprovals(t("noAnswer")), [t]);
  const library = useMemo(() => blockLibrary(t("noAnswer"), () => undefined), [t]);
  const { mayEdit, looksOnly, isBarred, heed } = useEditingRight();
  const synced = useMemo(() => syncedSections(t("noAnswer"), mayEdit, () => undefined), [t, mayEdit]);
  const opened = useQuery({
    queryKey: [BUILDER_KEY, sectionId],
    // Read anew at each opening and never under somebody's hands.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    // Asked before it is opened, and never of one that is open: what is typed stays.
    enabled: !looksOnly,
    queryFn: async () => {
      const owner = currentUser(queryClient) ?? null;
      const [section] = await Promise.all([openSection(sectionId, owner?.id ?? null, language), fetchKindWords(language)]);
      return { section, name: section.name, owner };
    },
  });
  const owner = opened.data?.owner;
  useEffect(() => (owner ? openWorkOf(owner) : undefined), [owner]);
  useEffect(() => {
    if (opened.data) document.title = `${opened.data.name} · Vitrine`;
  }, [opened.data]);
  const leave = (): void => {
    void queryClient.invalidateQueries({ queryKey: api.pages.key() });
    void (page ? navigate({ to: "/builder/$pageId", params: { pageId: page } }) : navigate({ to: "/pages" }));
  };
  const rename = async (name: string): Promise<RenameOutcome> => {
    try {
      await client.synced.rename({ id: sectionId, name });
    } catch (error) {
      const { message, fields } = problemOf(error);
      return { kind: "refused", message: fields[0]?.message || message || t("noAnswer") };
    }
    queryClient.setQueryData([BUILDER_KEY, sectionId], (data: typeof opened.data) => data && { ...data, name });
    return { kind: "renamed" };
  };
  const keepCopy = async (name: string, copy: PageDocument): Promise<CopyOutcome> => {
    try {
      const { id } = await client.synced.create({ name, fragment: { ...sectionOfDocument(copy, "root") } });
      return { kind: "kept", open: () => void navigate({ to: "/synced/$sectionId", params: { sectionId: id } }) };
    } catch (error) {
      return { kind: "refused", message: problemOf(error).message || t("noAnswer") };
    }
  };
  if (opened.data ? opened.data.section.isBeyondReach : looksOnly) {
    return (
      <SectionLook
        sectionId={sectionId}
        open={() => openSection(sectionId, currentUser(queryClient)?.id ?? null, language)}
        fromPage={page}
      />
    );
  }
  if (!opened.data) {
    return (
      <SectionOpening
        fromPage={page}
        problem={opened.error ? problemOf(opened.error) : null}
        isWaiting={opened.fetchStatus === "paused"}
        onRetry={() => void opened.refetch()}
      />
    );
  }
  const { section, name } = opened.data;
  return (
    <Builder
      key={sectionId}
      isSection
      pageId={sectionId}
      pageTitle={name}
      ownerId={owner?.id ?? null}
      document={section.document}
      version={section.version}
      language={language}
      isBarred={isBarred(owner)}
      images={images}
      codeApprovals={approvals}
      siteStyles={NO_SITE_STYLES}
      library={library}
      synced={synced}
      liveUrl={null}
      publication={null}
      previewPath=""
      historyPath=""
      publishingPath=""
      siteAddress=""
      slug=""
      save={(request, signal) => heed(section.save(request, signal))}
      watch={section.watch}
      keepCopy={(copy) => keepCopy(name, copy)}
      publish={async () => ({ kind: "refused", message: "" })}
      findFacts={async () => ({ hosts: [], ownPath: "", paths: null, imageBytes: new Map(), missingSectionIds: new Set() })}
      download={async () => ({ kind: "refused", message: "" })}
      rename={rename}
      onExit={leave}
    />
  );
}
