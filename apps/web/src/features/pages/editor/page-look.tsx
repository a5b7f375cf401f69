import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { blockCatalog } from "@vitrine/blocks";
import {
  PAGE_ID,
  PAGE_SLOT,
  type PageDocument,
  readFragment,
  type SyncedContent,
  syncedSectionIds,
  treeOf,
  withSyncedContent,
} from "@vitrine/document";
import { ArrowLeft, ExternalLink, History } from "lucide-react";
import { useEffect } from "react";
import { fetchKindParts } from "../../../builder/kind-parts/fetch-kind-parts.ts";
import { LookOnly, LookOnlyComing } from "../../../builder/look-only/look-only.tsx";
import { fetchPreview } from "../../../builder/preview/preview-page.ts";
import { api, client } from "../../../platform/calls/client.ts";
import { problemOf } from "../../../platform/calls/problem.ts";
import { imageAddress } from "../../../platform/image-address.ts";
import { useText } from "../../../platform/language/use-text.ts";
import { useAccount } from "../../../platform/person/account.ts";
import { planLackOf } from "../../../platform/person/plan-lack.ts";
import { useHasRole } from "../../../platform/person/use-has-role.ts";
import { buttonClass } from "../../../ui/button/button-class.ts";
import { PlanNotice } from "../../billing/index.ts";
import { BlankSheetArt } from "../list/blank-sheet-art.tsx";
import { BuilderOpening } from "./builder-opening.tsx";

/** A page as editors see it: its synced sections as they are by now, or as the page keeps them where they do not come. */
async function withNewestSections(document: PageDocument): Promise<PageDocument> {
  const contents = new Map<string, SyncedContent>();
  const fetchOne = async (id: string): Promise<void> => {
    const [{ section, fragment }] = await Promise.all([client.synced.get({ id }), fetchKindParts()]);
    const read = readFragment(fragment, blockCatalog);
    if (read.ok) contents.set(id, { version: section.version, fragment: read.value });
  };
  await Promise.allSettled(syncedSectionIds(Object.values(document.records)).map(fetchOne));
  return contents.size === 0 ? document : withSyncedContent(document, contents);
}

/** A page for somebody who may not change it: as it is saved, why it is only to be seen, and what else there is of it. */
export function PageLook({ pageId }: { readonly pageId: string }) {
  const t = useText("editor");
  const lack = planLackOf(useAccount(), "edit");
  const mayEdit = useHasRole("editor");
  const looked = useQuery({
    queryKey: [...api.pages.getDocument.key(), pageId, "look"],
    queryFn: async () => {
      const [page, content] = await Promise.all([client.pages.get({ id: pageId }), client.pages.getDocument({ id: pageId })]);
      const document = await withNewestSections(content.document as unknown as PageDocument);
      const isEmpty = treeOf(document.records).children(PAGE_ID, PAGE_SLOT).length === 0;
      return { page, shown: isEmpty ? null : await fetchPreview(document, page.title, { address: imageAddress }) };
    },
  });
  const title = looked.data?.page.title;
  useEffect(() => {
    if (title !== undefined) document.title = `${title} · Vitrine`;
  }, [title]);
  if (!looked.data) {
    if (looked.error) return <BuilderOpening problem={problemOf(looked.error)} isWaiting={false} onRetry={() => void looked.refetch()} />;
    return <LookOnlyComing text={t(looked.fetchStatus === "paused" ? "openingOffline" : "opening")} />;
  }
  const { page, shown } = looked.data;
  return (
    <LookOnly
      title={page.title}
      back={
        <Link to="/pages" className={buttonClass("quiet", "sm")} aria-label={t("backToPages")}>
          <ArrowLeft size={18} aria-hidden="true" />
        </Link>
      }
      actions={
        <>
          <Link to="/revision" search={{ page: pageId }} className={buttonClass("quiet", "sm")} aria-label={t("revisions")}>
            <History size={17} aria-hidden="true" />
            <span className="not-desktop:hidden">{t("revisions")}</span>
          </Link>
          {page.url ? (
            <a href={page.url} target="_blank" rel="noopener" className={buttonClass("secondary", "sm")} aria-label={t("visit")}>
              <ExternalLink size={16} aria-hidden="true" />
              <span className="not-desktop:hidden">{t("visit")}</span>
            </a>
          ) : null}
        </>
      }
      what="page"
      why={mayEdit ? <PlanNotice lack={lack} /> : null}
      shown={shown}
      emptyTitle={t("isEmpty")}
      art={<BlankSheetArt />}
    />
  );
}
