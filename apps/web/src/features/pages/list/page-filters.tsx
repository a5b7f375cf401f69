import { useQuery } from "@tanstack/react-query";
import { LABEL_KINDS, PAGE_TYPES, type PageStatus } from "@vitrine/contract";
import { Tags, Trash2, X } from "lucide-react";
import { useState } from "react";
import { useText } from "../../../platform/language/use-text.ts";
import { useHasRole } from "../../../platform/person/use-has-role.ts";
import { Button } from "../../../ui/button/button.tsx";
import { SearchField } from "../../../ui/field/search-field.tsx";
import { SegmentedControl } from "../../../ui/field/segmented-control.tsx";
import { SelectField } from "../../../ui/field/select-field.tsx";
import { ManageLabelsDialog, useLabels } from "../../labels/index.ts";
import { sitesQuery } from "../../sites/index.ts";
import { isNarrowed, type PageSearch } from "./page-search.ts";

export interface PageFiltersProps {
  value: PageSearch;
  onValueChange: (value: PageSearch) => void;
}

const FIELD_OF_KIND = { tag: "tagId", product: "productId" } as const;

/** Words, status, site, type, tag and product, and the way to the trash. */
export function PageFilters({ value, onValueChange }: PageFiltersProps) {
  const t = useText("pages");
  const l = useText("list");
  const sites = useQuery(sitesQuery).data ?? [];
  const labels = useLabels();
  const mayEdit = useHasRole("editor");
  const [isManaging, setManaging] = useState(false);
  const isTrash = value.status === "deleted";
  const choice = (field: keyof PageSearch, label: string, all: string, options: readonly { value: string; label: string }[]) => (
    <div key={field} className="min-w-0 flex-1 basis-36 desktop:max-w-48">
      <SelectField
        label={label}
        isLabelHidden
        value={value[field] ?? ""}
        onValueChange={(next) => onValueChange({ ...value, [field]: next || undefined })}
        options={[{ value: "", label: all }, ...options]}
      />
    </div>
  );
  return (
    <div className="mb-4 flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <div className="w-full desktop:w-64">
          <SearchField label={t("search")} value={value.search} onValueChange={(search) => onValueChange({ ...value, search })} />
        </div>
        <div className="flex flex-1 flex-wrap items-center justify-between gap-2 desktop:justify-end">
          <SegmentedControl<PageStatus | "all">
            label={t("status.label")}
            value={value.status ?? "all"}
            onValueChange={(status) => onValueChange({ ...value, status: status === "all" ? undefined : status })}
            options={[
              { value: "all", label: t("status.all") },
              { value: "published", label: t("status.publishedMany") },
              { value: "not_published", label: t("status.notPublishedMany") },
            ]}
          />
          <Button
            variant={isTrash ? "secondary" : "quiet"}
            size="sm"
            aria-pressed={isTrash}
            onClick={() => onValueChange({ ...value, status: isTrash ? undefined : "deleted" })}
          >
            <Trash2 size={15} aria-hidden="true" />
            {l("trash.name")}
          </Button>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {sites.length > 1 || value.siteId
          ? choice(
              "siteId",
              t("site"),
              t("allSites"),
              sites.map(({ id, name }) => ({ value: id, label: name })),
            )
          : null}
        {choice(
          "type",
          l("type.name"),
          l("type.all"),
          PAGE_TYPES.map((type) => ({ value: type, label: l(`types.${type}`) })),
        )}
        {LABEL_KINDS.map((kind) => {
          const field = FIELD_OF_KIND[kind];
          const options = labels.filter((label) => label.kind === kind).map(({ id, name }) => ({ value: id, label: name }));
          return options.length > 0 || value[field] ? choice(field, l(`labels.name.${kind}`), l(`labels.all.${kind}`), options) : null;
        })}
        {mayEdit ? (
          <Button variant="quiet" size="sm" onClick={() => setManaging(true)}>
            <Tags size={15} aria-hidden="true" />
            {l("labels.manage")}
          </Button>
        ) : null}
        {isNarrowed(value) ? (
          <Button variant="quiet" size="sm" onClick={() => onValueChange({})}>
            <X size={15} aria-hidden="true" />
            {t("none.action")}
          </Button>
        ) : null}
      </div>
      {isManaging ? <ManageLabelsDialog onClose={() => setManaging(false)} /> : null}
    </div>
  );
}
