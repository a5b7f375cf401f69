import { useQuery } from "@tanstack/react-query";
import type { Language } from "@vitrine/document";
import { FilePlus2 } from "lucide-react";
import { useDeferredValue, useState } from "react";
import { problemOf } from "../../platform/calls/problem.ts";
import { useLanguage, useText } from "../../platform/language/use-text.ts";
import { Button } from "../../ui/button/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { ProblemState } from "../../ui/feedback/problem-state.tsx";
import { filterTemplates } from "./filter-templates.ts";
import { GALLERY_GRID, GalleryCard } from "./gallery-card.tsx";
import { GalleryFilters } from "./gallery-filters.tsx";
import { countChoices, type GallerySearch } from "./gallery-search.ts";
import { GallerySkeleton } from "./gallery-skeleton.tsx";
import { PageLoad } from "./page-load.tsx";
import { readyTemplatesQuery } from "./queries.ts";
import type { StartingTemplate } from "./starting-template.ts";

export interface TemplateGalleryProps {
  onUse: (template: StartingTemplate) => void;
  onPreview: (template: StartingTemplate) => void;
  /** With what the page shall speak. */
  onBlank: (language: Language) => void;
}

function BlankCard({ onBlank }: { onBlank: () => void }) {
  const t = useText("templates");
  return (
    <li className="flex flex-col">
      <button
        type="button"
        onClick={onBlank}
        className="flex aspect-[5/2] w-full desktop:aspect-[4/3] flex-col items-center justify-center gap-3 rounded-lg border border-dashed border-line-strong text-ink-soft transition-colors duration-150 hover:border-mar hover:bg-mar-soft hover:text-mar"
      >
        <FilePlus2 size={30} strokeWidth={1.5} aria-hidden="true" />
        <span className="text-tool font-semibold">{t("blank.title")}</span>
      </button>
      <p className="mt-3 text-tool text-pretty text-ink-soft">{t("blank.text")}</p>
    </li>
  );
}

/** The product's templates as pictures, and the blank page first. */
export function TemplateGallery({ onUse, onPreview, onBlank }: TemplateGalleryProps) {
  const t = useText("templates");
  const spoken = useLanguage();
  const [search, setSearch] = useState<GallerySearch>({ words: "", category: "all", chosen: {}, language: spoken });
  const wanted = useDeferredValue(search);
  const templates = useQuery(readyTemplatesQuery(search.language));
  if (templates.error && !templates.data) {
    return <ProblemState problem={problemOf(templates.error)} onRetry={() => void templates.refetch()} />;
  }
  const all = templates.data ?? [];
  const found = filterTemplates(all, wanted.category, wanted.words, wanted.chosen);
  const isFiltered = countChoices(wanted) > 0 || wanted.words.trim() !== "";
  return (
    <>
      <GalleryFilters value={search} onValueChange={setSearch} templates={all} found={found.length} />
      {isFiltered && templates.data && found.length === 0 ? (
        <EmptyState
          title={t("none.title")}
          text={t("none.text")}
          action={<Button onClick={() => setSearch({ ...search, words: "", category: "all", chosen: {} })}>{t("none.action")}</Button>}
        />
      ) : (
        <ul className={GALLERY_GRID}>
          {isFiltered ? null : <BlankCard onBlank={() => onBlank(search.language)} />}
          {templates.data ? null : <GallerySkeleton />}
          {found.map((template) => (
            <GalleryCard
              key={template.id}
              name={template.name}
              picture={<img src={template.thumbnailUrl} alt="" loading="lazy" className="size-full object-cover object-top" />}
              aside={
                <>
                  {t(`category.${template.category}`)}
                  {template.bytes === null ? null : <PageLoad bytes={template.bytes} />}
                </>
              }
              text={<p>{template.description}</p>}
              onUse={() => onUse(template)}
              onPreview={() => onPreview(template)}
            />
          ))}
        </ul>
      )}
    </>
  );
}
