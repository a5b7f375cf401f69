import type { PageStatus } from "@vitrine/contract";
import { Tags } from "lucide-react";
import { useText } from "../../../../platform/language/use-text.ts";
import { Button } from "../../../../ui/button/button.tsx";
import { SelectField } from "../../../../ui/field/select-field.tsx";
import { Dialog } from "../../../../ui/popup/dialog.tsx";
import type { FiltersProps } from "./wide-filters.tsx";

export interface FilterSheetProps extends FiltersProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What each status is called. */
  statuses: Readonly<Record<PageStatus, string>>;
  /** Whether anything is on besides words. */
  isNarrowed: boolean;
}

/** Everything the list can be narrowed by besides words; the list behind it follows each choice. */
export function FilterSheet({ open, onOpenChange, value, onValueChange, statuses, choices, isNarrowed, onManage }: FilterSheetProps) {
  const t = useText("pages");
  const l = useText("list");
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={l("filters.name")}
      footer={
        <>
          {/* It stays when there is nothing left to clear: it has the keyboard then. */}
          <Button
            variant="quiet"
            aria-disabled={!isNarrowed}
            onClick={isNarrowed ? () => onValueChange({ search: value.search }) : undefined}
          >
            {t("none.action")}
          </Button>
          <Button variant="primary" onClick={() => onOpenChange(false)}>
            {l("filters.show")}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <SelectField<PageStatus | "">
          label={t("status.label")}
          size="md"
          value={value.status ?? ""}
          onValueChange={(status) => onValueChange({ ...value, status: status || undefined })}
          options={[
            { value: "", label: t("status.all") },
            { value: "published", label: statuses.published },
            { value: "not_published", label: statuses.not_published },
            { value: "deleted", label: statuses.deleted },
          ]}
        />
        {choices.map(({ field, label, options }) => (
          <SelectField
            key={field}
            label={label}
            size="md"
            value={value[field] ?? ""}
            onValueChange={(next) => onValueChange({ ...value, [field]: next || undefined })}
            options={options}
          />
        ))}
        {onManage ? (
          <Button variant="quiet" className="-ml-4 self-start" onClick={onManage} icon={<Tags size={16} aria-hidden="true" />}>
            {l("labels.manage")}
          </Button>
        ) : null}
      </div>
    </Dialog>
  );
}
