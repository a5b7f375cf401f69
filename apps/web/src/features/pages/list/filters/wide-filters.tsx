import type { PageStatus } from "@vitrine/contract";
import { Tags, Trash2, X } from "lucide-react";
import { type Ref, useImperativeHandle, useRef } from "react";
import { useText } from "../../../../platform/language/use-text.ts";
import { Button } from "../../../../ui/button/button.tsx";
import { SearchField } from "../../../../ui/field/search-field.tsx";
import { SegmentedControl } from "../../../../ui/field/segmented-control.tsx";
import { SelectField } from "../../../../ui/field/select-field.tsx";
import { isNarrowed, type PageSearch } from "../page-search.ts";
import type { FilterChoice } from "./use-filter-choices.ts";

/** Takes the keyboard where what had it is gone. */
export interface FocusPlace {
  focus(): void;
}

export interface FiltersProps {
  ref?: Ref<FocusPlace> | undefined;
  value: PageSearch;
  onValueChange: (value: PageSearch) => void;
  choices: readonly FilterChoice[];
  /** Opens the tags and products themselves; left out for who may not change them. */
  onManage: (() => void) | undefined;
}

/** Everything the list can be narrowed by, in sight. */
export function WideFilters({ ref, value, onValueChange, choices, onManage }: FiltersProps) {
  const t = useText("pages");
  const l = useText("list");
  const isTrash = value.status === "deleted";
  const field = useRef<HTMLInputElement>(null);
  const clear = (): void => {
    onValueChange({});
    // What was pressed is gone with the last filter.
    field.current?.focus();
  };
  useImperativeHandle(ref, () => ({ focus: () => field.current?.focus() }), []);
  return (
    <div className="mb-4 flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <div className="w-64">
          <SearchField
            ref={field}
            label={t("search")}
            value={value.search}
            onValueChange={(search) => onValueChange({ ...value, search })}
          />
        </div>
        <div className="flex flex-1 flex-wrap items-center justify-end gap-2">
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
        {choices.map(({ field, label, options }) => (
          <div key={field} className="min-w-0 max-w-48 flex-1 basis-36">
            <SelectField
              label={label}
              isLabelHidden
              value={value[field] ?? ""}
              onValueChange={(next) => onValueChange({ ...value, [field]: next || undefined })}
              options={options}
            />
          </div>
        ))}
        {onManage ? (
          <Button variant="quiet" size="sm" onClick={onManage}>
            <Tags size={15} aria-hidden="true" />
            {l("labels.manage")}
          </Button>
        ) : null}
        {isNarrowed(value) ? (
          <Button variant="quiet" size="sm" onClick={clear}>
            <X size={15} aria-hidden="true" />
            {t("none.action")}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
