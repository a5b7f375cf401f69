import { useQuery } from "@tanstack/react-query";
import type { Template } from "@vitrine/contract";
import { Eye, FilePlus2, Search } from "lucide-react";
import { useDeferredValue, useState } from "react";
import { api } from "../../platform/calls/client.ts";
import { problemOf } from "../../platform/calls/problem.ts";
import { useLanguage, useText } from "../../platform/language/use-text.ts";
import { Button } from "../../ui/button/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { ProblemState } from "../../ui/feedback/problem-state.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { CategoryFilter } from "./category-filter.tsx";
import { type Category, filterTemplates } from "./filter-templates.ts";
import type { ImageAddress } from "./template-page.ts";
import { TemplatePreview } from "./template-preview.tsx";

export interface TemplateGalleryProps {
  /** Where the templates' pictures are to be had. */
  imageAddress: ImageAddress;
  onUse: (template: Template) => void;
  onBlank: () => void;
}

const GRID = "grid grid-cols-1 gap-5 desktop:grid-cols-2 wide:grid-cols-3";
const PICTURE = "relative block aspect-[4/3] w-full overflow-hidden rounded-lg border border-line bg-sunken";

function TemplateCard({ template, onUse, onPreview }: { template: Template; onUse: () => void; onPreview: () => void }) {
  const t = useText("templates");
  return (
    <li className="group flex flex-col">
      <div className={PICTURE}>
        <img src={template.thumbnailUrl} alt="" loading="lazy" className="size-full object-cover object-top" />
        <div className="absolute inset-0 flex items-end justify-center gap-2 bg-scrim p-4 opacity-0 transition-opacity duration-150 group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:bg-transparent pointer-coarse:opacity-100">
          <Button size="sm" icon={<Eye size={15} />} onClick={onPreview}>
            {t("preview")}
            <span className="sr-only">: {template.name}</span>
          </Button>
          <Button size="sm" variant="primary" onClick={onUse}>
            {t("use")}
            <span className="sr-only">: {template.name}</span>
          </Button>
        </div>
      </div>
      <div className="mt-3 flex items-baseline justify-between gap-3">
        <h2 className="text-tool font-semibold">{template.name}</h2>
        <span className="text-caption text-ink-faint">{t(`category.${template.category}`)}</span>
      </div>
      <p className="mt-0.5 text-tool text-pretty text-ink-soft">{template.description}</p>
    </li>
  );
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

/** Every template as a picture, and the blank page first. */
export function TemplateGallery({ imageAddress, onUse, onBlank }: TemplateGalleryProps) {
  const t = useText("templates");
  const language = useLanguage();
  const templates = useQuery(api.templates.list.queryOptions({ input: { language }, staleTime: Number.POSITIVE_INFINITY }));
  const [category, setCategory] = useState<Category>("all");
  const [search, setSearch] = useState("");
  const [previewed, setPreviewed] = useState<Template | null>(null);
  const wanted = useDeferredValue(search);
  if (templates.error && !templates.data) {
    return <ProblemState problem={problemOf(templates.error)} onRetry={() => void templates.refetch()} />;
  }
  const all = templates.data?.items ?? [];
  const found = filterTemplates(all, category, wanted);
  const isFiltered = category !== "all" || wanted.trim() !== "";
  return (
    <>
      {all.length > 0 ? (
        <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
          <CategoryFilter value={category} onValueChange={setCategory} templates={all} />
          <div className="w-full desktop:w-60">
            <TextField
              label={t("search")}
              isLabelHidden
              size="sm"
              type="search"
              placeholder={t("search")}
              value={search}
              onChange={(event) => setSearch(event.target.value)}
              suffix={<Search size={15} aria-hidden="true" className="mr-2 text-ink-faint" />}
            />
          </div>
        </div>
      ) : null}
      {isFiltered && found.length === 0 ? (
        <EmptyState
          title={t("none.title")}
          text={t("none.text")}
          action={
            <Button
              onClick={() => {
                setCategory("all");
                setSearch("");
              }}
            >
              {t("none.action")}
            </Button>
          }
        />
      ) : (
        <ul className={GRID}>
          {isFiltered ? null : <BlankCard onBlank={onBlank} />}
          {templates.isPending
            ? [1, 2, 3, 4, 5].map((place) => (
                <li key={place} aria-hidden="true">
                  <Skeleton className="aspect-[4/3] w-full rounded-lg" />
                  <Skeleton className="mt-3 h-4 w-32" />
                </li>
              ))
            : found.map((template) => (
                <TemplateCard
                  key={template.id}
                  template={template}
                  onUse={() => onUse(template)}
                  onPreview={() => setPreviewed(template)}
                />
              ))}
        </ul>
      )}
      <TemplatePreview
        template={previewed}
        imageAddress={imageAddress}
        onClose={() => setPreviewed(null)}
        onUse={(template) => {
          setPreviewed(null);
          onUse(template);
        }}
      />
    </>
  );
}
