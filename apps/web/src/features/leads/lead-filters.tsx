import type { Page } from "@vitrine/contract";
import { useText } from "../../platform/language/use-text.ts";
import { SegmentedControl } from "../../ui/field/segmented-control.tsx";
import { SelectField } from "../../ui/field/select-field.tsx";
import type { LeadSearch } from "./lead-search.ts";

export interface LeadFiltersProps {
  value: LeadSearch;
  onValueChange: (value: LeadSearch) => void;
  pages: readonly Page[];
}

/** Site, page and box. Choosing a site forgets a page of another one. */
export function LeadFilters({ value, onValueChange, pages }: LeadFiltersProps) {
  const t = useText("leads");
  const sites = new Map(pages.map(({ siteId, siteName }) => [siteId, siteName]));
  const shown = value.siteId ? pages.filter(({ siteId }) => siteId === value.siteId) : pages;
  return (
    <div className="mb-4 flex flex-wrap items-center gap-3">
      {sites.size > 1 || value.siteId ? (
        <div className="w-full desktop:w-44">
          <SelectField
            label={t("filters.site")}
            isLabelHidden
            value={value.siteId ?? ""}
            onValueChange={(siteId) => onValueChange({ box: value.box, siteId: siteId || undefined })}
            options={[{ value: "", label: t("filters.allSites") }, ...[...sites].map(([id, name]) => ({ value: id, label: name }))]}
          />
        </div>
      ) : null}
      {pages.length > 0 ? (
        <div className="w-full desktop:w-60">
          <SelectField
            label={t("filters.page")}
            isLabelHidden
            value={value.pageId ?? ""}
            onValueChange={(pageId) => onValueChange({ ...value, pageId: pageId || undefined })}
            options={[{ value: "", label: t("filters.allPages") }, ...shown.map(({ id, title }) => ({ value: id, label: title }))]}
          />
        </div>
      ) : null}
      <div className="desktop:ml-auto">
        <SegmentedControl<"inbox" | "suspect">
          label={t("filters.box")}
          value={value.box ?? "inbox"}
          onValueChange={(box) => onValueChange({ ...value, box: box === "suspect" ? box : undefined })}
          options={[
            { value: "inbox", label: t("filters.inbox") },
            { value: "suspect", label: t("filters.suspect") },
          ]}
        />
      </div>
    </div>
  );
}
