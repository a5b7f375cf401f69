import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { problemOf } from "../../../platform/calls/problem.ts";
import { useText } from "../../../platform/language/use-text.ts";
import { buttonClass } from "../../../ui/button/button-class.ts";
import { LoadMore } from "../../../ui/button/load-more.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { ProblemState } from "../../../ui/feedback/problem-state.tsx";
import { Moment } from "../../../ui/moment.tsx";
import { GALLERY_GRID, GalleryCard } from "../gallery-card.tsx";
import { GallerySkeleton } from "../gallery-skeleton.tsx";
import { ownTemplatesQuery } from "../queries.ts";
import type { StartingTemplate } from "../starting-template.ts";
import type { ImageAddress } from "../template-page.ts";
import { OwnCover } from "./own-cover.tsx";
import { OwnSections } from "./own-sections.tsx";
import { OwnTemplateMenu } from "./own-template-menu.tsx";
import { ShelfArt } from "./shelf-art.tsx";

export interface OwnShelfProps {
  imageAddress: ImageAddress;
  onUse: (template: StartingTemplate) => void;
  onPreview: (template: StartingTemplate) => void;
}

/** What the account has kept: pages to start from, and below them sections. */
export function OwnShelf({ imageAddress, onUse, onPreview }: OwnShelfProps) {
  const t = useText("templates");
  const pages = useInfiniteQuery(ownTemplatesQuery("page"));
  const sections = useInfiniteQuery(ownTemplatesQuery("section"));
  const failed = [pages, sections].filter((query) => query.error && !query.data);
  const error = failed[0]?.error;
  if (error) {
    const retry = (): void => {
      for (const query of failed) void query.refetch();
    };
    return <ProblemState problem={problemOf(error)} onRetry={retry} />;
  }
  if (!pages.data || !sections.data) {
    return (
      <ul className={GALLERY_GRID}>
        <GallerySkeleton />
      </ul>
    );
  }
  const keptPages = pages.data.pages.flatMap(({ items }) => items);
  const keptSections = sections.data.pages.flatMap(({ items }) => items);
  return (
    <>
      {keptPages.length === 0 ? (
        <EmptyState
          art={<ShelfArt />}
          title={t("own.empty.title")}
          text={t("own.empty.text")}
          action={
            <Link to="/pages" className={buttonClass("primary")}>
              {t("own.empty.action")}
            </Link>
          }
        />
      ) : (
        <ul className={GALLERY_GRID}>
          {keptPages.map((template) => (
            <GalleryCard
              key={template.id}
              name={template.name}
              picture={<OwnCover template={template} imageAddress={imageAddress} />}
              aside={<OwnTemplateMenu template={template} />}
              text={
                <p className="text-caption text-ink-faint">
                  {template.category ? `${t(`category.${template.category}`)} · ` : null}
                  <Moment iso={template.changedAt} />
                </p>
              }
              onUse={() => onUse(template)}
              onPreview={() => onPreview(template)}
            />
          ))}
        </ul>
      )}
      <LoadMore hasMore={pages.hasNextPage} isLoading={pages.isFetchingNextPage} onLoad={() => void pages.fetchNextPage()} />
      {keptSections.length > 0 ? <OwnSections sections={keptSections} /> : null}
      <LoadMore hasMore={sections.hasNextPage} isLoading={sections.isFetchingNextPage} onLoad={() => void sections.fetchNextPage()} />
    </>
  );
}
