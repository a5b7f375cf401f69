import { TEMPLATE_CATEGORIES, type Template } from "@vitrine/contract";
import { LANGUAGES } from "@vitrine/document";
import { Search, SlidersHorizontal } from "lucide-react";
import { useState } from "react";
import { languageName } from "../../platform/language/language-name.ts";
import { useText } from "../../platform/language/use-text.ts";
import { Button } from "../../ui/button/button.tsx";
import { SelectField } from "../../ui/field/select-field.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { Dialog } from "../../ui/popup/dialog.tsx";
import { Popover } from "../../ui/popup/popover.tsx";
import { ChoiceChips } from "./choice-chips.tsx";
import { FacetChoices } from "./facet-choices.tsx";
import { narrowingOf } from "./facets.ts";
import { type Category, filterTemplates } from "./filter-templates.ts";
import { countChoices, type GallerySearch } from "./gallery-search.ts";

export interface GalleryFiltersProps {
  value: GallerySearch;
  onValueChange: (value: GallerySearch) => void;
  /** All there are in the language. */
  templates: readonly Template[];
  /** How many of them are shown. */
  found: number;
}

/** Words, language, categories and what else tells the templates apart. On a telephone the choices are in a sheet. */
export function GalleryFilters({ value, onValueChange, templates, found }: GalleryFiltersProps) {
  const t = useText("templates");
  const [isSheetOpen, setSheetOpen] = useState(false);
  const present = new Set(templates.map(({ category }) => category));
  const categories: readonly Category[] = ["all", ...TEMPLATE_CATEGORIES.filter((category) => present.has(category))];
  const narrowing = narrowingOf(filterTemplates(templates, value.category, ""));
  const count = countChoices(value);
  const facetCount = count - (value.category === "all" ? 0 : 1);
  const chips = (isLabelHidden: boolean) => (
    <ChoiceChips
      label={t("categories")}
      isLabelHidden={isLabelHidden}
      value={value.category}
      // What is offered besides depends on the category.
      onValueChange={(category) => onValueChange({ ...value, category, chosen: {} })}
      options={categories.map((category) => ({ value: category, label: t(`category.${category}`) }))}
    />
  );
  const facets = (
    <FacetChoices narrowing={narrowing} value={value.chosen} onValueChange={(chosen) => onValueChange({ ...value, chosen })} />
  );
  const withCount = (words: string, some: number) => (
    <>
      {words}
      {some > 0 ? <span className="text-ink-faint tabular-nums">{some}</span> : null}
    </>
  );
  return (
    <div className="mb-6 flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <div className="w-full desktop:w-72">
          <TextField
            label={t("search")}
            isLabelHidden
            size="sm"
            type="search"
            placeholder={t("search")}
            value={value.words}
            onChange={(event) => onValueChange({ ...value, words: event.target.value })}
            suffix={<Search size={15} aria-hidden="true" className="mr-2 text-ink-faint" />}
          />
        </div>
        <div className="min-w-0 flex-1 desktop:w-40 desktop:flex-none">
          <SelectField
            label={t("language")}
            isLabelHidden
            value={value.language}
            onValueChange={(language) => onValueChange({ ...value, language })}
            options={LANGUAGES.map((language) => ({ value: language, label: languageName(language) }))}
          />
        </div>
        <Button size="sm" className="desktop:hidden" icon={<SlidersHorizontal size={15} />} onClick={() => setSheetOpen(true)}>
          {withCount(t("filters"), count)}
        </Button>
        {narrowing.length > 0 ? (
          <Popover
            align="end"
            trigger={
              <Button size="sm" className="max-desktop:hidden" icon={<SlidersHorizontal size={15} />}>
                {withCount(t("filters"), facetCount)}
              </Button>
            }
          >
            <div className="w-80">{facets}</div>
          </Popover>
        ) : null}
      </div>
      <div className="max-desktop:hidden">{chips(true)}</div>
      <Dialog
        open={isSheetOpen}
        onOpenChange={setSheetOpen}
        title={t("filters")}
        footer={
          <>
            {count > 0 ? <Button onClick={() => onValueChange({ ...value, category: "all", chosen: {} })}>{t("clear")}</Button> : null}
            <Button variant="primary" onClick={() => setSheetOpen(false)}>
              {t("show", { count: found })}
            </Button>
          </>
        }
      >
        <div className="flex flex-col gap-5">
          {chips(false)}
          {facets}
        </div>
      </Dialog>
    </div>
  );
}
