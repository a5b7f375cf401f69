import { useQuery } from "@tanstack/react-query";
import type { Page } from "@vitrine/contract";
import { useText } from "../../../platform/language/use-text.ts";
import { SearchField } from "../../../ui/field/search-field.tsx";
import { SegmentedControl } from "../../../ui/field/segmented-control.tsx";
import { SelectField } from "../../../ui/field/select-field.tsx";
import { sitesQuery } from "../../sites/index.ts";
import type { PageSearch } from "./page-search.ts";

export interface PageFiltersProps {
  value: PageSearch;
  onValueChange: (value: PageSearch) => void;
}

/** Words, site and status. */
export function PageFilters({ value, onValueChange }: PageFiltersProps) {
  const t = useText("pages");
  const sites = useQuery(sitesQuery).data ?? [];
  return (
    <div className="mb-4 flex flex-wrap items-center gap-3">
      <div className="w-full desktop:w-64">
        <SearchField label={t("search")} value={value.search} onValueChange={(search) => onValueChange({ ...value, search })} />
      </div>
      {sites.length > 1 || value.siteId ? (
        <div className="w-full desktop:w-48">
          <SelectField
            label={t("site")}
            isLabelHidden
            value={value.siteId ?? ""}
            onValueChange={(siteId) => onValueChange({ ...value, siteId: siteId || undefined })}
            options={[{ value: "", label: t("allSites") }, ...sites.map(({ id, name }) => ({ value: id, label: name }))]}
          />
        </div>
      ) : null}
      <div className="desktop:ml-auto">
        <SegmentedControl<Page["status"] | "all">
          label={t("status.label")}
          value={value.status ?? "all"}
          onValueChange={(status) => onValueChange({ ...value, status: status === "all" ? undefined : status })}
          options={[
            { value: "all", label: t("status.all") },
            { value: "published", label: t("status.publishedMany") },
            { value: "not_published", label: t("status.notPublishedMany") },
          ]}
        />
      </div>
    </div>
  );
}
